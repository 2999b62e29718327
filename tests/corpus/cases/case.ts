/** One file of the corpus with its truth, and the ways in which people write names and days. */
import { extname } from 'node:path'
import { monthNames, weekdayOf } from '../../../src/engine/calendar.ts'
import type { CalendarDate } from '../../../src/engine/model.ts'
import type { CorpusPerson, Roster } from '../rosters.ts'
import type { Truth } from '../truth.ts'

export type CorpusCase = { truth: Truth; content: Uint8Array | string }
export type Codes = Truth['codes']

/** Twelve hours by day and by night. */
export const twelve: Codes = {
  D: { start: '07:00', end: '19:00' },
  N: { start: '19:00', end: '07:00' },
  V: { away: true },
}

export const today = '2026-11-15'

export const full = (person: CorpusPerson) => `${person.first} ${person.last}`
export const last = (person: CorpusPerson) => person.last
export const lastFirst = (person: CorpusPerson) => `${person.last}, ${person.first}`
export const initialLast = (person: CorpusPerson) => `${person.first[0]}. ${person.last}`
export const initials = (person: CorpusPerson) => `${person.first[0]}${person.last.replace(/^(Van|De) /, '')[0]}`

export const dayOf = (date: CalendarDate) => Number(date.slice(8))
export const monthOf = (date: CalendarDate) => Number(date.slice(5, 7))
export const shortMonth = (date: CalendarDate) => monthNames[monthOf(date) - 1]!.slice(0, 3)
export const slashed = (date: CalendarDate) => `${monthOf(date)}/${dayOf(date)}`
export const weekday = (date: CalendarDate, length: number) => {
  const name = weekdayOf(date)
  return `${name[0]!.toUpperCase()}${name.slice(1, length)}`
}

type Told = {
  file: string
  layout: string
  roster: Roster
  codes: Codes
  nameOf: (person: CorpusPerson) => string
}

export function truthOf({ file, layout, roster, codes, nameOf }: Told): Truth {
  return {
    file,
    layout,
    format: extname(file).slice(1),
    today,
    from: roster.from,
    codes,
    people: Object.fromEntries(
      roster.people
        .filter((person) => person.tokens.some((token) => token !== '.'))
        .map((person) => [nameOf(person), person.tokens.join(' ')]),
    ),
  }
}

/** The cell of a person's day, as the file writes it. */
export function cellOf(token: string, write: (code: string) => string = (code) => code): string {
  return token === '.'
    ? ''
    : token
        .split('+')
        .map((code) => write(code.replaceAll('_', ' ')))
        .join('/')
}
