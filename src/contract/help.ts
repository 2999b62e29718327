/** A message to the support desk or, without one, to the group's administrators. */
import { z } from 'zod'
import { route } from './route.ts'
import { line, requiredProse } from './text.ts'

export const supportTopics = ['question', 'problem', 'idea'] as const
export type SupportTopic = (typeof supportTopics)[number]

export const supportForm = z.object({
  topic: z.enum(supportTopics),
  subject: line(150, 'Subject is required'),
  message: requiredProse(4000, 'Message is required'),
})

export const helpApi = {
  writeToSupport: route({
    method: 'POST',
    path: '/api/support-messages',
    allow: 'member',
    summary: 'Sends a message to SUPPORT_EMAIL, or to the group’s coordinators if that is not set',
    body: supportForm,
    example: { topic: 'question', subject: 'Calendar', message: 'How do I add my shifts to my phone?' },
    output: z.object({
      sentTo: z.enum(['support', 'administrators']),
      receivers: z.int(),
    }),
    status: 201,
    changes: ['activity'],
    perMinute: 10,
  }),
}
