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

  const weeks = (heading: string) => [
    [heading, 'Rounder', 'Nights'],
    ['4/7/2026', 'Hana Chen', 'Omar Diaz'],
    ['4/14/2026', 'Priya Rao', 'Hana Chen'],
    ['4/21/2026', 'Omar Diaz', 'Priya Rao'],
    ['4/28/2026', 'Hana Chen', 'Omar Diaz'],
  ]

  test('dates a week apart stand for weeks where the file says so, else it asks', async () => {
    const named = await read(weeks('Week beginning'))
    expect(named.reading.isSure).toBe(true)
    expect(named.assignments).toHaveLength(8 * 7)
    const unnamed = await read(weeks('Date'))
    expect(unnamed.reading.isSure).toBe(false)
    expect(unnamed.reading.question?.says).toBe('Does “4/7/2026” stand for the whole week or for one day?')
    const days = await read(weeks('Date'), [{ eachDate: 'day' }])
    expect([days.reading.isSure, days.assignments.length]).toEqual([true, 8])
  })

  test('a start and an end with their dates are one shift of the first day', async () => {
    const { assignments } = await read([
      ['Staff', 'Service', 'Start', 'End'],
      ['Hana Chen', 'Night', '01.03.2027 19:00', '02.03.2027 07:00'],
      ['Omar Diaz', 'Day', '02.03.2027 07:00', '02.03.2027 19:00'],
      ['Hana Chen', 'Night', '13.03.2027 19:00', '14.03.2027 07:00'],
      ['Priya Rao', 'Day', '14.03.2027 07:00', '14.03.2027 19:00'],
    ])
    expect(assignments.map(({ date, start, end }) => `${date} ${start}-${end}`)).toEqual([
      '2027-03-01 19:00-07:00',
      '2027-03-02 07:00-19:00',
      '2027-03-13 19:00-07:00',
      '2027-03-14 07:00-19:00',
    ])
  })

  test('a key may stand in one cell without a sign', async () => {
    const { assignments } = await read([
      ['April 2027   D 7a-7p N 7p-7a'],
      ['', '1', '2', '3', '4'],
      ['Hana Chen', 'D', 'D', '', 'N'],
      ['Omar Diaz', '', 'N', 'N', ''],
    ])
    expect(new Set(assignments.map(({ code, start, end }) => `${code} ${start}-${end}`))).toEqual(
      new Set(['D 07:00-19:00', 'N 19:00-07:00']),
    )
  })

  test('a line of totals may count one shift alone, by the same count in all of it', async () => {
    const { reading } = await read([...words.slice(0, -1), ['Working', '2', '2', '1', '2']])
    expect(JSON.stringify(reading)).toContain('All 4 totals in the file match the shifts.')
  })

  test('a text in which somebody would work twice a day is not sure', async () => {
    const names = ['Okonkwo', 'Brandt', 'Whitlock', 'Nguyen', 'Ortega', 'Day', 'Fernandez', 'Park', 'Mehta']
    const weekdays = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed']
    const lines = Array.from({ length: 28 }, (_, day) => {
      const [one, other, third] = [0, 1, 2].map((at) => names[(Math.floor(day / 7) * 3 + at) % 9])
      return `${weekdays[day % 7]} 4/${day + 1}: Days ${one} / ${other}; Nights ${third}`
    })
    const { reading } = understandSheets((await readFile(`April 2027 coverage\n\n${lines.join('\n')}`)).sheets, today)
    expect(reading.isSure).toBe(false)
    expect(reading.doubts).toContain('Some people would have two shifts on one day.')
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
    const corrected = await read(words, [{ row: 2, column: 0, is: 'shifts' }])
    expect(corrected.names).not.toContain('Day')
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

  test('what is no schedule is never sure to be one', () => {
    for (const isHeldOut of [false, true])
      for (let seed = 1; seed <= 12; seed++) {
        const { sheet, kind, isPlan } = makeOther(seed, isHeldOut)
        const { reading, people, assignments } = understandSheets([sheet], today)
        // A staffing plan is read as such: it schedules no one.
        if (reading.isSure) expect([kind, isPlan, people, assignments]).toEqual([kind, true, [], []])
      }
  })

  test.each(sets)('generated files of %s kinds: right, or not called sure', (set) => {
    const shares = Array.from({ length: 12 }, (_, index) => {
      const { sheet, today: day, truth } = makeSchedule(index + 9001, set)
      const found = understandSheets([sheet], day)
      const share = shareRight(truth, found)
      if (share < 0.98) expect(found.reading.isSure).toBe(false)
      return share
    })
    // Some held-out shapes aren't layouts we know.
    const least = set === 'tuned' ? 0.9 : 0.6
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(least)
  })
})
