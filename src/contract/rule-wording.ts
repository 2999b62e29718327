/** Rules that the product did not understand, said again in words that it does. */
import { z } from 'zod'
import { route } from './route.ts'
import { line } from './text.ts'

export const ruleWordingApi = {
  rewordRule: route({
    method: 'POST',
    path: '/api/rules/reword',
    allow: 'admin',
    summary:
      'Has the outside model reword a custom rule so that it can be read; nothing changes until someone saves it',
    body: z.object({ text: line(500, 'Rule is required') }),
    example: { text: 'Dr. Chen is done with the graveyard for this year' },
    output: z.object({
      /** The same rule in other words, checked to be understood; null where there is none. */
      reworded: z.string().nullable(),
      /** How the new wording was understood, or why there is none. */
      says: z.string(),
      usedModel: z.string(),
    }),
    perMinute: 20,
  }),
}
