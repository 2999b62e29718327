/** Grids with people down and days across. */
import { datesOf, makeWeeks, type Roster } from '../rosters.ts'
import { type Rows, type Value, writeBook } from '../write-files.ts'
import { type Codes, type CorpusCase, cellOf, dayOf, full, initialLast, truthOf, twelve, weekday } from './case.ts'
import { halves, twoParts, twoSheets, weeksAcross } from './people-in-parts.ts'

const bare: Codes = { D: {}, N: {}, V: { away: true }, S: {}, X: {}, OFF: { away: true }, PTO: { away: true } }
const layout = 'people-by-day'

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
    ['Please email changes to the office before the 20th. Updated Nov 12'],
  ]
  return {
    truth: truthOf({ file: 'month-with-legend.xlsx', layout, roster, codes: twelve, nameOf: full }),
    content: writeBook([{ name: 'Sheet1', rows }]),
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
    truth: truthOf({ file: 'real-dates.xlsx', layout, roster, codes, nameOf: full }),
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
    truth: truthOf({ file: 'teams-of-x.xls', layout, roster, codes: bare, nameOf: full }),
    content: writeBook([{ name: 'DEC', rows }], 'biff8'),
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
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: writeBook([{ name: 'Sheet1', rows }]),
  }
}
