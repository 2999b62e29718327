/** Calls about one person's data. */
import type { privacyApi } from '../../contract/privacy.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { showUser } from '../users/users.store.ts'
import { erasePerson } from './erase-person.ts'
import { gatherMyData } from './my-data.ts'

export function privacyHandlers({ orm }: Services): HandlersOf<typeof privacyApi> {
  return {
    exportMyData: async ({ scope }) => ({
      name: 'My data.json',
      mediaType: 'application/json',
      content: JSON.stringify(await gatherMyData(orm, scope), null, 2),
    }),
    erasePerson: async ({ scope, params, change }) => showUser(await erasePerson(scope, params.id, change)),
  }
}
