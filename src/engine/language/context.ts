/** What a text is read against: the group, the speaker, and the dates being planned. */
import type { CalendarDate, Physician, Role } from '../model.ts'

export type KnownPhysician = Pick<Physician, 'id' | 'name' | 'experienceLevel' | 'fte' | 'nightShiftPreference'> & {
  /** First day with the group. */
  startedOn?: CalendarDate
}
export type KnownRole = Pick<Role, 'id' | 'name' | 'category' | 'startTime' | 'endTime' | 'lasts24Hours'>

export type Context = {
  physicians: KnownPhysician[]
  roles: KnownRole[]
  /** The physician who wrote the text: "I", and the subject if no one is named. */
  speaker?: string
  /** The role these rules belong to, if no role is named. */
  role?: string
  from: CalendarDate
  days: number
  holidays: { date: CalendarDate; name: string }[]
  /** A question may be about the past: a date without a year is the nearest one, not the next. */
  looksBack?: true
  /** Who worked on which date before the period, as far as known. */
  worked?: { physicianId: string; date: CalendarDate }[]
}
