/** The call behind the contact form of the help page. */
import type { helpApi } from '../../contract/help.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { sendToAdmins, sendToDesk } from './help.service.ts'

export function helpHandlers({ settings }: Services): HandlersOf<typeof helpApi> {
  return {
    writeToSupport: ({ scope, body, change }) =>
      settings.hasSupportDesk
        ? sendToDesk(scope, body, settings.supportEmail, change)
        : sendToAdmins(scope, body, change),
  }
}
