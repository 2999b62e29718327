/** The scheduling problem in domain terms: the plain data a caller passes to the engine. */

import type { RuleId } from './rules/rule-ids.ts'

/** A calendar date, yyyy-mm-dd. */
export type CalendarDate = string
/** A clock time, HH:MM. */
export type ClockTime = string

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

export const patterns = ['7-on-7-off', '24-hour', '12-hour-day-night', 'custom'] as const
export type Pattern = (typeof patterns)[number]

/** A shift's kind for the body, from its clock times: colors, night counts, and rotation all use it. */
export const shiftKinds = ['day', 'evening', 'night', 'twenty-four', 'backup'] as const
export type ShiftKind = (typeof shiftKinds)[number]

export const roleCategories = ['rounder', 'admitter', 'coverage', 'backup', 'special'] as const
export type RoleCategory = (typeof roleCategories)[number]

export const experienceLevels = ['resident', 'junior', 'mid-level', 'senior', 'attending'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

export const shiftLengths = ['12-hour', '24-hour', 'flexible'] as const
export type ShiftLength = (typeof shiftLengths)[number]

export const nightShiftPreferences = ['prefer', 'neutral', 'avoid'] as const
export type NightShiftPreference = (typeof nightShiftPreferences)[number]

export type Role = {
  id: string
  name: string
  category: RoleCategory
  startTime: ClockTime
  /** Not later than startTime: the shift ends on the next day. Equal to startTime only with `lasts24Hours`. */
  endTime: ClockTime
  /** From startTime to the same time the next day. Explicit, because equal times are usually a mistake. */
  lasts24Hours?: boolean
  daysOfWeek: Weekday[]
  /** 0 keeps a role known for past shifts, with no one needed in it. */
  requiredCount: number
  /** Weekdays with their own count, whether or not they are in `daysOfWeek`; 0 means no one. */
  countsByWeekday?: Partial<Record<Weekday, number>>
  /** Dates with their own count, whatever their weekday; 0 means no one. */
  countsByDate?: DateCount[]
  /** 1 is filled first, 10 last. */
  priority: number
  restrictions: RoleRestrictions
}

export type DateCount = { date: CalendarDate; count: number }

export type RoleRestrictions = {
  /** Minimum experience, in the order of experienceLevels. */
  minExperience?: ExperienceLevel
  /** One of these is required. */
  specialties?: string[]
  /** Only these physicians (ids). */
  only?: string[]
  /** Never these physicians (ids). */
  never?: string[]
}

export type Physician = {
  id: string
  name: string
  /** 0.1 to 1: fair shares and targets scale with it. */
  fte: number
  experienceLevel: ExperienceLevel
  /** 1 is the most senior; undefined ranks last. Breaks ties only. */
  seniorityRank?: number
  specialtyAreas: string[]
  /** Role ids. */
  preferredRoles: string[]
  avoidedRoles: string[]
  /** Preferred and avoided kinds of shift: +1 prefer, -1 avoid. */
  shiftTypePreferences: Partial<Record<ShiftKind, 1 | -1>>
  /** Preferred and avoided role categories: +1 prefer, -1 avoid. */
  roleTypePreferences: Partial<Record<RoleCategory, 1 | -1>>
  /** Empty means every day. */
  availableDays: Weekday[]
  unavailableDates: CalendarDate[]
  maxConsecutiveDays: number
  minRestDays: number
  preferredShiftLength: ShiftLength
  weekendAvailability: boolean
  holidayAvailability: boolean
  nightShiftPreference: NightShiftPreference
  /** Any first day of a week on, from which 7 on and 7 off are counted. */
  track?: CalendarDate
  /** The weeks on that are laid out in the month, if the month is laid out; they go before the track. */
  weeksOn?: WeekOn[]
  /** Requests beyond the fields above: days, a maximum, and spacing. */
  preferences: {
    /** Days this physician asks to work (optionally in one role) or to be off. */
    shifts: { date: CalendarDate; roleId?: string; wants: 'work' | 'off' }[]
    maxShifts?: number
    avoidConsecutive: boolean
    preferWeekends: boolean
  }
  /** Approved time off: all of its dates. */
  absences: CalendarDate[]
  /** What the physician worked before the month, which fair shares even out. */
  ledger: Ledger
  /** Holidays the physician worked in the last 3 years, or is published to work after the month. */
  holidayHistory: HolidayWorked[]
  /** Dealt holidays that the physician has off. */
  holidaysOff?: CalendarDate[]
}

/** From the first to the last day. */
export type WeekOn = { from: CalendarDate; to: CalendarDate; isNight: boolean }

export type HolidayWorked = { name: string; year: number }

/** It rolls with the month, so nothing resets on January 1: 12 months back, and 3 years for holidays. */
export type Ledger = {
  /** Days of the last 12 months, as far as known, on which the physician was in the group and not away. */
  daysPresent: number
  shifts: number
  nights: number
  weekendDays: number
  backups: number
  /** Holidays of the last 3 years, as far as known, on which the physician was in the group and not away. */
  holidaysPresent: number
  holidays: number
}

export type Assignment = { physicianId: string; roleId: string; date: CalendarDate }

export const backupBlocks = ['week', 'half-week'] as const
export type BackupBlock = (typeof backupBlocks)[number]

export type GroupRules = {
  pattern: Pattern
  /** Positions per shift, for a group without roles. */
  coverageRequirements: number
  maxConsecutiveShifts: number
  minRestBetweenShifts: number
  /** How long someone is on backup at a time; a week by default. */
  backupBlock?: BackupBlock
  /** The days on which weeks change hands in 7-on/7-off groups; any day by default. */
  switchDays?: Weekday[]
  /** The group's choices by rule id; other rules have their defaults. */
  choices: Partial<Record<RuleId, RuleChoice>>
  /** Rules written as free text (see language/). */
  customRules: CustomRule[]
}

/** `weight` is for soft rules: the points of one unit of breach (see rules/rule.ts for the scale). */
export type RuleChoice = { on: boolean; weight?: number }

/** A custom rule, as read. The physicians, roles, and dates it is about are resolved to ids. */
export type CustomRule = {
  /** The sentence, for explanations. */
  text: string
  hard: boolean
  who: RuleSubject
  what: CustomLimit
  /** Dates it applies to; undefined means always. */
  dates?: { from: CalendarDate; to: CalendarDate }
  weekdays?: Weekday[]
}

export type RuleSubject = { physicianIds: string[] } | { experience: ExperienceLevel[] } | 'everyone'

export type CustomLimit =
  | { limit: 'never'; kinds?: ShiftKind[]; roleIds?: string[] }
  | { limit: 'only'; kinds?: ShiftKind[]; roleIds?: string[] }
  | { limit: 'prefer'; kinds?: ShiftKind[]; roleIds?: string[] }
  | {
      limit: 'at-most' | 'at-least'
      count: number
      of: 'shifts' | 'hours'
      kinds?: ShiftKind[]
      roleIds?: string[]
      /** Counts worked weekends instead of shifts. */
      weekends?: boolean
      /** Only shifts that start on a holiday count. */
      holidays?: boolean
      /** Only shifts that start on these dates count, including those around the month. */
      on?: CalendarDate[]
      per: 'week' | 'month'
    }
  /** With `weekends`, worked weekends in a row; they have no `atLeast`. */
  | {
      limit: 'in-a-row'
      atLeast?: number
      atMost?: number
      weekends?: boolean
      kinds?: ShiftKind[]
      roleIds?: string[]
    }
  | { limit: 'apart'; kinds?: ShiftKind[] }
  | { limit: 'together'; kinds?: ShiftKind[] }
  /** After a shift of `kinds` or roles, this many hours before the next shift; with `before`, only before shifts of those kinds. */
  | { limit: 'rest-after'; kinds?: ShiftKind[]; roleIds?: string[]; hours: number; before?: ShiftKind[] }
  /** On every day with such shifts, at least this many of the people have one. */
  | { limit: 'on-every'; count: number; kinds?: ShiftKind[]; roleIds?: string[] }
  /** No one has such a shift unless at least one of `people` works at the same time; 'others': people it isn't about. */
  | { limit: 'company'; people: RuleSubject | 'others'; kinds?: ShiftKind[]; roleIds?: string[] }
  /** Stretches start on the rule's weekdays. */
  | { limit: 'switch-day' }

/** Minimums. They may be impossible, and then no schedule would be legal, so they are weighted instead. */
export function isMinimum({ limit }: CustomLimit): boolean {
  return limit === 'at-least' || limit === 'on-every' || limit === 'company'
}

/** Each major holiday is a burden of its own, besides its fair share. */
export type Holiday = { date: CalendarDate; name: string; isMajor?: boolean }

export type Problem = {
  /** First day of the month, and how many days it has. */
  from: CalendarDate
  days: number
  roles: Role[]
  physicians: Physician[]
  group: GroupRules
  holidays: Holiday[]
  /** What was worked before `from` (at least two weeks of it where known). */
  before: Assignment[]
  /** What is published after the month, as far as known. None of it counts as work of this month. */
  after: Assignment[]
  /** Shifts that may not change: published, hand-edited, already worked. */
  locked: Assignment[]
}
