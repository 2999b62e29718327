/** The call that rewords a custom rule so we can read it. */
import type { ruleWordingApi } from '../../contract/rule-wording.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { rewordRule } from './reword-rule.ts'
import { openRecords } from './tools/records.ts'

export function ruleWordingHandlers({ orm, advisor, now, model }: Services): HandlersOf<typeof ruleWordingApi> {
  return {
    rewordRule: async ({ scope, body, reply }) => {
      const stop = new AbortController()
      reply.raw.on('close', () => stop.abort())
      return rewordRule(model, body.text, await openRecords({ orm, advisor, now }, scope), stop.signal)
    },
  }
}
