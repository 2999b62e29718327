/** Rewords custom rules that the product couldn't read. */
import { z } from 'zod'
import { route } from './route.ts'
import { line } from './text.ts'

export const ruleWordingApi = {
  rewordRule: route({
    method: 'POST',
    path: '/api/rules/reword',
    allow: 'admin',
    summary:
      'Asks the outside model to reword a custom rule so that we can read it; nothing changes until someone saves it',
    body: z.object({ text: line(500, 'Rule is required') }),
    example: { text: 'Dr. Chen is done with the graveyard for this year' },
    output: z.object({
      /** The reworded rule, checked to be readable; null if there is none. */
      reworded: z.string().nullable(),
      /** How the new wording was read, or why there is none. */
      says: z.string(),
      usedModel: z.string(),
    }),
    perMinute: 20,
  }),
}
