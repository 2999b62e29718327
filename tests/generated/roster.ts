/** What a shape paints: one roster, and a canvas that keeps the truth. */
import type { CalendarDate } from '../../src/engine/model.ts'
import type { Chance } from './random.ts'

export type Roster = {
  chance: Chance
  days: CalendarDate[]
  /** As the file writes them. */
  names: string[]
  /** By person, then by day; empty for a day off. */
  shifts: string[][]
  leave: string
  codes: string[]
  roles: string[]
  /** By day, then by role: the person, or -1. */
  slots: number[][]
  writeDate: (date: CalendarDate) => string
  hasWeekdays: boolean
  isHard: boolean
}

export type Sketch = {
  put: (
    row: number,
    column: number,
    text: string | number,
    look?: { down?: number; across?: number; fill?: string },
  ) => void
  tell: (person: number, date: CalendarDate, code: string) => void
}

export type Shape = (roster: Roster, sketch: Sketch, top: number) => number

export const weeksOf = (days: CalendarDate[]): CalendarDate[][] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7))
