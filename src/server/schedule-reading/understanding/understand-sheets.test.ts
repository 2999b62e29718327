/** What is found beside the shifts: legend, roles and counts, rhythm, absences, preferences, notes, doubts, and the cells of each. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from './understand-sheets.ts'

const today = '2026-11-15'
const understand = async (text: string) => understandSheets((await readFile(text)).sheets, today)

/** Seven on, seven off from Monday; two people a day, one at night. */
const weeks = [
  `Hospitalists December 2026\t`,
  `Name\t${Array.from({ length: 28 }, (_, at) => `12/${at + 1}`).join('\t')}`,
  ...['Chen, Hana MD', 'Kim, Grace', 'Okafor, Sam (nocturnist)', 'Patel, Priya', 'Stein, Deb', 'Novak, Julia'].map(
    (name, index) => {
      const code = index % 3 === 2 ? 'N' : 'D'
      const days: string[] = Array.from({ length: 28 }, (_, at) =>
        Math.floor((at + 1) / 7) % 2 === (index < 3 ? 0 : 1) ? code : '',
      )
      if (name.startsWith('Kim')) days[10] = 'V'
      if (name.startsWith('Stein')) days[2] = 'Q7'
      return `${name}\t${days.join('\t')}`
    },
  ),
  `Total\t${Array.from({ length: 28 }, () => 3).join('\t')}`,
  'D = Day 7a-7p; N = Night 7p-7a; V = vacation',
  'Dr. Patel does not work nights',
  'Dr. Novak on vacation Dec 3-4',
].join('\n')

test('people, with how sure it is and from which cells', async () => {
  const { people } = await understand(weeks)
  expect(people.map((person) => person.name)).toEqual([
    'Hana Chen',
    'Grace Kim',
    'Sam Okafor',
    'Priya Patel',
    'Deb Stein',
    'Julia Novak',
  ])
  expect(people[0]).toMatchObject({ credentials: ['MD'], cells: [{ row: 2, column: 0, place: 'line 3' }] })
  expect(people[0]!.confidence).toBeGreaterThan(0.9)
})

test('the key gives meaning and hours; a code that nobody explains is said', async () => {
  const { codes, doubts } = await understand(weeks)
  expect(codes.find((code) => code.code === 'N')).toMatchObject({
    meaning: 'Night',
    start: '19:00',
    end: '07:00',
    kind: 'night',
    isInLegend: true,
  })
  expect(codes.find((code) => code.code === 'V')).toMatchObject({ use: 'absence', reason: 'vacation' })
  expect(doubts.map((doubt) => doubt.message)).toContain(
    'The file doesn’t explain the code “Q7.” We counted it as work in 1 place.',
  )
})

test('roles and kinds of shift', async () => {
  const { roles, shiftTypes } = await understand(weeks)
  expect(roles.find((role) => role.name === 'Day')).toMatchObject({ start: '07:00', kind: 'day' })
  expect(roles.find((role) => role.name === 'Night')).toMatchObject({ kind: 'night' })
  expect(shiftTypes.find((type) => type.kind === 'night')).toMatchObject({
    name: 'Night shift',
    start: '19:00',
    end: '07:00',
    isWritten: true,
  })
})

test('the rhythm: seven on, seven off, changing on Monday', async () => {
  const { pattern } = await understand(weeks)
  expect(pattern).toMatchObject({
    kind: '7-on-7-off',
    switchDay: 'monday',
    daysOn: 7,
    daysOff: 7,
    hasNights: true,
    nightsInARow: 7,
  })
  expect(pattern!.says).toContain('start on a Monday')
})

test('absences from cells and from notes', async () => {
  const { absences, people } = await understand(weeks)
  const nameOf = (key: string) => people.find((person) => person.key === key)!.name
  expect(absences.map((one) => `${nameOf(one.person)} ${one.date} ${one.reason}`)).toEqual([
    'Grace Kim 2026-12-11 vacation',
    'Julia Novak 2026-12-03 vacation',
    'Julia Novak 2026-12-04 vacation',
  ])
})

