/** What a group corrected in one month's file is known in the next one's. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../../tests/server/two-groups.ts'
import { readFile } from '../../platform/files/read/read-file.ts'
import { keepCorrections, recallCorrections } from './keep-corrections.ts'
import { shapeOf } from './shape-of-file.ts'

const names = ['Abel, Ada', 'Brook, Ben', 'Chu, Cleo', 'Dahl, Dov', 'Eng, Eva', 'Falk, Finn']

/** A month of `days` days, with a column of points behind them. */
function monthOf(month: number, days: number, people = names): string {
  const dates = Array.from({ length: days }, (_, index) => index + 1)
  const codeOn = (person: number, day: number) => (Math.floor(day / 7) % 2 === person % 2 ? 'Q' : '')
  const rows = [
    [`Ward schedule ${month}/2026`],
    ['Physician', ...dates.map((day) => `${month}/${day}/2026`), 'Points'],
    ...people.map((name, person) => [name, ...dates.map((day) => codeOn(person, day)), String(person * 3)]),
    ['Per diem pool', ...dates.map(() => ''), ''],
  ]
  return rows.map((row) => row.join('\t')).join('\n')
}

const sheetsOf = async (text: string) => (await readFile(text)).sheets

it('knows files of one shape by what stays from month to month', async () => {
  const [march, april, more] = await Promise.all([
    sheetsOf(monthOf(3, 31)),
    sheetsOf(monthOf(4, 30)),
    sheetsOf(monthOf(4, 30, [...names, 'Grant, Gus'])),
  ])
  expect(shapeOf(april)).toBe(shapeOf(march))
  expect(shapeOf(more)).toBe(shapeOf(march))
  expect(shapeOf(await sheetsOf('Date\tPhysician\tShift\n3/1/2026\tAda Abel\tD\n3/2/2026\tAda Abel\tD'))).not.toBe(
    shapeOf(march),
  )
})

it('finds rows and columns again by their names, and leaves out what belongs to one month', async () => {
  const kept = keepCorrections(await sheetsOf(monthOf(3, 31)), [
    { sheet: 0, column: 32, is: 'ignore' },
    { sheet: 0, row: 8, is: 'ignore' },
    { sheet: 0, row: 3, column: 4, is: 'ignore' },
    { sheet: 0, column: 7, is: 'ignore' },
    { from: '2026-03-01' },
    { code: 'Q', off: 'off' },
  ])
  expect(recallCorrections(await sheetsOf(monthOf(4, 30, [...names, 'Grant, Gus'])), kept)).toEqual([
    { sheet: 0, column: 31, is: 'ignore' },
    { sheet: 0, row: 9, is: 'ignore' },
    { code: 'Q', off: 'off' },
  ])
})

let test: TestApp
let own: TestGroup
let other: TestGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-02-20T12:00:00Z'))
  own = await addGroup(test.services.orm)
  other = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const send = async (body: unknown, as = own.admin) => {
  const answer = await test.call('POST', '/api/schedule-analysis', { as, body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

it('reads next month as this one was corrected, says so, and forgets when told', async () => {
  const constraints = [{ code: 'Q', role: 'Quality', start: '08:00', end: '16:00' }]
  const march = await send({ scheduleText: monthOf(3, 31), constraints })
  expect(march.remembered).toBeUndefined()
  const april = await send({ scheduleText: monthOf(4, 30) })
  expect(april.remembered).toEqual({ says: 'Read the way you corrected March 2026’s file.', constraints })
  expect(april.codes).toMatchObject([{ code: 'Q', meaning: 'Quality', startTime: '08:00', endTime: '16:00' }])
  expect((await send({ scheduleText: monthOf(4, 30) }, other.admin)).remembered).toBeUndefined()

  await send({ scheduleText: monthOf(4, 30), constraints: [] })
  expect((await send({ scheduleText: monthOf(4, 30) })).remembered).toBeUndefined()
})
