/** A piece of a question: what it means, and how it was typed. */
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import type { DateSpot } from '../../../../engine/language/recognize/relative-dates.ts'
import type { ExperienceLevel, ShiftKind, Weekday } from '../../../../engine/model.ts'
import type { OwnDay } from './form.ts'
import type { Sense } from './words/lexicon.ts'

export type Meaning =
  | { of: 'person'; name: string }
  | { of: 'group'; names: string[]; level: ExperienceLevel | null }
  | {
      of: 'dates'
      ranges: DateRange[]
      kinds: ShiftKind[]
      isNow: boolean
      isHoliday: boolean
      occurrences?: string[]
      own?: OwnDay
    }
  | { of: 'step'; step: NonNullable<DateSpot['step']> }
  | { of: 'weekdays'; weekdays: Weekday[] }
  | { of: 'holidays' }
  | { of: 'roles'; roles: string[] }
  | { of: 'places'; places: string[] }
  | { of: 'kinds'; kinds: ShiftKind[] }
  | { of: 'number'; value: number }
  | { of: 'ordinal'; place: number }
  | { of: 'specialty'; specialty: string; names: string[] }
  | { of: 'unclear'; question: string; names: string[]; about: 'person' | 'role' | 'dates' }
  | { of: 'words'; senses: Sense[] }
  | { of: 'unknown' }

export type Piece = Meaning & { text: string /** A misspelled name, as typed. */; slip?: string }
