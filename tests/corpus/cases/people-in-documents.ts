/** Grids with people down and days across: text, Word and print, and unusual columns. */
import { datesOf, makeWeeks, type Roster } from '../rosters.ts'
import { type Print, printTable, type Rows, type Value, writeDoc, writeDocx, writePdf } from '../write-files.ts'
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
  twelve,
  weekday,
} from './case.ts'

const layout = 'people-by-day'

const bodyOf = (
  roster: Roster,
  nameOf: (person: Roster['people'][number]) => string,
  write?: (code: string) => string,
): Rows => roster.people.map((person) => [nameOf(person), ...person.tokens.map((token) => cellOf(token, write))])

export function peopleInDocuments(): CorpusCase[] {
  return [quotedCsv(), semicolons(), pasted(), drawn(), wordTables(), printed(), oldWord()]
}

function quotedCsv(): CorpusCase {
  const roster = makeWeeks({
    seed: 5,
    count: 16,
    from: '2026-12-01',
    days: 31,
    day: ['D1', 'D2', 'D3'],
    night: ['N1', 'N2'],
    away: ['VAC', 'CME'],
  })
  const dates = datesOf(roster)
  const lines = [
    `Name,${dates.map((date) => `${slashed(date)}/2026`).join(',')}`,
    ...roster.people.map(
      (person) =>
        `"${lastFirst(person)} ${person.credential}",${person.tokens.map((token) => cellOf(token)).join(',')}`,
    ),
    `Open shifts,${dates.map(() => 0).join(',')}`,
  ]
  const codes: Codes = { VAC: { away: true }, CME: { away: true } }
  return {
    truth: truthOf({ file: 'quoted.csv', layout, roster, codes, nameOf: full }),
    content: `${lines.join('\r\n')}\r\n`,
  }
}

