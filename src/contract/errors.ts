/** Every API refusal: its code, status, and sentence. Unknown errors are a plain 500 with a request id. */
import { z } from 'zod'

export const errors = {
  invalid: { status: 400, text: 'The request isn’t valid.' },
  'malformed-json': { status: 400, text: 'The body isn’t valid JSON.' },
  unauthorized: { status: 401, text: 'Unauthorized' },
  forbidden: { status: 403, text: 'Only administrators can do this.' },
  'no-group': { status: 403, text: 'You don’t belong to a group yet. Create or join one first.' },
  'other-origin': { status: 403, text: 'Changes are accepted from this site only.' },
  'not-found': { status: 404, text: 'We couldn’t find that.' },
  'unknown-call': { status: 404, text: 'This API endpoint doesn’t exist.' },
  'wrong-method': { status: 405, text: 'This endpoint doesn’t support this method.' },
  stale: { status: 409, text: 'Someone else changed this. Here’s the current version.' },
  conflict: { status: 409, text: 'Something changed, so this no longer works. Reload and try again.' },
  'needs-reason': { status: 422, text: 'This breaks a hard rule. Give a reason to do it anyway.' },
  'cannot-generate': { status: 422, text: 'We can’t generate a schedule from your group’s settings.' },
  'unreadable-file': { status: 422, text: 'We couldn’t read the file as a schedule.' },
  'no-schedule': { status: 422, text: 'We found no schedule in the file.' },
  'too-large': { status: 413, text: 'The body is too large.' },
  'wrong-content-type': { status: 415, text: 'Send JSON, with the content type application/json.' },
  'too-many': { status: 429, text: 'Too many requests. Wait a minute and try again.' },
  unexpected: { status: 500, text: 'Something went wrong on our side. We logged it; please try again.' },
  unavailable: { status: 503, text: 'The database isn’t responding right now. Try again in a moment.' },
  'not-ready': { status: 503, text: 'The server is starting or stopping. Try again in a moment.' },
} as const
export type ErrorCode = keyof typeof errors

/** The body of every refusal. `field` names the invalid input; `current` is the state that won over a stale change. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  problems: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
