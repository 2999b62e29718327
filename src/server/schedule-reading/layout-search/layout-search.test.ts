/** What the search decides, and what a correction changes. The figures over thousands of files come from `npm run bench:reading`. */
import { describe, expect, test } from 'vitest'
import { shareRight } from '../../../../tests/generated/compare.ts'
import { makeSchedule, sets } from '../../../../tests/generated/make-schedule.ts'
import { makeOther } from '../../../../tests/generated/not-schedules.ts'
import type { ReadingConstraint } from '../../../contract/sheet-reading.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'

const today = '2026-03-20'

async function read(rows: string[][], constraints: ReadingConstraint[] = []) {
  const text = rows.map((row) => row.join('\t')).join('\n')
  const found = understandSheets((await readFile(text)).sheets, today, constraints)
  const nameOf = new Map(found.people.map(({ key, name }) => [key, name]))
  const shifts = found.assignments.map(({ person, date, code }) => `${nameOf.get(person)} ${date} ${code}`)
  return { ...found, names: found.people.map(({ name }) => name), shifts }
}

/** Names that are words, dates that could be either way, and a row of counts. */
const words = [
  ['Hospitalists, please mail swaps to Karen'],
  ['', '03/04', '04/04', '05/04', '06/04'],
  ['Day', 'D', 'D', '', 'N'],
  ['Knight', '', 'N', 'N', ''],
  ['May', 'N', '', 'D', 'D'],
  ['Okafor', 'D', 'D', 'N', 'D'],
  ['Working', '3', '3', '3', '3'],
]

describe('the whole sheet decides', () => {
  test('names that are words are people, and counts are nobody', async () => {
    expect((await read(words)).names).toEqual(['Day', 'Knight', 'May', 'Okafor'])
  })

  test('one order of day and month for all dates', async () => {
    const { days } = await read(words)
    expect(days.map(({ date }) => date)).toEqual(['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06'])
  })

  test.each([
    ['fr', ['3 janv.', '4 janv.', '5 janv.']],
    ['es', ['3 de enero', '4 de enero', '5 de enero']],
    ['de', ['3. Januar', '4. Januar', '5. Januar']],
  ])('months in other languages: %s', async (_, dates) => {
    const { shifts } = await read([
      ['2027', ...dates],
      ['Hana Chen', 'D', 'D', 'N'],
      ['Omar Diaz', 'N', 'N', 'D'],
    ])
    expect(shifts).toContain('Hana Chen 2027-01-05 N')
  })

  test('records are known by what their columns hold, without headings', async () => {
    const { shifts } = await read([
      ['12/7/2026', 'Chen, Hana', 'Night'],
      ['12/7/2026', 'Diaz, Omar', 'Day'],
      ['12/8/2026', 'Chen, Hana', 'Night'],
      ['12/8/2026', 'Diaz, Omar', 'Day'],
    ])
    expect(shifts).toContain('Hana Chen 2026-12-08 NIGHT')
  })
})

