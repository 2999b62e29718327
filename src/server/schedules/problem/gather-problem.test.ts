/** Every input counts: changing it changes the problem that the engine compiles. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { compileProblem } from '../../../engine/compile-problem.ts'
import type { Orm } from '../../platform/db/database.ts'
import { type KeptReads, keepReads } from '../../platform/db/kept-reads.ts'
import { preferences, roles, users } from '../../platform/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/db/testing/test-database.ts'
import { gatherProblem } from './gather-problem.ts'
import { readInputs } from './read-inputs.ts'
import { openSteps, type Step } from './testing/steps.ts'

let database: TestDatabase
let orm: Orm
let reads: KeptReads
beforeAll(async () => {
  database = await openTestDatabase()
  orm = database.orm
  // What was kept before a change isn't used after it.
  reads = await keepReads(database)
})
afterAll(async () => {
  await reads.close()
  await database.close()
})

/** July 2027 has Independence Day, a Sunday. */
const july = { month: 7, year: 2027 }

async function gather(group: StaffedGroup, month = july) {
  return await gatherProblem(await readInputs(orm, group.groupId, month))
}

/** Everything search, bound, and checker see, and the shares and preferences that the scores see. */
async function fingerprint(group: StaffedGroup): Promise<string> {
  const { board, view } = compileProblem((await gather(group)).problem)
  return JSON.stringify({ board, shares: view.shares, need: view.need })
}

const { enteredHoliday, group, person, role, timeOff, wants, worked } = openSteps(() => orm)
const settings = { timeZone: 'UTC', solverSeconds: 1 }
const nobody: Step = async () => undefined