function semicolons(): CorpusCase {
  const roster = makeWeeks({
    seed: 6,
    count: 9,
    from: '2027-02-01',
    days: 28,
    day: ['Early'],
    night: ['Night'],
    away: ['Sick'],
  })
  for (const person of roster.people) person.tokens = person.tokens.map((token) => (token === '.' ? 'OFF' : token))
  const lines = [
    `;${datesOf(roster).join(';')}`,
    ...roster.people.map((person) => `${initialLast(person)};${person.tokens.map((token) => cellOf(token)).join(';')}`),
    '',
    'Early = 06:30-15:00;Night = 22:00-07:00;;',
  ]
  const codes: Codes = {
    EARLY: { start: '06:30', end: '15:00' },
    Early: { start: '06:30', end: '15:00' },
    Night: { start: '22:00', end: '07:00' },
    Sick: { away: true },
    OFF: { away: true },
  }
  return {
    truth: truthOf({
      file: 'semicolons.csv',
      layout,
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content: lines.join('\n'),
  }
}

function pasted(): CorpusCase {
  const roster = makeWeeks({
    seed: 7,
    count: 11,
    from: '2026-12-01',
    days: 31,
    day: ['D'],
    night: ['N'],
    away: ['V'],
    single: ['D+B'],
  })
  const dates = datesOf(roster)
  const lines = [
    'Hospitalists - DECEMBER',
    `\t${dates.map((date) => `${weekday(date, 2)} ${dayOf(date)}`).join('\t')}`,
    ...roster.people.map(
      (person) => `${last(person).toUpperCase()}\t${person.tokens.map((token) => cellOf(token)).join('\t')}`,
    ),
    'D 7-7\tN 7p-7\tB backup',
  ]
  const codes: Codes = { ...twelve, B: {} }
  return {
    truth: truthOf({ file: 'pasted.txt', layout, roster, codes, nameOf: last }),
    content: lines.join('\n'),
  }
}

function drawn(): CorpusCase {
  const roster = makeWeeks({ seed: 8, count: 8, from: '2026-12-07', days: 14, day: ['D'], night: ['N'] })
  const dates = datesOf(roster)
  const cells = (values: string[]) => values.map((value) => value.padEnd(4)).join('')
  const lines = [
    '     MERCY WEST  HOSPITALISTS      Dec 7 - Dec 20, 2026',
    '',
    `${''.padEnd(21)}${cells(dates.map((date) => weekday(date, 1)))}`,
    `${'Name'.padEnd(21)}${cells(dates.map((date) => String(dayOf(date))))}`,
    '-'.repeat(74),
    ...roster.people.map(
      (person) => `${full(person).padEnd(21)}${cells(person.tokens.map((token) => cellOf(token) || '-'))}`,
    ),
    '',
    'D = 0700-1900  N = 1900-0700',
  ]
  return {
    truth: truthOf({ file: 'drawn.txt', layout, roster, codes: twelve, nameOf: full }),
    content: lines.join('\n'),
  }
}

function wordTables(): CorpusCase {
  const roster = makeWeeks({ seed: 9, count: 9, from: '2026-12-07', days: 28, day: ['R'], night: ['N'], away: ['PTO'] })
  const dates = datesOf(roster)
  const table = (from: number): Rows => [
    ['Physician', ...dates.slice(from, from + 14).map((date) => `${weekday(date, 3)}\n${slashed(date)}`)],
    ...roster.people.map((person): Value[] => [
      `${person.last}, ${person.first[0]}.`,
      ...person.tokens.slice(from, from + 14).map((token) => cellOf(token)),
    ]),
  ]
  const content = writeDocx([
    'Hospital Medicine call schedule',
    'R: Rounding 7am to 5pm',
    'N: Night 5pm to 7am',
    { table: table(0) },
    'continued',
    { table: table(14) },
    'Approved by medical director',
  ])
  const codes: Codes = { R: { start: '07:00', end: '17:00' }, N: { start: '17:00', end: '07:00' }, PTO: { away: true } }
  return {
    truth: truthOf({
      file: 'two-tables.docx',
      layout,
      roster,
      codes,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content,
  }
}

function printed(): CorpusCase {
  const roster = makeWeeks({ seed: 10, count: 18, from: '2026-12-01', days: 31, day: ['D'], night: ['N'], away: ['V'] })
  const dates = datesOf(roster)
  const prints: Print[] = [{ x: 250, y: 30, size: 14, text: 'Hospitalist Schedule December 2026' }]
  const edges = [20, ...dates.map((_, at) => 130 + at * 20.5)]
  const bottom = printTable(
    prints,
    [['', ...dates.map((date) => weekday(date, 2))], ['Provider', ...dates.map(dayOf)], ...bodyOf(roster, lastFirst)],
    edges,
    60,
    7,
    true,
  )
  prints.push(
    { x: 20, y: bottom + 10, size: 8, text: 'D = Day 7:00am - 7:00pm; N = Night 7:00pm - 7:00am; V = vacation' },
    { x: 700, y: 600, size: 7, text: 'Page 1 of 1' },
  )
  return {
    truth: truthOf({ file: 'printed.pdf', layout, roster, codes: twelve, nameOf: full }),
    content: writePdf([prints]),
  }
}

function oldWord(): CorpusCase {
  const roster = makeWeeks({ seed: 11, count: 7, from: '2026-12-07', days: 14, day: ['D'], night: ['N'], away: ['V'] })
  const table: Rows = [
    ['Name', ...datesOf(roster).map(slashed)],
    ...bodyOf(roster, (person) => `Dr. ${person.first[0]}. ${person.last}`),
  ]
  const content = writeDoc(['Hospitalist coverage, two weeks', { table }, 'D=7a-7p', 'N=7p-7a', 'V=vacation'])
  return {
    truth: truthOf({
      file: 'old-word.doc',
      layout,
      roster,
      codes: twelve,
      nameOf: (person) => `${person.first[0]} ${person.last}`,
    }),
    content,
  }
}
