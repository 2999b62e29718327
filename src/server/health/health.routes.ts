/** Public calls: the server's state, and what the public pages need. */
import type { healthApi } from '../../contract/health.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'

export function healthHandlers({ health, settings }: Services): HandlersOf<typeof healthApi> {
  return {
    health: () => health.read(),
    publicSettings: async () => ({
      supportEmail: settings.supportEmail,
      hasSupportDesk: settings.hasSupportDesk,
      privacyUrl: settings.privacyUrl ?? null,
      termsUrl: settings.termsUrl ?? null,
      demo: settings.provider === undefined,
    }),
  }
}
