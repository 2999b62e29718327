/** Grids with people down and days across, in several parts: sheets, halves, weeks. */
import { datesOf, makeWeeks, type Roster } from '../rosters.ts'
import { type Rows, type Value, writeBook } from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  cellOf,
  dayOf,
  full,
  lastFirst,
  slashed,
  truthOf,
  twelve,
  weekday,
} from './case.ts'

const layout = 'people-by-day'

export function twoSheets(): CorpusCase {
  const roster = makeWeeks({
    seed: 2,
    count: 10,
    from: '2026-11-01',
    days: 61,
    day: ['D', 'S'],
    night: ['N'],
    away: ['PTO'],
  })
  const sheet = (from: number, days: number, people: Roster['people']): Rows => [
    ['Name', ...Array.from({ length: days }, (_, at) => at + 1)],
    ...people.map((person): Value[] => [
      lastFirst(person),
      ...person.tokens.slice(from, from + days).map((token) => cellOf(token, (code) => code.toLowerCase())),
    ]),
    [],
    ['S', 'Swing', '2p-12a'],
  ]
  const sheets = [
    { name: 'Nov 2026', rows: sheet(0, 30, roster.people) },
    { name: 'Dec 2026', rows: sheet(30, 31, roster.people.toReversed()) },
    {
      name: 'Shift key',
      rows: [
        ['Code', 'Meaning', 'Start', 'End'],
        ['D', 'Day rounder', '07:00', '19:00'],
        ['S', 'Swing', '14:00', '00:00'],
        ['N', 'Night', '19:00', '07:00'],
        ['PTO', 'Paid time off'],
      ],
    },
  ]
  const codes: Codes = {
    D: { start: '07:00', end: '19:00' },
    S: { start: '14:00', end: '00:00' },
    N: { start: '19:00', end: '07:00' },
    PTO: { away: true },
  }
  return {
    truth: truthOf({ file: 'two-months.xlsx', layout, roster, codes, nameOf: full }),
    content: writeBook(sheets),
  }
}

export function halves(): CorpusCase {
  const roster = makeWeeks({ seed: 12, count: 10, from: '2026-10-01', days: 31, day: ['D'], night: ['N'], away: ['V'] })
  const dates = datesOf(roster)
  const block = (from: number, to: number, nameOf: (person: Roster['people'][number]) => string): Rows => [
    [`October 2026 (${from + 1}-${to})`],
    ['', ...dates.slice(from, to).map(dayOf)],
    ['', ...dates.slice(from, to).map((date) => weekday(date, 3).toUpperCase())],
    ...roster.people.map((person): Value[] => [
      nameOf(person),
      ...person.tokens.slice(from, to).map((token) => cellOf(token)),
    ]),
    [
      'TOTAL',
      ...dates
        .slice(from, to)
        .map((_, at) => roster.people.filter((person) => person.tokens[from + at] !== '.').length),
    ],
  ]
  const rows: Rows = [
    ...block(0, 15, full),
    [],
    [],
    ...block(15, 31, lastFirst),
    [],
    ['D', 'Day', '7a-7p'],
    ['N', 'Night', '7p-7a'],
    ['V', 'Vacation'],
  ]
  return {
    truth: truthOf({ file: 'halves.xlsx', layout, roster, codes: twelve, nameOf: full }),
    content: writeBook([{ name: 'Master', rows: [['Key', 'below'], ...rows] }]),
  }
}

export function weeksAcross(): CorpusCase {
  const roster = makeWeeks({
    seed: 14,
    count: 10,
    from: '2026-11-30',
    days: 42,
    day: ['Team_A', 'Team_B'],
    night: ['Nights'],
  })
  const dates = datesOf(roster)
  for (const person of roster.people) {
    const job = person.tokens.find((token) => token !== '.')!
    person.tokens = dates.map((_, at) => (person.tokens[Math.floor(at / 7) * 7 + 5] !== '.' ? job : '.'))
  }
  const weeks = [0, 7, 14, 21, 28, 35]
  const rows: Rows = [
    ['Block schedule'],
    ['', ...weeks.map((at) => `${slashed(dates[at]!)}-${slashed(dates[at + 6]!)}`)],
    ...roster.people.map((person): Value[] => [full(person), ...weeks.map((at) => cellOf(person.tokens[at]!))]),
  ]
  return {
    truth: truthOf({ file: 'weeks-across.xlsx', layout, roster, codes: {}, nameOf: full }),
    content: writeBook([{ name: 'Blocks', rows }]),
  }
}

export function twoParts(): CorpusCase {
  const roster = makeWeeks({ seed: 15, count: 8, from: '2026-12-07', days: 14, day: ['D'], night: ['N'] })
  const dates = datesOf(roster)
  const rows: Rows = [
    ['', ...dates.flatMap((date): Value[] => [{ text: `${weekday(date, 3)} ${slashed(date)}`, across: 2 }, undefined])],
    ['', ...dates.flatMap(() => ['7a-7p', '7p-7a'])],
    ...roster.people.map((person): Value[] => [
      full(person),
      ...person.tokens.flatMap((token) => [token === 'D' ? 'x' : '', token === 'N' ? 'x' : '']),
    ]),
  ]
  for (const person of roster.people)
    person.tokens = person.tokens.map((token) =>
      token === 'D' ? 'X@07:00-19:00' : token === 'N' ? 'X@19:00-07:00' : token,
    )
  return {
    truth: truthOf({ file: 'two-parts.xlsx', layout, roster, codes: {}, nameOf: full }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}
