/** Every number of a scenario, counted again from its drawing alone: nothing here uses the product's own counting. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, weeksOfTwoTeams } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import type { TestApp } from '../../../tests/server/test-app.ts'
import type { Scenario } from '../../contract/scenarios.ts'
import type { WhatIf } from '../../contract/what-if.ts'
import { groups, preferences } from '../platform/db/schema/index.ts'
import { openScenarioBench, type ScenarioBench } from './testing/scenario-bench.ts'

let bench: ScenarioBench
let test: TestApp
let own: StaffedGroup

/** Eight physicians of equal FTE who can work everything: March 2027 begins on a Monday and has no holiday. */
beforeAll(async () => {
  bench = await openScenarioBench('2027-02-10T10:00:00Z')
  test = bench.test
  own = await addStaffedGroup(test.services.orm)
  await addSchedule(test.services.orm, own, 'draft', weeksOfTwoTeams)
  await test.services.orm.insert(preferences).values(
    own.physicians.map((physicianId, place) => ({
      ...{ physicianId, groupId: own.groupId },
      preferredShifts: requestsOf(place).map((day) => ({ date: dateOf(day), wants: 'off' as const })),
    })),
  )
})
afterAll(() => test.close())

const days = 31
const requestsOf = (place: number) => [1, 8, 15, 22].map((day) => day + place)
const dateOf = (day: number) => `2027-03-${String(day + 1).padStart(2, '0')}`

const compute = (changes: WhatIf[], more: object = {}) => bench.computed(own.admin, changes, more)

/** Each physician's month as letters: d, n, or a dot. */
function lettersOf({ rows }: Scenario['versions'][number]): string[] {
  return own.physicians.map((_, place) => rows.find(({ name }) => name === `First${place} Last${place}`)!.days)
}

const count = (row: string, counts: (letter: string, day: number) => boolean) =>
  [...row].filter((letter, day) => counts(letter, day)).length

const classes = [
  { noun: 'shift', weight: 3, counts: (letter: string) => letter !== '.', run: 1 },
  { noun: 'night', weight: 3, counts: (letter: string) => letter === 'n', run: 3 },
  { noun: 'weekend shift', weight: 2, counts: (letter: string, day: number) => letter !== '.' && day % 7 >= 5, run: 1 },
]

/** What each has, and what is fair; nights come in runs of three, so up to three are fair to someone due fewer. */
function sharesOf(rows: string[], { counts, run }: (typeof classes)[number]) {
  const had = rows.map((row) => count(row, counts))
  const all = had.reduce((sum, one) => sum + one, 0)
  const [low, high] = [Math.floor(all / rows.length), Math.ceil(all / rows.length)]
  const [least, most] = low < run && run > 1 ? [0, Math.max(high, run)] : [low, high]
  return { had, all, least, most }
}

/** 100, less the shifts beyond what is fair. */
function fairnessOf(rows: string[]): number {
  const burdens = classes.map((one) => {
    const { weight } = one
    const { had, all, least, most } = sharesOf(rows, one)
    const misplaced = had.reduce((sum, has) => sum + Math.max(0, has - most) + Math.max(0, least - has), 0)
    return { score: (100 * Math.max(0, all - misplaced)) / all, weight: weight * Math.min(1, all / rows.length) }
  })
  const weights = burdens.reduce((sum, { weight }) => sum + weight, 0)
  return burdens.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights
}

/** Stretches that begin after the first day and end before the last one; three or four days are full. */
function stretchesOf(rows: string[]): { stretches: number; whole: number } {
  const lengths = rows.flatMap((row) =>
    [...row.matchAll(/[dn]+/g)]
      .filter(({ 0: { length }, index }) => index > 0 && index + length < days)
      .map(({ 0: { length } }) => length),
  )
  return { stretches: lengths.length, whole: lengths.filter((length) => length === 3 || length === 4).length }
}

function openIn(rows: string[]): number {
  const on = (day: number, letter: string) => rows.filter((row) => row[day] === letter).length
  return Array.from({ length: days }, (_, day) => Math.max(0, 2 - on(day, 'd')) + Math.max(0, 1 - on(day, 'n'))).reduce(
    (sum, one) => sum + one,
    0,
  )
}

