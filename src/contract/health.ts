/** The server's health: for monitors, and for System Status on the help page. */
import { z } from 'zod'
import { route } from './route.ts'
import { moment } from './text.ts'

export const partStates = ['ok', 'off', 'failing'] as const
const part = z.object({ state: z.enum(partStates), since: moment, detail: z.string() })

export const health = z.object({
  state: z.enum(['ok', 'failing']),
  version: z.string(),
  parts: z.object({ database: part, queue: part, email: part, ai: part }),
})
export type Health = z.infer<typeof health>

export const healthApi = {
  health: route({
    method: 'GET',
    path: '/api/health',
    allow: 'anyone',
    summary: 'State of the database, the job queue, email, and the AI provider',
    output: health,
  }),
  publicSettings: route({
    method: 'GET',
    path: '/api/public-settings',
    allow: 'anyone',
    summary: 'What the public pages need to know: legal links, support address, whether sign-in is the embedded demo',
    output: z.object({
      supportEmail: z.string(),
      /** False: messages go to the group's administrators instead. */
      hasSupportDesk: z.boolean(),
      privacyUrl: z.string().nullable(),
      termsUrl: z.string().nullable(),
      demo: z.boolean(),
    }),
  }),
}