const cases: [string, Step, Step?][] = [
  ['role: start', role({ startTime: '01:00' })],
  ['role: end', role({ endTime: '21:00' })],
  ['role: a whole day', role({ endTime: '07:00' })],
  ['role: days', role({ daysOfWeek: ['monday'] })],
  ['role: no days', role({ daysOfWeek: [] })],
  ['role: required count', role({ requiredCount: 3 })],
  ['role: priority', role({ priority: 9 })],
  ['role: category', role({ category: 'backup' })],
  [
    'role: name, in a sentence',
    role({ name: 'Rounder' }),
    group({ additionalRules: 'At most 3 Rounder shifts per week' }),
  ],
  ['role: least experience', role({ restrictions: { minExperience: 'attending' } })],
  ['role: specialties', role({ restrictions: { specialties: ['ICU'] } })],
  ['role: only some', (own) => role({ restrictions: { only: [own.physicians[1]!] } })(own)],
  ['role: never somebody', (own) => role({ restrictions: { never: [own.physicians[0]!] } })(own)],
  ['role: aiRules', role({ aiRules: 'No more than 3 shifts in a row' })],
  ['role: in use', role({ isActive: false })],
  ['group: pattern', group({ pattern: '7-on-7-off' })],
  ['group: most days in a row', group({ maxConsecutiveShifts: 4 })],
  ['group: least rest', group({ minRestBetweenShifts: 40 })],
  ['group: additional rules', group({ additionalRules: 'No more than 5 nights per month' })],
  ['a holiday of last year that was entered', enteredHoliday('independence', 2026)],
  ['group: holiday choices', group({ settings: { ...settings, holidayChoices: { 'Independence Day': 'off' } } })],
  ['group: federal holidays', group({ settings: { ...settings, federalHolidays: false } })],
  ['group: own holidays', group({ settings: { ...settings, holidays: [{ date: '2027-07-14', name: 'Founders' }] } })],
  [
    'group: backup by the half week',
    group({ settings: { ...settings, backupBlock: 'half-week' } }),
    role({ category: 'backup' }),
  ],
  ['group: a rule off', group({ settings: { ...settings, rules: { 'isolated-days': { on: false } } } })],
  ['group: a weight', group({ settings: { ...settings, rules: { 'isolated-days': { on: true, weight: 77 } } } })],
  [
    'group: coverage, without roles',
    group({ coverageRequirements: 4 }),
    async ({ groupId }) => orm.update(roles).set({ isActive: false }).where(eq(roles.groupId, groupId)),
  ],
  [
    'group: shift types, without roles',
    group({ settings: { ...settings, shiftTypes: [{ name: 'Long day', startTime: '06:00', endTime: '20:00' }] } }),
    async ({ groupId }) => orm.update(roles).set({ isActive: false }).where(eq(roles.groupId, groupId)),
  ],
  ['physician: active', person({ isActive: false })],
  ['physician: administrator who does not work', person({ role: 'admin', isScheduled: false })],
  ['physician: fte', person({ fte: 0.5 })],
  [
    'physician: experience',
    person({ experienceLevel: 'attending' }),
    role({ restrictions: { minExperience: 'senior' } }),
  ],
  ['physician: seniority', person({ seniorityRank: 3 }), requestOfTwo],
  ['physician: joined', person({ startDateWithGroup: '2027-07-15' })],
  [
    'physician: years in medicine',
    (own) => orm.update(users).set({ startDateInMedicine: '1990-01-01' }).where(eq(users.id, own.physicians[1]!)),
    requestOfTwo,
  ],
  ['physician: specialties', person({ specialtyAreas: ['ICU'] }), role({ restrictions: { specialties: ['ICU'] } })],
  ['physician: preferred roles', (own) => person({ preferredRoles: [String(own.night)] })(own)],
  ['physician: likes a kind', person({ shiftTypePreferences: { night: 'prefer' } })],
  ['physician: dislikes a shift type by name', person({ shiftTypePreferences: { Night: 'avoid' } })],
  ['physician: likes a category', person({ roleTypePreferences: { coverage: 'prefer' } })],
  ['physician: dislikes a role by name', person({ roleTypePreferences: { Night: 'avoid' } })],
  ['physician: available days', person({ availableDays: ['monday', 'tuesday'] })],
  ['physician: unavailable dates', person({ unavailableDates: ['2027-07-20'] })],
  ['physician: most days in a row', person({ maxConsecutiveDays: 3 })],
  ['physician: rest days', person({ minRestDays: 3 })],
  ['physician: shift length', person({ preferredShiftLength: '24-hour' }), role({ endTime: '07:00' })],
  ['physician: weekends', person({ weekendAvailability: false })],
  ['physician: holidays', person({ holidayAvailability: false })],
  ['physician: nights', person({ nightShiftPreference: 'avoid' })],
  ['physician: scheduling notes', person({ schedulingNotes: 'I cannot work on Mondays' })],
  ['preferences: a day off', wants({ preferredShifts: [{ date: '2027-07-08', wants: 'off' }] })],
  [
    'preferences: a shift',
    (own) => wants({ preferredShifts: [{ date: '2027-07-08', roleId: own.night, wants: 'work' }] })(own),
  ],
  ['preferences: monthly maximum', wants({ maxShiftsPerMonth: 4 })],
  ['preferences: avoid consecutive', wants({ avoidConsecutive: true })],
  ['preferences: weekends', wants({ preferWeekends: true })],
  ['time off, approved', timeOff('approved', '2027-07-05', '2027-07-09')],
  ['time off, approved, reaching in from the month before', timeOff('approved', '2027-06-28', '2027-07-02')],
  ['the tail of the month before', worked('2027-06-30', 'night')],
  ['the tail in a draft, where nothing is published', worked('2027-06-30', 'night', 'draft')],
  ['the published month after', worked('2027-08-01', 'day')],
  ["the ledger's shifts", worked('2027-03-02', 'day'), worked('2027-04-06', 'day')],
  ["the ledger's nights", worked('2027-03-02', 'night'), worked('2027-04-06', 'day')],
  ["the ledger's weekends", worked('2027-03-06', 'day'), worked('2027-04-06', 'day')],
  ["the ledger's holidays", worked('2027-01-01', 'day'), worked('2027-04-06', 'day')],
  ['a holiday worked last year', worked('2026-07-04', 'day')],
  ["the ledger's presence", timeOff('approved', '2027-04-01', '2027-04-20'), worked('2027-04-06', 'night')],
]

/** Two physicians ask for the same shift: the rank decides. */
async function requestOfTwo({ groupId, physicians, night }: StaffedGroup) {
  for (const physicianId of physicians.slice(0, 2)) {
    const preferredShifts = [{ date: '2027-07-08', roleId: night, wants: 'work' as const }]
    await orm.insert(preferences).values({ groupId, physicianId, preferredShifts })
  }
}

