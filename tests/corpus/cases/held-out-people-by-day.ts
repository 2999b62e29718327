/** Of the second batch, the grids with people down and days across. */
import { datesOf, makeWeeks } from '../rosters.ts'
import { type Print, printTable, type Rows, type Value, writeBook, writePdf } from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  cellOf,
  dayOf,
  full,
  initialLast,
  lastFirst,
  monthOf,
  shortMonth,
  truthOf,
  weekday,
} from './case.ts'

/** The month as a band over the numbers, codes that are starting times, marks behind the names. */
export function monthBand(): CorpusCase {
  const roster = makeWeeks({
    seed: 51,
    count: 11,
    from: '2026-11-22',
    days: 28,
    day: ['7A'],
    night: ['7P'],
    away: ['R/O'],
  })
  const dates = datesOf(roster)
  const november = dates.filter((date) => monthOf(date) === 11).length
  const rows: Rows = [
    ['Riverside Inpatient Service', '', '', '', 'rev 11/2/26'],
    [
      '',
      '',
      { text: 'NOV', across: november },
      ...Array.from({ length: november - 1 }, () => undefined),
      { text: 'DEC', across: 28 - november },
    ],
    ['', '', ...dates.map((date) => String(dayOf(date)).padStart(2, '0'))],
    ['#', 'MD', ...dates.map((date) => weekday(date, 2))],
    ...roster.people.map((person, index): Value[] => [
      index + 1,
      `${person.first} ${person.last}${index % 4 === 3 ? ' (N)' : ''}`,
      ...person.tokens.map((token) => cellOf(token).toLowerCase().replace('r/o', 'R/O')),
    ]),
    [
      '',
      'Coverage',
      ...dates.map((_, at) => roster.people.filter((person) => person.tokens[at]!.startsWith('7')).length),
    ],
    [],
    ['', '7a - 7am to 7pm'],
    ['', '7p - 7pm to 7am'],
    ['', 'R/O - requested off'],
  ]
  const codes: Codes = {
    '7A': { start: '07:00', end: '19:00' },
    '7P': { start: '19:00', end: '07:00' },
    'R/O': { away: true },
  }
  return {
    truth: truthOf({ file: 'month-band.xlsx', layout: 'people-by-day', roster, codes, nameOf: full }),
    content: writeBook([{ name: 'Block 12', rows }]),
  }
}

/** Columns of identity before the days, "Tue Dec 01" as headings, codes that nobody explains. */
export function idsAndPhones(): CorpusCase {
  const roster = makeWeeks({
    seed: 52,
    count: 12,
    from: '2026-12-01',
    days: 31,
    day: ['MS1', 'MS2'],
    night: ['NF'],
    away: ['PTO'],
  })
  const dates = datesOf(roster)
  const lines = [
    'Inpatient Medicine Master Schedule,,,',
    `Emp ID,Employee,Cell,${dates.map((date) => `${weekday(date, 3)} ${shortMonth(date)} ${date.slice(8)}`).join(',')},Grand Total`,
    ...roster.people.map(
      (person, index) =>
        `${10440 + index},"${person.last.toUpperCase()}, ${person.first.toUpperCase()}",555-010-${1200 + index},${person.tokens.map((token) => cellOf(token)).join(',')},${person.tokens.filter((token) => token !== '.').length}`,
    ),
    ',,,',
    '"Swaps must be approved by the chief, in writing.",,,',
  ]
  return {
    truth: truthOf({
      file: 'ids-and-phones.csv',
      layout: 'people-by-day',
      roster,
      codes: { PTO: { away: true } },
      nameOf: full,
    }),
    content: lines.join('\n'),
  }
}

