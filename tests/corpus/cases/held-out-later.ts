/** A third batch, written after the second had been used to mend the readers. */
import { datesOf, holders, makePlaces, makeWeeks } from '../rosters.ts'
import {
  type Print,
  printTable,
  type Rows,
  type Value,
  writeBook,
  writeDoc,
  writeDocx,
  writePdf,
} from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  cellOf,
  dayOf,
  full,
  last,
  shortMonth,
  slashed,
  truthOf,
  weekday,
} from './case.ts'
import { appointments, bareInitials, bracketsInLines } from './held-out-later-lists.ts'

export function heldOutLater(): CorpusCase[] {
  return [
    namesInTwoColumns(),
    timesInCells(),
    severalRowsAShift(),
    rangesDown(),
    printedDates(),
    bracketsInLines(),
    labeledCalendar(),
    appointments(),
    bareInitials(),
    sundayLetters(),
  ]
}

function namesInTwoColumns(): CorpusCase {
  const roster = makeWeeks({
    seed: 71,
    count: 13,
    from: '2026-12-01',
    days: 31,
    day: ['DAY'],
    night: ['NGT'],
    away: ['LOA'],
  })
  const dates = datesOf(roster)
  const rows: Rows = [
    ['Provider Schedule by Month', '', '', '12/2026'],
    ['Last', 'First', 'Title', ...dates.map((date) => dayOf(date))],
    ...roster.people.map((person): Value[] => [
      person.last,
      person.first,
      person.credential,
      ...person.tokens.map((token) => cellOf(token)),
    ]),
    ['', '', 'DAY ct', ...dates.map((_, at) => roster.people.filter((person) => person.tokens[at] === 'DAY').length)],
    [],
    ['NGT', 'Night hospitalist', '8p-8a'],
    ['DAY', 'Day hospitalist', '8a-8p'],
  ]
  const codes: Codes = {
    DAY: { start: '08:00', end: '20:00' },
    NGT: { start: '20:00', end: '08:00' },
    LOA: { away: true },
  }
  return {
    truth: truthOf({
      file: 'names-in-two-columns.xlsx',
      layout: 'people-by-day',
      roster,
      codes,
      nameOf: full,
    }),
    content: writeBook([{ name: 'Data', rows }]),
  }
}

function timesInCells(): CorpusCase {
  const roster = makeWeeks({
    seed: 72,
    count: 9,
    from: '2026-12-01',
    days: 28,
    day: ['*@07:00-19:00'],
    night: ['*@19:00-07:00'],
    away: ['PTO'],
  })
  const write = (token: string) =>
    token === '.' ? '' : token === 'PTO' ? 'pto' : token.endsWith('19:00') ? '7a-7p' : '7p-7a'
  const lines = [
    `Doctor,${datesOf(roster)
      .map((date) => `${dayOf(date)}-${shortMonth(date)}-26`)
      .join(',')}`,
    ...roster.people.map(
      (person) => `${person.first} ${person.last} ${person.credential},${person.tokens.map(write).join(',')}`,
    ),
  ]
  return {
    truth: truthOf({
      file: 'times-in-cells.csv',
      layout: 'people-by-day',
      roster,
      codes: { PTO: { away: true } },
      nameOf: full,
    }),
    content: lines.join('\n'),
  }
}

