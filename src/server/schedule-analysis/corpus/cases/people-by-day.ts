/** Grids with people down and days across. */
import { datesOf, makeWeeks, type Roster } from '../rosters.ts'
import { type Rows, type Value, writeBook } from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  cellOf,
  dayOf,
  full,
  initialLast,
  lastFirst,
  slashed,
  truthOf,
  weekday,
} from './case.ts'

const twelve: Codes = { D: { start: '07:00', end: '19:00' }, N: { start: '19:00', end: '07:00' }, V: { away: true } }
const bare: Codes = { D: {}, N: {}, V: { away: true }, S: {}, X: {}, OFF: { away: true }, PTO: { away: true } }
const layout = 'people-by-day'

const _bodyOf = (
  roster: Roster,
  nameOf: (person: Roster['people'][number]) => string,
  write?: (code: string) => string,
): Rows => roster.people.map((person) => [nameOf(person), ...person.tokens.map((token) => cellOf(token, write))])

export function peopleByDay(): CorpusCase[] {
  return [monthWithLegend(), twoSheets(), realDates(), teamsOfX(), halves(), merged(), weeksAcross(), twoParts()]
}

function monthWithLegend(): CorpusCase {
  const roster = makeWeeks({ seed: 1, count: 14, from: '2026-12-01', days: 31, day: ['D'], night: ['N'], away: ['V'] })
  const dates = datesOf(roster)
  const counts = dates.map((_, at) => roster.people.filter((person) => person.tokens[at] === 'D').length)
  const rows: Rows = [
    [{ text: 'ST. ELSEWHERE HOSPITALIST GROUP', across: 33 }],
    [{ text: 'December 2026', across: 33 }],
    [],
    ['', ...dates.map((date) => weekday(date, 3)), 'Total'],
    ['Physician', ...dates.map(dayOf)],
    ...roster.people.map((person): Value[] => [
      `${full(person)}, ${person.credential}`,
      ...person.tokens.map((token) => cellOf(token)),
      person.tokens.filter((token) => token !== '.').length,
    ]),
    ['Total days', ...counts],
    [],
    ['Legend:', 'D = 7a-7p', '', '', 'N = 7p-7a', '', '', 'V = Vacation'],
    ['Please e-mail changes to the office before the 20th. Updated Nov 12'],
  ]
  return {
    truth: truthOf({ file: 'month-with-legend.xlsx', layout, format: 'xlsx', roster, codes: twelve, nameOf: full }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

function twoSheets(): CorpusCase {
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
    truth: truthOf({ file: 'two-months.xlsx', layout, format: 'xlsx', roster, codes, nameOf: full }),
    content: writeBook(sheets),
  }
}

function realDates(): CorpusCase {
  const roster = makeWeeks({
    seed: 3,
    count: 12,
    from: '2027-01-04',
    days: 28,
    day: ['D'],
    night: ['N'],
    away: ['V'],
    single: ['S'],
  })
  const dates = datesOf(roster)
  const rows: Rows = [
    ['Hospitalist schedule', '', '', '', '', 'rev. 3'],
    ['Provider', 'FTE', ...dates.map((date) => ({ date, shown: 'd-mmm' }))],
    ...roster.people.flatMap(
      (person, index): Rows => [
        [
          ` ${full(person)} `,
          index % 5 === 0 ? 0.5 : 1,
          ...person.tokens.map((token) => cellOf(token, (code) => (index % 2 ? code.toLowerCase() : ` ${code}`))),
        ],
        ...(index % 4 === 3 ? [[]] : []),
      ],
    ),
    [],
    ['d: Days 0700-1900   n: Nights 1900-0700   s: Swing 1400-0000   v: vacation'],
  ]
  const codes: Codes = { ...twelve, S: { start: '14:00', end: '00:00' } }
  return {
    truth: truthOf({ file: 'real-dates.xlsx', layout, format: 'xlsx', roster, codes, nameOf: full }),
    content: writeBook([{ name: 'Sched', rows }]),
  }
}

function teamsOfX(): CorpusCase {
  const roster = makeWeeks({ seed: 4, count: 12, from: '2026-12-01', days: 31, day: ['X'], night: ['X'] })
  const dates = datesOf(roster)
  const [nights, days] = [
    roster.people.filter((_, index) => index % 4 === 3),
    roster.people.filter((_, index) => index % 4 !== 3),
  ]
  const row = (person: Roster['people'][number]): Value[] => [
    `Dr. ${person.first} ${person.last}`,
    ...person.tokens.map((token) => cellOf(token)),
    person.tokens.filter((token) => token !== '.').length,
  ]
  const rows: Rows = [
    ['', ...dates.map((date) => ({ date, shown: 'm/d' })), 'Shifts'],
    ['DAY TEAM 7a-7p'],
    ...days.map(row),
    [],
    ['NIGHT TEAM 7p-7a'],
    ...nights.map(row),
    ['# on', ...dates.map((_, at) => roster.people.filter((person) => person.tokens[at] !== '.').length)],
  ]
  for (const person of days) person.tokens = person.tokens.map((token) => (token === 'X' ? 'X@07:00-19:00' : token))
  for (const person of nights) person.tokens = person.tokens.map((token) => (token === 'X' ? 'X@19:00-07:00' : token))
  return {
    truth: truthOf({ file: 'teams-of-x.xls', layout, format: 'xls', roster, codes: bare, nameOf: full }),
    content: writeBook([{ name: 'DEC', rows }], 'biff8'),
  }
}

function halves(): CorpusCase {
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
    truth: truthOf({ file: 'halves.xlsx', layout, format: 'xlsx', roster, codes: twelve, nameOf: full }),
    content: writeBook([{ name: 'Master', rows: [['Key', 'below'], ...rows] }]),
  }
}

function merged(): CorpusCase {
  const roster = makeWeeks({
    seed: 13,
    count: 8,
    from: '2026-12-01',
    days: 31,
    day: ['D'],
    night: ['N'],
    single: ['D+N'],
  })
  const dates = datesOf(roster)
  const rows: Rows = [
    [{ text: 'Dec-26', across: 33 }],
    ['Doctor', ...dates.map((date) => `${dayOf(date)}`), 'Comments'],
  ]
  for (const [index, person] of roster.people.entries()) {
    const off = person.tokens.findIndex(
      (token, at) => token === '.' && person.tokens.slice(at, at + 6).every((one) => one === '.'),
    )
    const row: Value[] = [
      initialLast(person),
      ...person.tokens.map((token, at) => cellOf(token) + (token === 'D' && at % 11 === 5 ? '*' : '')),
    ]
    if (index % 3 === 0 && off >= 0) {
      row[off + 1] = { text: 'VACATION', across: 6 }
      person.tokens.fill('VACATION', off, off + 6)
    }
    row.push(index === 1 ? 'no nights until cleared' : '')
    rows.push(row)
  }
  rows.push(['* late stay'], ['D= 7am-7pm'], ['N= 7pm-7am'])
  const codes: Codes = { ...twelve, VACATION: { away: true } }
  return {
    truth: truthOf({
      file: 'merged.xlsx',
      layout,
      format: 'xlsx',
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

function weeksAcross(): CorpusCase {
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
    truth: truthOf({ file: 'weeks-across.xlsx', layout, format: 'xlsx', roster, codes: {}, nameOf: full }),
    content: writeBook([{ name: 'Blocks', rows }]),
  }
}

function twoParts(): CorpusCase {
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
    truth: truthOf({ file: 'two-parts.xlsx', layout, format: 'xlsx', roster, codes: {}, nameOf: full }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}
