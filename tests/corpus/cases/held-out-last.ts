/** A fourth batch, written after the third had been used to mend the readers. */
import { weekdayOf } from '../../../src/engine/calendar.ts'
import { weekdays } from '../../../src/engine/model.ts'
import { datesOf, holders, makePlaces, makeWeeks } from '../rosters.ts'
import { type Print, type Rows, type Value, writeBook, writeDocx, writePdf } from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  cellOf,
  dayOf,
  full,
  initialLast,
  last,
  lastFirst,
  slashed,
  truthOf,
  weekday,
} from './case.ts'

export function heldOutLast(): CorpusCase[] {
  return [
    codesBehindNames(),
    weekASheet(),
    weekTotals(),
    twoLinesOfHeadings(),
    bareRanges(),
    weekInALine(),
    crossIsOff(),
    numbersAtTheRight(),
  ]
}

function codesBehindNames(): CorpusCase {
  const roster = makePlaces(91, 10, '2026-12-06', 28, ['D', 'D', 'S', 'N'], 7)
  const dates = datesOf(roster)
  const rows: Rows = [['December 2026/January 2027'], ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']]
  for (const start of [0, 7, 14, 21]) {
    rows.push(dates.slice(start, start + 7).map(dayOf))
    for (const [place, index] of [
      ['D', 0],
      ['D', 1],
      ['S', 0],
      ['N', 0],
    ] as const)
      rows.push(
        dates.slice(start, start + 7).map((_, at) => `${holders(roster, place, start + at)[index]!.last}-${place}`),
      )
  }
  rows.push([], ['D=7a-5p', 'S=12p-10p', 'N=9p-7a'])
  const codes: Codes = {
    D: { start: '07:00', end: '17:00' },
    S: { start: '12:00', end: '22:00' },
    N: { start: '21:00', end: '07:00' },
  }
  return {
    truth: truthOf({
      file: 'codes-behind-names.xlsx',
      layout: 'calendar',
      roster,
      codes,
      nameOf: last,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

/** The dates stand in the sheets' names only. */
function weekASheet(): CorpusCase {
  const places = ['Round 1', 'Round 2', 'Nights']
  const roster = makePlaces(92, 9, '2026-12-07', 21, places)
  const dates = datesOf(roster)
  const sheets = [0, 7, 14].map((start) => ({
    name: `${slashed(dates[start]!).replace('/', '-')} to ${slashed(dates[start + 6]!).replace('/', '-')}`,
    rows: [
      ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      ...places.map((place) => [
        place,
        ...dates.slice(start, start + 7).map((_, at) =>
          holders(roster, place, start + at)
            .map(full)
            .join(''),
        ),
      ]),
    ] satisfies Rows,
  }))
  return {
    truth: truthOf({
      file: 'week-a-sheet.xlsx',
      layout: 'shifts-by-day',
      roster,
      codes: {},
      nameOf: full,
    }),
    content: writeBook(sheets),
  }
}

/** A column of totals after every week. */
function weekTotals(): CorpusCase {
  const roster = makeWeeks({
    seed: 93,
    count: 12,
    from: '2026-12-07',
    days: 28,
    day: ['D'],
    night: ['N'],
    away: ['PTO'],
  })
  const dates = datesOf(roster)
  const weeks = [0, 7, 14, 21]
  const rows: Rows = [
    ['Hospitalist Group', '', 'Period 12/7/2026 - 1/3/2027'],
    [
      'Name',
      ...weeks.flatMap((start) => [
        ...dates.slice(start, start + 7).map((date) => `${weekday(date, 2)} ${slashed(date)}`),
        'Wk',
      ]),
    ],
    ...roster.people.map((person): Value[] => [
      lastFirst(person),
      ...weeks.flatMap((start) => [
        ...person.tokens.slice(start, start + 7).map((token) => cellOf(token)),
        person.tokens.slice(start, start + 7).filter((token) => token !== '.').length,
      ]),
    ]),
  ]
  return {
    truth: truthOf({
      file: 'week-totals.xls',
      layout: 'people-by-day',
      roster,
      codes: { PTO: { away: true } },
      nameOf: full,
    }),
    content: writeBook([{ name: 'P12', rows }], 'biff8'),
  }
}

/** Days down; the shift stands over several places. */
function twoLinesOfHeadings(): CorpusCase {
  const roster = makePlaces(94, 12, '2026-12-01', 31, ['A', 'B', 'C', 'Noc'])
  const rows: Rows = [
    ['Dec 2026', { text: 'Days 7a-7p', across: 3 }, undefined, undefined, 'Nights 7p-7a'],
    ['', 'A', 'B', 'C', 'Noc'],
    ...datesOf(roster).map((date, at): Value[] => [
      `${dayOf(date)} ${weekday(date, 3)}`,
      ...['A', 'B', 'C', 'Noc'].map((place) => holders(roster, place, at).map(initialLast).join('')),
    ]),
  ]
  const codes: Codes = {
    A: { start: '07:00', end: '19:00' },
    B: { start: '07:00', end: '19:00' },
    C: { start: '07:00', end: '19:00' },
    Noc: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({
      file: 'two-lines-of-headings.docx',
      layout: 'days-by-shift',
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writeDocx(['Assignments', { table: rows }]),
  }
}

/** Under a month, ranges of bare days. */
function bareRanges(): CorpusCase {
  const roster = makeWeeks({ seed: 95, count: 9, from: '2026-12-01', days: 31, day: ['D'], night: ['N'] })
  const lines = roster.people.map((person) => {
    const parts: string[] = []
    for (let at = 0; at < roster.days; at++) {
      let end = at
      while (person.tokens[end + 1] === person.tokens[at]) end++
      if (person.tokens[at] !== '.') parts.push(`${person.tokens[at]} ${end > at ? `${at + 1}-${end + 1}` : at + 1}`)
      at = end
    }
    return `${full(person)}: ${parts.join(', ')}`
  })
  return {
    truth: truthOf({ file: 'bare-ranges.txt', layout: 'list', roster, codes: {}, nameOf: full }),
    content: ['December 2026', ...lines].join('\n'),
  }
}

function weekInALine(): CorpusCase {
  const roster = makePlaces(96, 9, '2026-12-07', 28, ['Days', 'Days', 'Nights'])
  const dates = datesOf(roster)
  const lines = [0, 7, 14, 21].map(
    (at) =>
      `${slashed(dates[at]!)}-${slashed(dates[at + 6]!)}: Days ${holders(roster, 'Days', at).map(last).join(' and ')}. Nights ${holders(roster, 'Nights', at).map(last).join('')}.`,
  )
  return {
    truth: truthOf({ file: 'week-in-a-line.txt', layout: 'list', roster, codes: {}, nameOf: last }),
    content: lines.join('\n'),
  }
}

/** The key says that a cross is a day off. */
function crossIsOff(): CorpusCase {
  const roster = makeWeeks({ seed: 97, count: 8, from: '2027-01-01', days: 31, day: ['W'], night: ['WN'] })
  for (const person of roster.people) person.tokens = person.tokens.map((token) => (token === '.' ? 'X' : token))
  const dates = datesOf(roster)
  const lines = [
    'January 2027',
    `,${dates.map((date) => weekday(date, 3)).join(',')}`,
    `,${dates.map(dayOf).join(',')}`,
    ...roster.people.map((person) => `${person.first} ${person.last},${person.tokens.join(',')}`),
    '"X = off, W = working 8a-8p, WN = working nights 8p-8a"',
  ]
  const codes: Codes = { X: { away: true }, W: { start: '08:00', end: '20:00' }, WN: { start: '20:00', end: '08:00' } }
  return {
    truth: truthOf({ file: 'cross-is-off.csv', layout: 'people-by-day', roster, codes, nameOf: full }),
    content: lines.join('\n'),
  }
}

/** A printed calendar whose numbers stand at the right edge of the day. */
function numbersAtTheRight(): CorpusCase {
  const roster = makePlaces(98, 8, '2026-12-01', 31, ['D', 'N'])
  const dates = datesOf(roster)
  const prints: Print[] = [{ x: 320, y: 30, size: 16, text: 'DECEMBER 2026' }]
  for (const [index, name] of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].entries())
    prints.push({ x: 50 + index * 104, y: 56, size: 10, text: name })
  for (const [at, date] of dates.entries()) {
    const column = (weekdays.indexOf(weekdayOf(date)) + 1) % 7
    const top = 76 + Math.floor((at + 2) / 7) * 84
    prints.push({ x: 22 + column * 104 + 84, y: top, size: 11, text: String(at + 1) })
    for (const [line, place] of ['D', 'N'].entries())
      prints.push({
        x: 24 + column * 104,
        y: top + 18 + line * 14,
        size: 9,
        text: `${place}: ${holders(roster, place, at).map(last).join('')}`,
      })
  }
  return {
    truth: truthOf({
      file: 'numbers-at-the-right.pdf',
      layout: 'calendar',
      roster,
      codes: {},
      nameOf: last,
    }),
    content: writePdf([prints]),
  }
}