function expectCounted({ measures }: { measures: Scenario['versions'][number]['measures'] }, rows: string[]): void {
  const granted = rows.reduce((sum, row, place) => sum + requestsOf(place).filter((day) => row[day] === '.').length, 0)
  const asked = 4 * rows.length
  const open = openIn(rows)
  const over = (place: number) => {
    const { had, most } = sharesOf(rows, classes[place]!)
    return had.reduce((sum, has) => sum + Math.max(0, has - most), 0)
  }
  const beyond = { nightsOver: over(1), weekendsOver: over(2) }
  expect(measures).toMatchObject({ open, asked, granted, ...stretchesOf(rows), ...beyond })
  expect(measures.coverage).toBeCloseTo((100 * (3 * days - open)) / (3 * days), 6)
  expect(measures.preferences).toBeCloseTo((100 * granted) / asked, 6)
  expect(measures.fairness).toBeCloseTo(fairnessOf(rows), 6)
}

const schedule = () =>
  own.physicians.map((_, place) =>
    Array.from({ length: days }, (_day, day) => {
      const shift = weeksOfTwoTeams.find((one) => one.place === place && one.date === dateOf(day))
      return shift ? shift.role[0]! : '.'
    }).join(''),
  )

it('says of the schedule what can be counted in it', async () => {
  const { comparedWith } = await compute([])
  expectCounted({ measures: comparedWith!.measures }, schedule())
})

it('says how often the schedule breaks a rule that is supposed, and one that is supposed away', async () => {
  // Each stretch of nights, and how much longer than three it is.
  const beyond = schedule().flatMap((row) =>
    [...row.matchAll(/n+/g)].map(({ 0: { length } }) => Math.max(0, length - 3)),
  )
  const text = 'At most 3 nights in a row'
  const added = (await compute([{ what: 'sentence', text }])).comparedWith!
  expect(added.broken.hard).toBe(beyond.filter((nights) => nights > 0).length)
  expect(added.lifted).toBe(0)
  await test.services.orm.update(groups).set({ additionalRules: text }).where(eq(groups.id, own.groupId))
  const removed = (await compute([{ what: 'without', text }])).comparedWith!
  await test.services.orm.update(groups).set({ additionalRules: '' }).where(eq(groups.id, own.groupId))
  expect(removed).toMatchObject({ broken: { hard: 0 }, lifted: beyond.filter((nights) => nights > 0).length })
  expect(beyond.some((nights) => nights > 0)).toBe(true)
})

it('says of each alternative what can be counted in its drawing', async () => {
  // On a busy machine a second of search may find a single one; each scenario searches from another seed.
  let versions: Scenario['versions'] = []
  for (let tries = 0; versions.length < 2 && tries < 4; tries++)
    ({ versions } = await compute([], { offersAlternatives: true }))
  expect(versions.length).toBeGreaterThan(1)
  for (const version of versions) {
    const rows = lettersOf(version)
    expectCounted(version, rows)
    for (const person of version.people) expectSaid(person, rows)
  }
  expect(versions.flatMap(({ people }) => people).length).toBeGreaterThan(3)
})

/** "1 more night, 2 over fair share; 1 fewer request granted": each number against both schedules. */
function expectSaid({ physicianId, says }: Scenario['versions'][number]['people'][number], after: string[]): void {
  const place = own.physicians.indexOf(physicianId)
  const countIn = (rows: string[], noun: string): number => {
    const row = rows[place]!
    if (noun === 'request') return requestsOf(place).filter((day) => row[day] === '.').length
    const { stretches, whole } = stretchesOf([row])
    if (noun === 'short stretch') return stretches - whole
    return sharesOf(rows, classes.find((one) => one.noun === noun)!).had[place]!
  }
  for (const part of says.split('; ')) {
    const [, size, direction, noun, , over] =
      /^(\d+) (more|fewer) (request|short stretch|night|weekend shift|shift)(?:e?s)?( granted)?(?:, (\d+) over fair share)?$/.exec(
        part,
      ) ?? expect.fail(part)
    const more = Number(size) * (direction === 'more' ? 1 : -1)
    expect(countIn(after, noun!) - countIn(schedule(), noun!), says).toBe(more)
    if (over === undefined) continue
    const { had, most } = sharesOf(after, classes.find((one) => one.noun === noun)!)
    expect(had[place]! - most, says).toBe(Number(over))
  }
}

it('says who is better and worse off by requests and shares that can be counted', async () => {
  const away = { what: 'away' as const, physicianId: own.physicians[0]!, from: '2027-03-01', to: '2027-03-07' }
  const found = await compute([away])
  const { people, same, changed, rows } = found.versions[0]!
  expect(people.length + same).toBe(own.physicians.length)
  expect(rows.reduce((sum, row) => sum + count(row.changed, (mark) => mark === '1'), 0)).toBeGreaterThanOrEqual(changed)
  expect(rows.find(({ name }) => name === 'First0 Last0')!.days.slice(0, 7)).toBe('.......')
})
