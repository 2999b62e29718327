/** Grids with days down: people or shifts across, and tables of one shift a row. */
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
  initials,
  last,
  monthOf,
  shortMonth,
  slashed,
  truthOf,
  twelve,
  weekday,
} from './case.ts'

export function daysDown(): CorpusCase[] {
  return [peopleAcross(), initialsAcross(), printedPeople(), shiftsAcross(), twoNames(), wordShifts(), oldWordShifts()]
}

function peopleAcross(): CorpusCase {
  const roster = makeWeeks({ seed: 21, count: 12, from: '2026-12-01', days: 31, day: ['D'], night: ['N'], away: ['V'] })
  const rows: Rows = [
    ['December 2026 Hospitalists'],
    [],
    ['Date', 'Day', ...roster.people.map(full), 'Total', 'Notes'],
    ...datesOf(roster).map((date, at): Value[] => [
      { date, shown: 'm/d/yy' },
      weekday(date, 3),
      ...roster.people.map((person) => cellOf(person.tokens[at]!)),
      roster.people.filter((person) => person.tokens[at] !== '.').length,
      at === 24 ? 'Christmas' : '',
    ]),
    ['', 'Sum', ...roster.people.map((person) => person.tokens.filter((token) => token !== '.').length)],
    [],
    ['D = 0700-1900, N = 1900-0700, V = vacation'],
  ]
  return {
    truth: truthOf({
      file: 'people-across.xlsx',
      layout: 'days-by-person',
      roster,
      codes: twelve,
      nameOf: full,
    }),
    content: writeBook([{ name: 'Q4', rows }]),
  }
}

function initialsAcross(): CorpusCase {
  const roster = makeWeeks({ seed: 22, count: 9, from: '2027-01-01', days: 31, day: ['D', 'A'], night: ['N'] })
  const dates = datesOf(roster)
  const lines = [
    `Jan 2027,,${roster.people.map(initials).join(',')}`,
    ...dates.map(
      (date, at) =>
        `${dayOf(date)}-${shortMonth(date)},${weekday(date, 2)},${roster.people.map((person) => cellOf(person.tokens[at]!).toLowerCase()).join(',')}`,
    ),
    '',
    'Initials,Name',
    ...roster.people.map((person) => `${initials(person)},${full(person)}`),
    '',
    'Code,Meaning,Hours',
    'D,Day,7a-5p',
    'A,Admitter,9a-7p',
    'N,Night,7p-7a',
  ]
  const codes: Codes = {
    D: { start: '07:00', end: '17:00' },
    A: { start: '09:00', end: '19:00' },
    N: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({
      file: 'initials-across.csv',
      layout: 'days-by-person',
      roster,
      codes,
      nameOf: full,
    }),
    content: lines.join('\n'),
  }
}

function printedPeople(): CorpusCase {
  const roster = makeWeeks({
    seed: 23,
    count: 8,
    from: '2026-12-01',
    days: 31,
    day: ['Day'],
    night: ['Nite'],
    away: ['Off'],
  })
  const rows: Rows = [
    ['Date', ...roster.people.map(last)],
    ...datesOf(roster).map((date, at): Value[] => [
      `${weekday(date, 3)} ${slashed(date)}`,
      ...roster.people.map((person) => cellOf(person.tokens[at]!)),
    ]),
  ]
  const prints: Print[] = [{ x: 60, y: 28, size: 13, text: 'MD coverage - December 2026' }]
  printTable(prints, rows, [40, ...roster.people.map((_, at) => 110 + at * 78)], 50, 9)
  const codes: Codes = { Day: {}, Nite: {}, Off: { away: true } }
  return {
    truth: truthOf({ file: 'people-across.pdf', layout: 'days-by-person', roster, codes, nameOf: last }),
    content: writePdf([prints]),
  }
}