test('who never works nights: written, or shown by the shifts', async () => {
  const { preferences, people } = await understand(weeks)
  const nameOf = (key: string) => people.find((person) => person.key === key)!.name
  const said = preferences.map((one) => `${nameOf(one.person)} ${one.preference} ${one.isWritten}`)
  expect(said).toContain('Priya Patel never-nights true')
  expect(said).toContain('Sam Okafor only-nights true')
  expect(said).toContain('Hana Chen never-nights false')
  expect(said).not.toContain('Sam Okafor never-nights false')
})

test('one person in many writings is one', async () => {
  const { people } = await understand(
    [
      '12/1 Day: Hana Chen',
      '12/2 Day: Dr. Chen',
      '12/3 Day: H. Chen',
      '12/4 Day: HC',
      '12/5 Day: Patel',
      '12/6 Day: Patel',
      '12/7 Day: Patell',
    ].join('\n'),
  )
  expect(people.map((person) => person.name)).toEqual(['Hana Chen', 'Patel'])
  expect(people[0]!.aliases).toEqual(
    ['Hana Chen', 'H. Chen', 'Chen', 'HC'].map((alias) => expect.stringContaining(alias.split(' ').at(-1)!)),
  )
})

test('two names that differ by a letter are two people when both work on one day', async () => {
  const { people } = await understand('12/1 Day: Maria Lopez\n12/1 Night: Maria Lopes\n12/2 Day: Maria Lopez')
  expect(people.map((person) => person.name)).toEqual(['Maria Lopez', 'Maria Lopes'])
})

test('what could be two people is kept apart and asked', async () => {
  const { people, doubts } = await understand('12/1 Day: Anita Patel\n12/2 Day: Ravi Patel\n12/3 Day: Patel')
  expect(people).toHaveLength(3)
  expect(doubts.map((doubt) => doubt.message)).toContain(
    '“Patel” could be Anita Patel or Ravi Patel, so we kept it separate.',
  )
})

test('dates without a year are said to be a guess', async () => {
  const { doubts, days } = await understand('12/1 Day: Chen\n12/2 Day: Chen')
  expect(days.map((day) => day.date)).toEqual(['2026-12-01', '2026-12-02'])
  expect(doubts.map((doubt) => doubt.message)).toContain(
    'We guessed the dates from Dec 1, 2026 on: the file doesn’t name the year.',
  )
})

test('a text without a schedule gives nothing but a doubt', async () => {
  const found = await understand('Dear all,\nplease bring cake to the meeting.\nBest wishes')
  expect(found.assignments).toEqual([])
  expect(found.doubts[0]!.message).toContain('We found no shifts')
})

test('whatever stands in the cells, nothing is thrown', () => {
  const word = fc.constantFrom(
    '12/3',
    'Mon',
    '7a-7p',
    'D',
    'N/D',
    'Chen, Hana',
    'Dr. Patel',
    'V = vacation',
    '31',
    '1',
    'Total',
    'Dec 2026',
    '=',
    '((',
    'Week of 12/7',
    '\n',
    '2/30',
    '0',
    'Date',
    'Name',
  )
  const text = fc.oneof(
    word,
    fc.string({ maxLength: 12 }),
    fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
  )
  const cell = fc.record({
    row: fc.nat(9),
    column: fc.nat(9),
    text,
    rowSpan: fc.integer({ min: 1, max: 3 }),
    columnSpan: fc.integer({ min: 1, max: 3 }),
    place: fc.constant('A1'),
  })
  const sheets = fc.array(
    fc.record({
      name: text,
      cells: fc.uniqueArray(cell, { maxLength: 60, selector: (one) => one.row * 10 + one.column }),
    }),
    { maxLength: 2 },
  )
  fc.assert(
    fc.property(sheets, (found) => {
      const understanding = understandSheets(found, today)
      const keys = new Set(understanding.people.map((person) => person.key))
      for (const one of [...understanding.assignments, ...understanding.absences])
        expect(keys.has(one.person)).toBe(true)
    }),
    { numRuns: 150 },
  )
})
