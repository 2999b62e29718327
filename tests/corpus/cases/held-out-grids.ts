/** A second batch with other conventions, written after the readers were: grids. */
import { datesOf, holders, makePlaces, makeWeeks, type Roster } from '../rosters.ts'
import { type Rows, type Value, writeBook } from '../write-files.ts'
import { type Codes, type CorpusCase, cellOf, dayOf, full, initials, last, monthOf, truthOf, weekday } from './case.ts'
import { hoursAsCodes, idsAndPhones, monthBand, twoPages, twoRowsEach } from './held-out-people-by-day.ts'

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
      roster,
      codes: {},
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writeBook([{ name: 'December', rows }]),
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
      roster,
      codes: { Vac: { away: true } },
      nameOf: last,
    }),
    content: writeBook([{ name: 'Sheet1', rows }], 'biff8'),
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
      roster,
      codes,
      nameOf: full,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}