function shiftsAcross(): CorpusCase {
  const places = ['Rounder 1', 'Rounder 2', 'Admitter', 'Swing', 'Night']
  const hours = ['7a-7p', '7a-7p', '9a-7p', '2p-12a', '7p-7a']
  const roster = makePlaces(24, 14, '2026-12-01', 31, places)
  const dates = datesOf(roster)
  const rows: Rows = [
    [{ text: 'Hospitalist assignments', across: 7 }],
    ['Date', 'Day', ...places.map((place, index) => `${place} (${hours[index]})`)],
    ...dates.map((date, at): Value[] => [
      `${monthOf(date)}/${dayOf(date)}/2026`,
      weekday(date, 3),
      ...places.map((place) => holders(roster, place, at).map(last).join(', ') || 'OPEN'),
    ]),
    ['Week totals', '', 31, 31, 31, 31, 31],
  ]
  const codes: Codes = {
    Rounder_1: { start: '07:00', end: '19:00' },
    Rounder_2: { start: '07:00', end: '19:00' },
    Admitter: { start: '09:00', end: '19:00' },
    Swing: { start: '14:00', end: '00:00' },
    Night: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({
      file: 'shifts-across.xlsx',
      layout: 'days-by-shift',
      roster,
      codes,
      nameOf: last,
    }),
    content: writeBook([{ name: 'Dec', rows }]),
  }
}

function twoNames(): CorpusCase {
  const roster = makePlaces(25, 12, '2026-12-07', 21, ['Days', 'Days', 'Days', 'Nights'])
  const dates = datesOf(roster)
  const lines = [
    'Dec 2026',
    '\tDays\tNights',
    ...dates.map(
      (date, at) =>
        `${weekday(date, 3)} ${dayOf(date)}\t${holders(roster, 'Days', at).map(last).join('/')}\t${holders(roster, 'Nights', at).map(last).join('/')}`,
    ),
  ]
  return {
    truth: truthOf({ file: 'two-names.txt', layout: 'days-by-shift', roster, codes: {}, nameOf: last }),
    content: lines.join('\n'),
  }
}

function wordShifts(): CorpusCase {
  const places = ['ICU', 'Wards A', 'Wards B', 'Nocturnist']
  const roster = makePlaces(26, 11, '2026-12-14', 14, places)
  const rows: Rows = [
    ['', ...places],
    ...datesOf(roster).map((date, at): Value[] => [
      `${weekday(date, 9)}, ${shortMonth(date)} ${dayOf(date)}`,
      ...places.map((place) =>
        holders(roster, place, at)
          .map((person) => `${full(person)}, ${person.credential}`)
          .join('\n'),
      ),
    ]),
  ]
  return {
    truth: truthOf({
      file: 'word-shifts.docx',
      layout: 'days-by-shift',
      roster,
      codes: {},
      nameOf: full,
    }),
    content: writeDocx(['Inpatient medicine', { table: rows }, 'Wards A: 4 East. Wards B: 5 West.']),
  }
}

function oldWordShifts(): CorpusCase {
  const places = ['AM', 'PM', 'Night']
  const roster = makePlaces(27, 9, '2026-12-21', 14, places)
  const rows: Rows = [
    ['Date', 'AM 7-3', 'PM 3p-11p', 'Night 11p-7a'],
    ...datesOf(roster).map((date, at): Value[] => [
      slashed(date),
      ...places.map((place) =>
        holders(roster, place, at)
          .map((person) => `Dr. ${person.last}`)
          .join(' & '),
      ),
    ]),
  ]
  const codes: Codes = {
    AM: { start: '07:00', end: '15:00' },
    PM: { start: '15:00', end: '23:00' },
    Night: { start: '23:00', end: '07:00' },
  }
  return {
    truth: truthOf({
      file: 'old-word-shifts.doc',
      layout: 'days-by-shift',
      roster,
      codes,
      nameOf: last,
    }),
    content: writeDoc(['Holiday schedule', { table: rows }, 'Merry Christmas to all']),
  }
}
