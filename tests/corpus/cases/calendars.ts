/** Calendars of weeks. */
import { weekdayOf } from '../../../src/engine/calendar.ts'
import { type Weekday, weekdays } from '../../../src/engine/model.ts'
import { type CorpusPerson, datesOf, holders, makePlaces, type Roster } from '../rosters.ts'
import { type Print, printTable, type Rows, type Value, writeBook, writeDocx, writePdf } from '../write-files.ts'
import { type Codes, type CorpusCase, full, initialLast, initials, last, truthOf } from './case.ts'

export function calendars(): CorpusCase[] {
  return [calendarOfRows(), calendarOfCells(), printedCalendar(), calendarOfInitials(), calendarOfHeadings()]
}

function weeksOf(roster: Roster, firstDay: Weekday = 'sunday'): (number | undefined)[][] {
  const dates = datesOf(roster)
  const shift = (weekdays.indexOf(weekdayOf(dates[0]!)) - weekdays.indexOf(firstDay) + 7) % 7
  const cells: (number | undefined)[] = [...Array.from({ length: shift }, () => undefined), ...dates.map((_, at) => at)]
  while (cells.length % 7 !== 0) cells.push(undefined)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

const sundayFirst = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const people = (roster: Roster, place: string, at: number, nameOf: (person: CorpusPerson) => string) =>
  holders(roster, place, at).map(nameOf)

function calendarOfRows(): CorpusCase {
  const places = ['D', 'D2', 'N']
  const roster = makePlaces(35, 12, '2026-12-01', 31, places)
  const rows: Rows = [[{ text: 'DECEMBER 2026', across: 7 }], sundayFirst]
  for (const week of weeksOf(roster)) {
    rows.push(week.map((at) => (at === undefined ? '' : at + 1)))
    for (const place of places)
      rows.push(week.map((at) => (at === undefined ? '' : `${place}: ${people(roster, place, at, last).join(', ')}`)))
    rows.push([])
  }
  rows.push(['D = 7a-7p, D2 = 8a-8p, N = 7p-7a'])
  const codes: Codes = {
    D: { start: '07:00', end: '19:00' },
    D2: { start: '08:00', end: '20:00' },
    N: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({ file: 'calendar-of-rows.xlsx', layout: 'calendar', roster, codes, nameOf: last }),
    content: writeBook([{ name: 'Calendar', rows }]),
  }
}

function calendarOfCells(): CorpusCase {
  const places = ['Day', 'Swing', 'Night']
  const roster = makePlaces(36, 10, '2027-01-01', 31, places)
  const rows: Rows = [
    sundayFirst.map((name) => name.slice(0, 3)),
    ...weeksOf(roster).map((week): Value[] =>
      week.map((at) =>
        at === undefined
          ? ''
          : `${at + 1}\n${places.map((place) => `${people(roster, place, at, last).join(', ')} - ${place}`).join('\n')}`,
      ),
    ),
  ]
  return {
    truth: truthOf({
      file: 'calendar-of-cells.docx',
      layout: 'calendar',
      roster,
      codes: {},
      nameOf: last,
    }),
    content: writeDocx(['January 2027', 'Hospitalist calendar', { table: rows }]),
  }
}

function printedCalendar(): CorpusCase {
  const places = ['AM', 'PM']
  const roster = makePlaces(37, 8, '2026-12-01', 31, places)
  const rows: Rows = [
    sundayFirst,
    ...weeksOf(roster).map((week): Value[] =>
      week.map((at) =>
        at === undefined
          ? ''
          : `${at + 1}\nAM ${people(roster, 'AM', at, initialLast).join('')}\nPM ${people(roster, 'PM', at, initialLast).join('')}`,
      ),
    ),
  ]
  const prints: Print[] = [{ x: 300, y: 36, size: 18, text: 'December 2026' }]
  const bottom = printTable(prints, rows, [20, 128, 236, 344, 452, 560, 668], 70, 10)
  prints.push({ x: 20, y: bottom + 20, size: 9, text: 'AM = 7am-7pm   PM = 7pm-7am' })
  const codes: Codes = { AM: { start: '07:00', end: '19:00' }, PM: { start: '19:00', end: '07:00' } }
  return {
    truth: truthOf({
      file: 'printed-calendar.pdf',
      layout: 'calendar',
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writePdf([prints]),
  }
}

function calendarOfInitials(): CorpusCase {
  const places = ['D', 'N']
  const roster = makePlaces(38, 6, '2027-02-01', 28, places)
  const rows: Rows = [
    ['February 2027'],
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ...weeksOf(roster, 'monday').flatMap(
      (week): Rows => [
        week.map((at) => (at === undefined ? '' : at + 1)),
        week.map((at) =>
          at === undefined
            ? ''
            : places.map((place) => `${people(roster, place, at, initials).join('')} ${place}`).join('\n'),
        ),
      ],
    ),
  ]
  const key: Rows = [
    ['Initials', 'Physician'],
    ...roster.people.map((person): Value[] => [initials(person), full(person)]),
  ]
  return {
    truth: truthOf({
      file: 'calendar-of-initials.xls',
      layout: 'calendar',
      roster,
      codes: {},
      nameOf: full,
    }),
    content: writeBook(
      [
        { name: 'Calendar', rows },
        { name: 'Who', rows: key },
      ],
      'biff8',
    ),
  }
}

function calendarOfHeadings(): CorpusCase {
  const roster = makePlaces(39, 12, '2026-11-01', 30, ['Days', 'Days', 'Days', 'Nights'])
  const rows: Rows = [
    [{ text: 'November 2026 - Hospital Medicine', across: 7 }],
    sundayFirst,
    ...weeksOf(roster).map((week): Value[] =>
      week.map((at) =>
        at === undefined
          ? ''
          : `${at + 1}\nDays:\n${people(roster, 'Days', at, full).join('\n')}\nNights:\n${people(roster, 'Nights', at, full).join('\n')}`,
      ),
    ),
  ]
  return {
    truth: truthOf({
      file: 'calendar-of-headings.xlsx',
      layout: 'calendar',
      roster,
      codes: {},
      nameOf: full,
    }),
    content: writeBook([{ name: 'Nov', rows }]),
  }
}
