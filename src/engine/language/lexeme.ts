/** What a group of words means, once names, roles, dates, and rule words are recognized. */
import type { CalendarDate, ExperienceLevel, ShiftKind, Weekday } from '../model.ts'

export type DateRange = { from: CalendarDate; to: CalendarDate }

/** The words that make a rule; vocabulary.ts has their spellings. */
export type Sense =
  | 'never'
  | 'off'
  | 'avoid'
  | 'prefer'
  | 'only'
  | 'row'
  | 'isolated'
  | 'alternate'
  | 'pair'
  | 'together'
  | 'apart'
  | 'with'
  | 'rest'
  | 'after'
  | 'followed'
  | 'next-day'
  | 'between'
  | 'must'
  | 'always'
  | 'work'
  | 'worked'
  | 'can'
  | 'soft'
  | 'hard'
  | 'except'
  | 'at-most'
  | 'at-least'
  | 'more-than'
  | 'less-than'
  | 'exactly'
  | 'or-more'
  | 'or-fewer'
  | 'shifts'
  | 'hours'
  | 'week'
  | 'per-week'
  | 'per-month'
  | 'above'
  | 'below'
  | 'and'
  | 'but'
  | 'comma'
  | 'dash'
  | 'colon'
  | 'reason'
  | 'remark'
  | 'condition'
  | 'both'
  | 'last-year'
  | 'whoever'
  | 'per-year'
  | 'alone'
  | 'without'
  | 'companion'
  | 'next-one'
  | 'first-month'
  | 'switch'
  | 'filler'

/** What is not clear. */
export type Trouble = 'person' | 'role' | 'dates'

export type Meaning =
  | {
      of: 'people'
      physicianIds: string[]
      experience?: ExperienceLevel[]
      named: boolean
      everyone?: boolean
      newHires?: boolean
    }
  | { of: 'role'; roleIds: string[] }
  | { of: 'kind'; kinds: ShiftKind[]; bareDay?: boolean; plural: boolean }
  | { of: 'weekday'; weekdays: Weekday[]; weekend: boolean; plural: boolean }
  /** `occurrences`: a holiday by name, in the years around; `major`: the big holidays of the year. */
  | { of: 'dates'; ranges: DateRange[]; holidays?: boolean; occurrences?: CalendarDate[]; major?: boolean }
  /** `isOrdinal`: "a third", which one more than two would be. */
  | { of: 'number'; value: number; isOrdinal?: true }
  | { of: 'word'; sense: Sense; soft: boolean }
  /** Recognized, but unusable for a rule: an ambiguous name, a role that doesn't exist. */
  | { of: 'trouble'; about: Trouble; question: string /** Who may be meant. */; physicianIds?: string[] }
  | { of: 'unknown' }

export type Lexeme = Meaning & {
  /** Offsets in the text. */
  start: number
  end: number
  text: string
  /** Something to confirm: a name with a typo. */
  question?: string
}

/** A meaning and how many tokens it takes. */
export type Match = { meaning: Meaning; length: number; question?: string }
