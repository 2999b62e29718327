/** A second batch with other conventions, written after the readers were: grids. */
import { datesOf, holders, makePlaces, makeWeeks, type Roster } from '../rosters.ts'
import { type Print, printTable, type Rows, type Value, writeBook, writePdf } from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  cellOf,
  dayOf,
  full,
  initialLast,
  initials,
  last,
  lastFirst,
  monthOf,
  shortMonth,
  truthOf,
  weekday,
} from './case.ts'

export function heldOutGrids(): CorpusCase[] {
  return [
    monthBand(),
    idsAndPhones(),
    pairsOfColumns(),
    twoPages(),
    monthsBelow(),
    hoursAsCodes(),
    twoRowsEach(),
    initialsBeside(),
  ]
}

/** The month as a band over the numbers, codes that are starting times, marks behind the names. */
function monthBand(): CorpusCase {
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
    truth: truthOf({ file: 'month-band.xlsx', layout: 'people-by-day', format: 'xlsx', roster, codes, nameOf: full }),
    content: writeBook([{ name: 'Block 12', rows }]),
  }
}

/** Columns of identity before the days, "Tue Dec 01" as headings, codes that nobody explains. */
function idsAndPhones(): CorpusCase {
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
      format: 'csv',
      roster,
      codes: { PTO: { away: true } },
      nameOf: full,
    }),
    content: lines.join('\n'),
  }
}

/** Long dates down; every shift has a column of names and one of pagers. */
function pairsOfColumns(): CorpusCase {
  const places = ['Team Blue', 'Team Gold', 'Nocturnist']
  const roster = makePlaces(53, 9, '2026-12-01', 31, places)
  const rows: Rows = [
    [
      '',
      { text: 'Team Blue', across: 2 },
      undefined,
      { text: 'Team Gold', across: 2 },
      undefined,
      { text: 'Nocturnist', across: 2 },
    ],
    ['', 'MD', 'Pager', 'MD', 'Pager', 'MD', 'Pager'],
    ...datesOf(roster).map((date, at): Value[] => [
      { date, shown: 'dddd, mmmm d, yyyy' },
      ...places.flatMap((place) => [
        holders(roster, place, at)
          .map((person) => `${person.last} ${person.first[0]}`)
          .join(''),
        4400 + at,
      ]),
    ]),
  ]
  return {
    truth: truthOf({
      file: 'pairs-of-columns.xlsx',
      layout: 'days-by-shift',
      format: 'xlsx',
      roster,
      codes: {},
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writeBook([{ name: 'December', rows }]),
  }
}

/** A printed grid over two pages, the header on both, small numbers at the foot. */
function twoPages(): CorpusCase {
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
      format: 'pdf',
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writePdf(pages),
  }
}

/** Days down, the months as headings between them. */
function monthsBelow(): CorpusCase {
  const roster = makeWeeks({
    seed: 55,
    count: 8,
    from: '2027-01-01',
    days: 59,
    day: ['Day'],
    night: ['Nt'],
    away: ['Vac'],
  })
  const rows: Rows = [['2027', '', ...roster.people.map((person) => person.last.toUpperCase())]]
  for (const [at, date] of datesOf(roster).entries()) {
    if (dayOf(date) === 1) rows.push([monthOf(date) === 1 ? 'JANUARY' : 'FEBRUARY'])
    rows.push([dayOf(date), weekday(date, 3), ...roster.people.map((person) => cellOf(person.tokens[at]!))])
  }
  return {
    truth: truthOf({
      file: 'months-below.xls',
      layout: 'days-by-person',
      format: 'xls',
      roster,
      codes: { Vac: { away: true } },
      nameOf: last,
    }),
    content: writeBook([{ name: 'Sheet1', rows }], 'biff8'),
  }
}

/** The hours themselves as codes, colours in the key. */
function hoursAsCodes(): CorpusCase {
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
      format: 'xlsx',
      roster,
      codes,
      nameOf: full,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

/** A row for days and one for nights under each merged name. */
function twoRowsEach(): CorpusCase {
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
      format: 'xlsx',
      roster,
      codes: {},
      nameOf: full,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

/** Shifts down with initials in the cells; the key of initials stands at the right of the grid. */
function initialsBeside(): CorpusCase {
  const places = ['Long', 'Short', 'Night']
  const roster: Roster = makePlaces(58, 6, '2026-12-14', 14, places, 2)
  const dates = datesOf(roster)
  const key: Value[][] = [
    ['', 'Key', ''],
    ...roster.people.map((person): Value[] => ['', initials(person), full(person)]),
  ]
  const grid: Rows = [
    ['', ...dates.map((date) => `${weekday(date, 3)} ${dayOf(date)}`)],
    ...['Long (07-19)', 'Short (07-15)', 'Night (19-07)'].map((label, index): Value[] => [
      label,
      ...dates.map((_, at) => holders(roster, places[index]!, at).map(initials).join('')),
    ]),
  ]
  const rows: Rows = [
    ['Dec 2026'],
    ...Array.from({ length: 7 }, (_, index): Value[] => [
      ...(grid[index] ?? Array.from({ length: 15 }, () => '')),
      ...key[index]!,
    ]),
  ]
  const codes: Codes = {
    Long: { start: '07:00', end: '19:00' },
    Short: { start: '07:00', end: '15:00' },
    Night: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({
      file: 'initials-beside.xlsx',
      layout: 'shifts-by-day',
      format: 'xlsx',
      roster,
      codes,
      nameOf: full,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}
