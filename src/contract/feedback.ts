/** What physicians say of a published schedule. */
import { z } from 'zod'
import { idOf, pathIdOf, route } from './route.ts'
import { sentence } from './sentence.ts'
import { prose } from './text.ts'

export const feedbackCategories = ['fairness', 'nights', 'weekends', 'time-off', 'continuity', 'workload'] as const

export const feedbackForm = z.object({
  rating: z
    .int(sentence('Choose 1 to 5 stars'))
    .min(1, sentence('Choose 1 to 5 stars'))
    .max(5, sentence('Choose 1 to 5 stars')),
  comments: prose(2000).nullable().default(null),
  categories: z.array(z.enum(feedbackCategories)).max(feedbackCategories.length).default([]),
  isAnonymous: z.boolean().default(true),
})
export type FeedbackForm = z.infer<typeof feedbackForm>

/** How many answers it takes before anonymous comments are shown: with one or two, the words would reveal the author. */
export const fewestForTexts = 3

/** Without a time and not in order of time, since both would reveal the author. */
const opinion = z.object({
  rating: z.int(),
  comments: z.string().nullable(),
  categories: z.array(z.string()),
  /** Null for an anonymous one. */
  physicianId: idOf('user').nullable(),
  name: z.string().nullable(),
})

export const feedbackSummary = z.object({
  answers: z.int(),
  asked: z.int(),
  average: z.number().nullable(),
  /** How many gave 1, 2, 3, 4, 5. */
  ratings: z.array(z.int()).length(5),
  categories: z.array(z.object({ category: z.string(), count: z.int() })),
  opinions: z.array(opinion),
})
export type FeedbackSummary = z.infer<typeof feedbackSummary>

const byId = z.object({ id: pathIdOf('schedule') })

export const feedbackApi = {
  giveFeedback: route({
    method: 'POST',
    path: '/api/schedules/:id/feedback',
    allow: 'member',
    summary: 'Rates a published schedule as a physician; rating it again replaces the first rating',
    params: byId,
    body: feedbackForm,
    example: { rating: 4, comments: 'Good month', categories: ['fairness'] },
    output: feedbackForm,
    changes: ['schedules'],
  }),
  myFeedback: route({
    method: 'GET',
    path: '/api/schedules/:id/feedback/my',
    allow: 'member',
    summary: 'The caller’s own rating, or null',
    params: byId,
    output: feedbackForm.nullable(),
    reads: ['schedules'],
  }),
  feedbackSummary: route({
    method: 'GET',
    path: '/api/schedules/:id/feedback',
    allow: 'admin',
    summary: 'The group’s feedback on a schedule; anonymous ratings never show who wrote them',
    params: byId,
    output: feedbackSummary,
    reads: ['schedules'],
  }),
}