function severalRowsAShift(): CorpusCase {
  const roster = makePlaces(73, 14, '2026-12-07', 14, ['Day', 'Day', 'Day', 'Night', 'Night'])
  const dates = datesOf(roster)
  const row = (place: string, index: number): Value[] =>
    dates.map((_, at) => holders(roster, place, at)[index]?.last ?? '')
  const rows: Rows = [
    ['Shift', ...dates.map((date) => `${weekday(date, 3)} ${slashed(date)}`)],
    [{ text: 'Day\n0700-1900', down: 3 }, ...row('Day', 0)],
    ['', ...row('Day', 1)],
    ['', ...row('Day', 2)],
    [{ text: 'Night\n1900-0700', down: 2 }, ...row('Night', 0)],
    ['', ...row('Night', 1)],
  ]
  const codes: Codes = { Day: { start: '07:00', end: '19:00' }, Night: { start: '19:00', end: '07:00' } }
  return {
    truth: truthOf({
      file: 'several-rows-a-shift.xlsx',
      layout: 'shifts-by-day',
      roster,
      codes,
      nameOf: last,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

function rangesDown(): CorpusCase {
  const roster = makePlaces(74, 10, '2026-12-07', 28, ['Days', 'Days', 'Nights'])
  const dates = datesOf(roster)
  const rows: Rows = [
    ['Dates', 'Days', 'Nights'],
    ...[0, 7, 14, 21].map((at): Value[] => [
      `${shortMonth(dates[at]!)} ${dayOf(dates[at]!)} - ${shortMonth(dates[at + 6]!)} ${dayOf(dates[at + 6]!)}`,
      holders(roster, 'Days', at).map(full).join('\n'),
      holders(roster, 'Nights', at).map(full).join('\n'),
    ]),
  ]
  return {
    truth: truthOf({
      file: 'ranges-down.docx',
      layout: 'days-by-shift',
      roster,
      codes: {},
      nameOf: full,
    }),
    content: writeDocx(['7 on 7 off block schedule 2026-2027', { table: rows }]),
  }
}

function printedDates(): CorpusCase {
  const places = ['Hospitalist A', 'Hospitalist B', 'Nocturnist']
  const roster = makePlaces(75, 9, '2026-12-01', 31, places)
  const rows: Rows = [
    ['Date', ...places],
    ...datesOf(roster).map((date, at): Value[] => [
      `${weekday(date, 3)}, ${shortMonth(date)} ${dayOf(date)}`,
      ...places.map((place) => holders(roster, place, at).map(full).join('')),
    ]),
  ]
  const prints: Print[] = [
    { x: 180, y: 30, size: 13, text: 'Physician coverage' },
    { x: 50, y: 775, size: 8, text: 'Printed 11/12/2026' },
  ]
  printTable(prints, rows, [50, 150, 290, 430], 56, 11)
  return {
    truth: truthOf({
      file: 'printed-dates.pdf',
      layout: 'days-by-shift',
      roster,
      codes: {},
      nameOf: full,
    }),
    content: writePdf([prints], 612, 792),
  }
}

/** Weeks of a month with the shifts named at the left of each week. */
function labeledCalendar(): CorpusCase {
  const roster = makePlaces(77, 8, '2027-02-01', 28, ['Day', 'Night'])
  const dates = datesOf(roster)
  const rows: Rows = [['Feb 2027', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']]
  for (const start of [0, 7, 14, 21]) {
    const week = dates.slice(start, start + 7)
    rows.push(['', ...week.map(dayOf)])
    for (const place of ['Day', 'Night'])
      rows.push([
        place,
        ...week.map((_, at) =>
          holders(roster, place, start + at)
            .map((person) => `Dr. ${person.last}`)
            .join(''),
        ),
      ])
  }
  return {
    truth: truthOf({
      file: 'labelled-calendar.xlsx',
      layout: 'shifts-by-day',
      roster,
      codes: {},
      nameOf: last,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

function sundayLetters(): CorpusCase {
  const roster = makeWeeks({ seed: 80, count: 8, from: '2026-12-06', days: 28, day: ['D'], night: ['N'], away: ['V'] })
  const dates = datesOf(roster)
  const table: Rows = [
    ['', ...dates.map((date) => weekday(date, 1))],
    ['Dec/Jan', ...dates.map(dayOf)],
    ...roster.people.map((person): Value[] => [
      `${person.last}, ${person.first}`,
      ...person.tokens.map((token) => cellOf(token)),
    ]),
  ]
  return {
    truth: truthOf({
      file: 'sunday-letters.doc',
      layout: 'people-by-day',
      roster,
      codes: { V: { away: true } },
      nameOf: full,
    }),
    content: writeDoc(['Four week block', { table }]),
  }
}
