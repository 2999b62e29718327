/** What changed in someone's own shifts: old and new days side by side, and their answer. */
import { z } from 'zod'
import { done, idOf, pathIdOf, route } from './route.ts'
import { shift } from './schedules.ts'
import { calendarDate, moment, prose } from './text.ts'

/** A shift before or after the change: everything that matters to the person who works it. */
const dayShift = shift.pick({
  id: true,
  roleId: true,
  role: true,
  position: true,
  shiftType: true,
  startTime: true,
  endTime: true,
  location: true,
})
export type DayShift = z.infer<typeof dayShift>

/** A day without a shift is a day off. `isFirst`: its month wasn't published before, so there is nothing to compare with. */
const changedDay = z.object({
  date: calendarDate,
  was: z.array(dayShift),
  is: z.array(dayShift),
  isFirst: z.boolean().optional(),
})
export type ChangedDay = z.infer<typeof changedDay>

/** All unanswered changes merged into one, without changes that were reversed in between. */
const news = z.object({
  /** The messages it is made of; an answer names the ones the person saw. */
  notificationIds: z.array(idOf('notification')),
  at: moment.nullable(),
  /** Who made the last of them; null if it was the system or several people. */
  byName: z.string().nullable(),
  days: z.array(changedDay),
})
export type News = z.infer<typeof news>

/** Two people may have the same name. */
const answerer = z.object({ physicianId: idOf('user'), name: z.string() })
const newsAnswers = z.object({
  looksGood: z.array(answerer.extend({ at: moment })),
  problems: z.array(answerer.extend({ at: moment, says: z.string() })),
  waiting: z.array(answerer),
})
export type NewsAnswers = z.infer<typeof newsAnswers>

export const newsApi = {
  myNews: route({
    method: 'GET',
    path: '/api/news',
    allow: 'member',
    summary: 'Changes to the caller’s shifts that they haven’t acknowledged, old and new side by side',
    output: news,
    reads: ['notifications', 'news'],
  }),
  newsEffect: route({
    method: 'GET',
    path: '/api/news/effect',
    allow: 'member',
    summary: 'How the changes the caller hasn’t acknowledged affect their stretches and fair share, in sentences',
    output: z.object({ sentences: z.array(z.string()) }),
    reads: ['notifications', 'news', 'schedules', 'shifts', 'physicians', 'roles', 'group', 'requests'],
    perMinute: 60,
  }),
  answerNews: route({
    method: 'POST',
    path: '/api/news/answer',
    allow: 'member',
    summary: 'Acknowledges changes to the caller’s shifts, or reports a problem to the coordinators',
    body: z.object({
      notificationIds: z.array(idOf('notification')).min(1).max(200),
      /** Left out: looks good. */
      problem: prose(1000).optional(),
    }),
    example: { notificationIds: [1] },
    output: done,
    changes: ['notifications', 'news', 'shifts', 'activity'],
  }),
  newsAnswers: route({
    method: 'GET',
    path: '/api/schedules/:id/answers',
    allow: 'admin',
    summary: 'Who has acknowledged the changes to a published schedule, and who hasn’t',
    params: z.object({ id: pathIdOf('schedule') }),
    output: newsAnswers,
    reads: ['news', 'schedules', 'shifts'],
  }),
}