/** A printed grid over two pages, the header on both, small numbers at the foot. */
export function twoPages(): CorpusCase {
  const roster = makeWeeks({
    seed: 54,
    count: 24,
    from: '2027-01-01',
    days: 31,
    day: ['d', 'm'],
    night: ['n'],
    away: ['v'],
  })
  const dates = datesOf(roster)
  const pages = [roster.people.slice(0, 13), roster.people.slice(13)].map((people, index) => {
    const prints: Print[] = [
      { x: 40, y: 30, size: 12, text: 'Hospital Medicine' },
      { x: 600, y: 30, size: 10, text: 'January 2027' },
    ]
    const rows: Rows = [
      ['Name', ...dates.map(dayOf)],
      ['', ...dates.map((date) => weekday(date, 1))],
      ...people.map((person): Value[] => [initialLast(person), ...person.tokens.map((token) => cellOf(token))]),
    ]
    printTable(prints, rows, [20, ...dates.map((_, at) => 120 + at * 21)], 60, 8, true)
    prints.push(
      { x: 20, y: 560, size: 8, text: 'd: 0700-1700' },
      { x: 120, y: 560, size: 8, text: 'm: 1000-2000' },
      { x: 220, y: 560, size: 8, text: 'n: 1900-0700' },
      { x: 320, y: 560, size: 8, text: 'v: vacation' },
      { x: 380, y: 590, size: 7, text: `${index + 1} / 2` },
    )
    return prints
  })
  const codes: Codes = {
    d: { start: '07:00', end: '17:00' },
    m: { start: '10:00', end: '20:00' },
    n: { start: '19:00', end: '07:00' },
    v: { away: true },
  }
  return {
    truth: truthOf({
      file: 'two-pages.pdf',
      layout: 'people-by-day',
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writePdf(pages),
  }
}

/** The hours themselves as codes, colors in the key. */
export function hoursAsCodes(): CorpusCase {
  const roster = makeWeeks({
    seed: 56,
    count: 10,
    from: '2026-12-01',
    days: 31,
    day: ['12', '8'],
    night: ['12N'],
    away: ['PTO'],
  })
  const dates = datesOf(roster)
  const rows: Rows = [
    ['Dec 2026', ...dates.map(dayOf), 'Hrs'],
    ['', ...dates.map((date) => weekday(date, 1))],
    ...roster.people.map((person): Value[] => [
      lastFirst(person),
      ...person.tokens.map((token) => (token === '12' || token === '8' ? Number(token) : cellOf(token))),
      140,
    ]),
    [],
    ['12 = 7a-7p', '', '', '12N = 7p-7a', '', '', '8 = 8a-4p', '', '', 'Yellow = holiday'],
  ]
  const codes: Codes = {
    12: { start: '07:00', end: '19:00' },
    '12N': { start: '19:00', end: '07:00' },
    8: { start: '08:00', end: '16:00' },
    PTO: { away: true },
  }
  return {
    truth: truthOf({
      file: 'hours-as-codes.xlsx',
      layout: 'people-by-day',
      roster,
      codes,
      nameOf: full,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

/** A row for days and one for nights under each merged name. */
export function twoRowsEach(): CorpusCase {
  const roster = makeWeeks({ seed: 57, count: 7, from: '2026-12-07', days: 21, day: ['D'], night: ['N'] })
  const dates = datesOf(roster)
  const rows: Rows = [
    ['Provider', 'Shift', ...dates.map((date) => `${monthOf(date)}/${dayOf(date)}`)],
    ...roster.people.flatMap(
      (person): Rows => [
        [{ text: full(person), down: 2 }, 'Day 7a-7p', ...person.tokens.map((token) => (token === 'D' ? 1 : ''))],
        ['', 'Night 7p-7a', ...person.tokens.map((token) => (token === 'N' ? 1 : ''))],
      ],
    ),
  ]
  for (const person of roster.people)
    person.tokens = person.tokens.map((token) =>
      token === 'D' ? '1@07:00-19:00' : token === 'N' ? '1@19:00-07:00' : token,
    )
  return {
    truth: truthOf({
      file: 'two-rows-each.xlsx',
      layout: 'people-by-day',
      roster,
      codes: {},
      nameOf: full,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}
