import { datesOf, holders, makePlaces } from '../rosters.ts'
import { type Print, printTable, type Rows, type Value, writeBook, writeDocx, writePdf } from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  dayOf,
  full,
  initialLast,
  last,
  shortMonth,
  slashed,
  truthOf,
  weekday,
} from './case.ts'

export function shiftsByDay(): CorpusCase[] {
  return [weeklyBlocks(), oneWeek(), printedWeek(), shiftCsv()]
}

const hours: Codes = {
  Rounder_1: { start: '07:00', end: '19:00' },
  Rounder_2: { start: '07:00', end: '19:00' },
  Rounder_3: { start: '07:00', end: '19:00' },
  Admit: { start: '10:00', end: '22:00' },
  Noc: { start: '19:00', end: '07:00' },
}

function weeklyBlocks(): CorpusCase {
  const places = ['Rounder 1', 'Rounder 2', 'Rounder 3', 'Admit', 'Noc']
  const said = ['7a-7p', '7a-7p', '7a-7p', '10a-10p', '7p-7a']
  const roster = makePlaces(31, 15, '2026-11-30', 28, places)
  const dates = datesOf(roster)
  const rows: Rows = [[{ text: 'HOSPITALIST SCHEDULE', across: 9 }], ['tentative - subject to change']]
  for (const start of [0, 7, 14, 21]) {
    rows.push(['', '', ...dates.slice(start, start + 7).map((date) => `${weekday(date, 3)} ${slashed(date)}`)])
    for (const [index, place] of places.entries())
      rows.push([
        place,
        said[index],
        ...dates.slice(start, start + 7).map((_, at) =>
          holders(roster, place, start + at)
            .map(last)
            .join('\n'),
        ),
      ])
    rows.push(['Census', '', ...dates.slice(start, start + 7).map((_, at) => 60 + ((at * 7) % 13))], [])
  }
  return {
    truth: truthOf({
      file: 'weekly-blocks.xlsx',
      layout: 'shifts-by-day',
      roster,
      codes: hours,
      nameOf: last,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}

function oneWeek(): CorpusCase {
  const places = ['Team 1', 'Team 2', 'ICU', 'Night']
  const roster = makePlaces(32, 8, '2026-12-07', 7, places, 4)
  const rows: Rows = [
    ['', ...datesOf(roster).map((date) => weekday(date, 9))],
    ...places.map((place): Value[] => [
      place,
      ...datesOf(roster).map((_, at) => holders(roster, place, at).map(full).join(', ')),
    ]),
  ]
  return {
    truth: truthOf({ file: 'one-week.docx', layout: 'shifts-by-day', roster, codes: {}, nameOf: full }),
    content: writeDocx([
      'Coverage for the week of December 7, 2026',
      { table: rows },
      'Call the operator for changes.',
    ]),
  }
}

function printedWeek(): CorpusCase {
  const places = ['Day A', 'Day B', 'Swing', 'Night']
  const roster = makePlaces(33, 10, '2026-12-13', 14, places, 3)
  const dates = datesOf(roster)
  const prints: Print[] = [{ x: 220, y: 36, size: 14, text: 'Weekly Assignments' }]
  let y = 70
  for (const start of [0, 7]) {
    const rows: Rows = [
      [
        'Shift',
        ...dates.slice(start, start + 7).map((date) => `${weekday(date, 3)} ${shortMonth(date)} ${dayOf(date)}`),
      ],
      ...['Day A 0700-1900', 'Day B 0700-1900', 'Swing 1200-0000', 'Night 1900-0700'].map((label, index): Value[] => [
        label,
        ...dates.slice(start, start + 7).map((_, at) =>
          holders(roster, places[index]!, start + at)
            .map(initialLast)
            .join(''),
        ),
      ]),
    ]
    y = printTable(prints, rows, [30, 130, 220, 310, 400, 490, 580, 670], y, 10) + 24
  }
  const codes: Codes = {
    Day_A: { start: '07:00', end: '19:00' },
    Day_B: { start: '07:00', end: '19:00' },
    Swing: { start: '12:00', end: '00:00' },
    Night: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({
      file: 'printed-week.pdf',
      layout: 'shifts-by-day',
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writePdf([prints]),
  }
}

function shiftCsv(): CorpusCase {
  const places = ['4 West', '5 East', 'Admitting', 'Overnight']
  const roster = makePlaces(34, 12, '2027-03-01', 31, places, 7)
  const dates = datesOf(roster)
  const lines = [
    `Service,${dates.map((date) => `${shortMonth(date)} ${dayOf(date)}`).join(',')}`,
    ...places.map(
      (place) =>
        `${place},${dates
          .map((_, at) =>
            holders(roster, place, at)
              .map((person) => `Dr ${person.last}`)
              .join(' & '),
          )
          .join(',')}`,
    ),
  ]
  return {
    truth: truthOf({ file: 'services.csv', layout: 'shifts-by-day', roster, codes: {}, nameOf: last }),
    content: lines.join('\n'),
  }
}