describe('changes the compiled problem', () => {
  it.each(cases)('%s', async (_, change, prepare = nobody) => {
    const own = await addStaffedGroup(orm, 4)
    await prepare(own)
    const before = await fingerprint(own)
    expect(await fingerprint(own)).toBe(before)
    await change(own)
    expect(await fingerprint(own)).not.toBe(before)
  })
})

it('leaves out what does not count: other months, later drafts, requests that nobody approved, other groups', async () => {
  const own = await addStaffedGroup(orm, 4)
  const before = await fingerprint(own)
  await timeOff('pending', '2027-07-05', '2027-07-09')(own)
  await timeOff('approved', '2027-08-05', '2027-08-09')(own)
  await worked('2027-08-01', 'night', 'draft')(own)
  await worked('2027-09-01', 'night')(own)
  await worked('2027-06-30', 'night')(await addStaffedGroup(orm, 2))
  expect(await fingerprint(own)).toBe(before)
})

it('plans as if pending time off of the month were approved, when asked to', async () => {
  const own = await addStaffedGroup(orm, 2)
  await timeOff('pending', '2027-06-28', '2027-07-02')(own)
  await timeOff('pending', '2027-08-02', '2027-08-03')(own)
  const absencesOf = async (countsPending: boolean) =>
    (await gatherProblem(await readInputs(orm, own.groupId, july, { countsPending }))).problem.physicians[0]!.absences
  expect(await absencesOf(false)).toEqual([])
  expect(await absencesOf(true)).toEqual(['2027-07-01', '2027-07-02'])
})

it('hands over the published month after, also in a role out of use, and counts none of it as work', async () => {
  const own = await addStaffedGroup(orm, 2)
  await worked('2027-08-01', 'day')(own)
  await role({ isActive: false })(own)
  const { problem } = await gather(own)
  expect(problem.after).toEqual([
    { physicianId: String(own.physicians[0]), roleId: String(own.day), date: '2027-08-01' },
  ])
  expect(problem.physicians[0]!.ledger).toEqual(problem.physicians[1]!.ledger)
  const { view } = compileProblem(problem)
  expect(view.shares.total.targets[0]).toBe(view.shares.total.targets[1])
})

it('crosses the turn of the year', async () => {
  const own = await addStaffedGroup(orm, 2)
  await worked('2027-01-01', 'day')(own)
  expect((await gather(own, { month: 12, year: 2026 })).problem.after).toHaveLength(1)
})

it("reads last year's holidays, as published, for rules about them", async () => {
  const own = await addStaffedGroup(orm, 2)
  await group({ additionalRules: 'Whoever worked Independence Day last year is off this year' })(own)
  const customRules = async () => (await gather(own)).problem.group.customRules
  await worked('2026-07-04', 'day', 'draft')(own)
  expect(await customRules()).toEqual([])
  await worked('2026-07-04', 'day')(own)
  expect(await customRules()).toMatchObject([
    { who: { physicianIds: [String(own.physicians[0])] }, dates: { from: '2027-07-04', to: '2027-07-04' } },
  ])
})

it('reads no text twice while nothing that it depends on changes', async () => {
  const own = await addStaffedGroup(orm, 2)
  await group({ additionalRules: 'No more than 5 nights per month' })(own)
  await role({ aiRules: 'No more than 3 shifts in a row' })(own)
  await person({ schedulingNotes: 'I cannot work on Mondays' })(own)
  const customRules = async () => (await gather(own)).problem.group.customRules ?? []
  const [before, again] = [await customRules(), await customRules()]
  expect(before).toHaveLength(3)
  for (const [at, rule] of before.entries()) expect(again[at]).toBe(rule)
  await person({ firstName: 'Ines' })(own)
  expect((await customRules())[0]).not.toBe(before[0])
})

it('names the sentences that count for nothing', async () => {
  const own = await addStaffedGroup(orm, 2)
  await person({ schedulingNotes: 'The moon is made of green cheese' })(own)
  expect((await gather(own)).notUnderstood).toEqual(['First0 Last0’s notes: “The moon is made of green cheese”'])
})
