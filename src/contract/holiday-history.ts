/** Who worked which major holiday in the last 3 years: entered by hand, imported, or from published schedules. */
import { z } from 'zod'
import { done, idOf, pathIdOf, route } from './route.ts'
import { calendarDate, line } from './text.ts'

/** Where an entry comes from. Entries by hand win over schedules, which win over imports. */
export const keptSources = ['typed', 'imported'] as const
export type KeptSource = (typeof keptSources)[number]
export const historySources = [...keptSources, 'schedule'] as const
export type HistorySource = (typeof historySources)[number]

const byGroup = z.object({ id: pathIdOf('group') })
const turn = z.object({ physicianId: idOf('user'), holiday: line(100), year: z.int().min(2000).max(2200) })

export const holidayHistory = z.object({
  /** Holidays that can be entered, oldest first. */
  holidays: z.array(z.object({ name: z.string(), date: calendarDate })),
  /** Known entries. A physician without one wasn't there, or it isn't known. */
  entries: z.array(turn.extend({ worked: z.boolean(), source: z.enum(historySources) })),
})
export type HolidayHistory = z.infer<typeof holidayHistory>

export const holidayHistoryApi = {
  showHolidayHistory: route({
    method: 'GET',
    path: '/api/groups/:id/holiday-history',
    allow: 'admin',
    summary: 'Who worked which major holiday in the last 3 years, and the source of each entry',
    params: byGroup,
    output: holidayHistory,
    reads: ['group', 'physicians', 'roles', 'schedules', 'shifts', 'requests'],
  }),
  saveHolidayHistory: route({
    method: 'PUT',
    path: '/api/groups/:id/holiday-history',
    allow: 'admin',
    summary: 'Records who worked which major holidays, all or nothing; other holidays keep their entries',
    params: byGroup,
    body: z.object({
      /** Null removes an entry, so schedules decide again. */
      entries: z.array(turn.extend({ worked: z.boolean().nullable() })).max(2000),
    }),
    example: { entries: [] },
    output: done,
    changes: ['physicians', 'activity'],
  }),
}