describe('a correction is a constraint of the same search', () => {
  test('month first', async () => {
    const { days } = await read(words, [{ dateOrder: 'month-first' }])
    expect(days.map(({ date }) => date.slice(5))).toContain('03-04')
  })

  test('another year', async () => {
    const { days } = await read(words, [{ dateOrder: 'day-first' }, { from: '2027-04-01' }])
    expect(days[0]!.date).toBe('2027-04-03')
  })

  test('somebody is no person', async () => {
    expect((await read(words, [{ notPerson: 'May' }])).names).toEqual(['Day', 'Knight', 'Okafor'])
  })

  test('two writings are one person', async () => {
    const { names } = await read(words, [{ same: ['Knight', 'Okafor'] }])
    expect(names.toSorted()).toEqual(['Day', 'May', 'Okafor'])
  })

  test('a row is no part of the schedule', async () => {
    expect((await read(words, [{ row: 5, is: 'ignore' }])).names).toEqual(['Day', 'Knight', 'May'])
  })

  test('a code has hours', async () => {
    const { assignments } = await read(words, [{ code: 'N', start: '19:00', end: '07:00' }])
    expect(assignments.find(({ code }) => code === 'N')).toMatchObject({ start: '19:00', end: '07:00', kind: 'night' })
  })

  test('two names that look like one are two people, and one of them has another name', async () => {
    const rows = [
      ['', '12/1/2026', '12/2/2026', '12/3/2026', '12/4/2026'],
      ['Kapoor, N', 'D', 'D', '', ''],
      ['Neha Kapoor', '', '', 'N', 'N'],
      ['Omar Diaz', 'N', 'N', 'D', 'D'],
    ]
    expect((await read(rows)).names).toEqual(['Neha Kapoor', 'Omar Diaz'])
    const apart: ReadingConstraint = { apart: ['Kapoor, N', 'Neha Kapoor'] }
    expect((await read(rows, [apart])).names).toEqual(['N Kapoor', 'Neha Kapoor', 'Omar Diaz'])
    const named = await read(rows, [apart, { rename: ['Kapoor, N', 'Nikhil Kapoor'] }])
    expect(named.shifts).toContain('Nikhil Kapoor 2026-12-01 D')
  })

  test('the fuller name goes into the shorter one', async () => {
    expect((await read(words, [{ same: ['Okafor', 'Day'] }])).names).toEqual(['Day', 'Knight', 'May'])
  })

  test('a code is a day off, or a role', async () => {
    const { shifts, absences } = await read(words, [{ code: 'N', off: 'off' }])
    expect(shifts.filter((shift) => shift.endsWith(' N'))).toEqual([])
    expect(absences.length).toBeGreaterThan(0)
    const { roles } = await read(words, [{ code: 'N', role: 'Nocturnist' }])
    expect(roles.map(({ name }) => name)).toContain('Nocturnist')
  })

  test('a cell is no part of the schedule, or holds a shift', async () => {
    expect((await read(words, [{ row: 2, column: 1, is: 'ignore' }])).shifts).not.toContain('Day 2026-04-03 D')
    const told = await read(words, [{ row: 2, column: 0, is: 'shifts' }])
    expect(told.names).not.toContain('Day')
  })

  test('a sheet is no part of the schedule', async () => {
    expect((await read(words, [{ sheet: 0, is: 'ignore' }])).names).toEqual([])
  })

  test('a column holds the people', async () => {
    const rows = [
      ['', 'ID', '12/1', '12/2', '12/3'],
      ['AB', 'QX', 'D', 'D', 'N'],
      ['CD', 'RY', 'N', 'N', 'D'],
      ['EF', 'SZ', 'D', 'N', 'D'],
    ]
    expect((await read(rows, [{ column: 1, is: 'people' }])).names).toEqual(['QX', 'RY', 'SZ'])
  })
})

describe('sureness', () => {
  test('dates that could be either way are asked about, and each answer settles it', async () => {
    const rows = [
      ['', '3/4', '4/5', '5/6'],
      ['Hana Chen', 'D', 'D', 'N'],
      ['Omar Diaz', 'N', 'N', 'D'],
    ]
    const { reading } = await read(rows)
    expect(reading.isSure).toBe(false)
    expect(reading.question?.says).toMatch(/^Is “3\/4” /)
    const answered = await Promise.all(reading.question!.answers.map(({ constraints }) => read(rows, constraints)))
    expect(new Set(answered.map(({ days }) => days[0]!.date)).size).toBe(reading.question!.answers.length)
  })

  test('what is no schedule is never sure', () => {
    for (let seed = 1; seed <= 12; seed++)
      expect(understandSheets([makeOther(seed).sheet], today).reading.isSure).toBe(false)
  })

  test.each(sets)('generated files of %s kinds: right, or not called sure', (set) => {
    const shares = Array.from({ length: 12 }, (_, index) => {
      const { sheet, today: day, truth } = makeSchedule(index + 9001, set)
      const found = understandSheets([sheet], day)
      const share = shareRight(truth, found)
      if (share < 0.98) expect(found.reading.isSure).toBe(false)
      return share
    })
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.9)
  })
})
