/** Undo and redo: every shift is exactly what it was, whatever changed it, and no colleague's later change is lost. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { auditEvents, notifications, schedules, shifts, users } from '../../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup
let draft: { id: number; shifts: (typeof shifts.$inferSelect)[] }

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
  draft = await addMonth('draft')
})

/** A generated shift, a hand-set one with its own location and hours, a locked one, an open one, and a removed one. */
async function addMonth(status: 'draft' | 'active') {
  const { orm } = test.services
  const planned: Planned[] = [
    { date: '2027-03-03', role: 'day', place: 0 },
    { date: '2027-03-04', role: 'day', place: 1 },
    { date: '2027-03-05', role: 'night', place: 2, isLocked: true },
    { date: '2027-03-08', role: 'day', place: null },
    { date: '2027-03-09', role: 'day', place: null },
  ]
  const { schedule, shifts: made } = await addSchedule(orm, own, status, planned)
  const byHand = { editedBy: own.physicians[3]!, location: 'Tower B', endTime: '18:00', position: 2 }
  await orm.update(shifts).set(byHand).where(eq(shifts.id, made[1]!.id))
  await orm.update(shifts).set({ status: 'confirmed', position: 1 }).where(eq(shifts.id, made[0]!.id))
  await orm.update(shifts).set({ status: 'cancelled' }).where(eq(shifts.id, made[4]!.id))
  return { id: schedule.id, shifts: await rowsOf(schedule.id) }
}

const rowsOf = (scheduleId: number) =>
  test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, scheduleId)).orderBy(shifts.id)
/** Everything a person could notice. */
const stateOf = async (scheduleId: number) =>
  (await rowsOf(scheduleId)).map(({ version: _, changedBy: __, createdAt: ___, updatedAt: ____, ...row }) => row)
const post = (path: string, body: object = {}, as = own.admin) => test.call('POST', path, { as, body })
const edit = async (edits: object[], more: object = {}) => {
  const answer = await post(`/api/schedules/${draft.id}/edits`, { edits, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const turn = (stepId: number, isUndone: boolean, as = own.admin, id = draft.id) =>
  post(`/api/schedules/${id}/steps/turn`, { stepId, isUndone }, as)
const stepsOf = async (id = draft.id, as = own.admin) =>
  (await test.call('GET', `/api/schedules/${id}/steps`, { as })).json()
const seen = (place: number) => ({ shiftId: draft.shifts[place]!.id, version: draft.shifts[place]!.version })
const reason = 'Agreed by phone'
const give = (place: number, to: number | null) => ({
  ...{ do: 'change', ...seen(place), physicianId: to === null ? null : own.physicians[to] },
})

const kinds: [string, () => Promise<{ stepId: number }>][] = [
  ['a shift that was given away', () => edit([{ do: 'change', ...seen(1), physicianId: own.physicians[0] }])],
  ['a confirmed shift that was opened', () => edit([{ do: 'change', ...seen(0), physicianId: null }])],
  ['a lock that was taken off', () => edit([{ do: 'change', ...seen(2), isLocked: false }])],
  ['other hours, role and place', () => edit([{ do: 'change', ...seen(1), roleId: own.night, location: null }])],
  ['a lock that was put on', () => edit([{ do: 'change', ...seen(0), isLocked: true }])],
  ['another location', () => edit([{ do: 'change', ...seen(0), location: 'Tower C' }])],
  ['another position', () => edit([{ do: 'change', ...seen(0), position: 2 }])],
  ['a removed shift that was restored', () => edit([{ do: 'restore', ...seen(4) }])],
  ['days of two people that were swapped', () => edit([give(0, 1), give(1, 0)], { reason })],
  [
    'open shifts that were filled together',
    () => edit([{ do: 'change', ...seen(3), physicianId: own.physicians[3] }], { isProposed: true, reason }),
  ],
  [
    'days that were pasted over',
    () =>
      edit(
        [
          { do: 'change', ...seen(1), physicianId: null },
          { do: 'add', roleId: own.night, date: '2027-03-04', physicianId: own.physicians[1] },
          { do: 'change', ...seen(3), physicianId: own.physicians[1] },
        ],
        { reason },
      ),
  ],
  ['a shift that was dragged to another day of a colleague', () => edit([give(1, null), give(3, 2)], { reason })],
  [
    'a shift that was moved to another date',
    () => edit([{ do: 'change', ...seen(1), date: '2027-03-11' }], { reason }),
  ],
  [
    'two shifts of different days that were swapped',
    () => edit([give(1, 2), { ...give(2, 1), isLocked: false }], { reason }),
  ],
  ['a shift that was removed', () => edit([{ do: 'remove', ...seen(1) }])],
  ['a locked shift that was removed', () => edit([{ do: 'remove', ...seen(2) }], { reason })],
  [
    'shifts that were added, swapped and removed at once',
    () =>
      edit(
        [
          { do: 'add', roleId: own.day, date: '2027-03-20', physicianId: own.physicians[1] },
          { do: 'change', ...seen(0), physicianId: own.physicians[1] },
          { do: 'change', ...seen(1), physicianId: own.physicians[0] },
          { do: 'remove', ...seen(3) },
        ],
        { reason },
      ),
  ],
  [
    'a proposal that was kept',
    () => edit([{ do: 'change', ...seen(1), physicianId: own.physicians[2] }], { isProposed: true, reason }),
  ],
  [
    'days that were cleared',
    async () => (await post(`/api/schedules/${draft.id}/clear`, { from: '2027-03-01', to: '2027-03-31' })).json(),
  ],
]

it.each(kinds)('puts back %s exactly, and does it again', async (_, change) => {
  const before = await stateOf(draft.id)
  const { stepId } = await change()
  const after = await stateOf(draft.id)
  expect(after).not.toEqual(before)

  const undone = await turn(stepId, true)
  expect(undone.statusCode, undone.body).toBe(200)
  expect(await stateOf(draft.id)).toEqual(before)
  expect(await stepsOf()).toMatchObject([{ id: stepId, isUndone: true }])

  expect((await turn(stepId, false)).statusCode).toBe(200)
  expect(await stateOf(draft.id)).toEqual(after)
  expect((await turn(stepId, true)).statusCode).toBe(200)
  expect(await stateOf(draft.id)).toEqual(before)
})

it('undoes step by step, and a new change forgets what was undone', async () => {
  const { stepId: first } = await edit([{ do: 'change', ...seen(1), physicianId: null }])
  const { stepId: second, shifts: changed } = await edit([{ do: 'change', ...seen(3), physicianId: own.physicians[0] }])
  expect(await stepsOf()).toMatchObject([{ id: first }, { id: second, kind: 'edit', shifts: 1, from: '2027-03-08' }])
  expect((await turn(second, true)).statusCode).toBe(200)
  expect((await turn(second, true)).json().message).toBe('This change is already undone.')
  expect(changed).toHaveLength(1)
  await edit([{ do: 'change', shiftId: draft.shifts[0]!.id, version: 1, isLocked: true }])
  expect((await stepsOf()).map(({ id }: { id: number }) => id)).toEqual([first, expect.any(Number)])
  expect((await turn(second, false)).statusCode).toBe(404)
})

it('undoes and redoes several changes of the same shifts, one after the other', async () => {
  const states = [await stateOf(draft.id)]
  const steps: number[] = []
  const versionOf = async (shiftId: number) => (await rowsOf(draft.id)).find(({ id }) => id === shiftId)!.version
  const { shiftId } = seen(1)
  const change = async (part: object) => {
    const { stepId } = await edit([{ do: 'change', shiftId, version: await versionOf(shiftId), ...part }], { reason })
    steps.push(stepId)
    states.push(await stateOf(draft.id))
  }
  await change({ physicianId: null })
  await change({ physicianId: own.physicians[0] })
  await change({ isLocked: true })
  const { stepId, shifts: added } = await edit(
    [{ do: 'add', roleId: own.day, date: '2027-03-20', physicianId: own.physicians[1] }],
    { reason },
  )
  steps.push(stepId)
  states.push(await stateOf(draft.id))
  const later = await edit([{ do: 'change', shiftId: added[0].id, version: added[0].version, physicianId: null }])
  steps.push(later.stepId)
  states.push(await stateOf(draft.id))
  for (const round of [1, 2]) {
    for (const place of [4, 3, 2, 1, 0]) {
      const undone = await turn(steps[place]!, true)
      expect(undone.statusCode, `round ${round}: ${undone.body}`).toBe(200)
      expect(await stateOf(draft.id)).toEqual(states[place])
    }
    for (const place of [0, 1, 2, 3, 4]) {
      const redone = await turn(steps[place]!, false)
      expect(redone.statusCode, `round ${round}: ${redone.body}`).toBe(200)
      expect(await stateOf(draft.id)).toEqual(states[place + 1])
    }
  }
})

it('loses nothing that a colleague did since, and a colleague undoes only what is theirs', async () => {
  const { orm } = test.services
  const [other] = await orm
    .insert(users)
    .values({
      email: `other${own.groupId}@staffed.example`,
      firstName: 'Olu',
      lastName: 'Other',
      role: 'admin',
      groupId: own.groupId,
    })
    .returning()
  const { stepId } = await edit([{ do: 'change', ...seen(1), physicianId: null }])
  expect((await turn(stepId, true, other!.id)).statusCode).toBe(404)
  expect(await stepsOf(draft.id, other!.id)).toEqual([])
  await post(
    `/api/schedules/${draft.id}/edits`,
    { edits: [{ do: 'change', shiftId: draft.shifts[1]!.id, version: 2, physicianId: own.physicians[0] }] },
    other!.id,
  )
  const refused = await turn(stepId, true)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale'])
  expect(refused.json().message).toBe('Olu Other changed this. Here’s the current version.')
  expect((await rowsOf(draft.id))[1]).toMatchObject({ physicianId: own.physicians[0], editedBy: other!.id })
})

it('does not bring back somebody who has left', async () => {
  const { stepId } = await edit([{ do: 'change', ...seen(1), physicianId: null }])
  await test.services.orm.update(users).set({ isActive: false }).where(eq(users.id, own.physicians[1]!))
  const refused = await turn(stepId, true)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'First1 Last1 is no longer active and can’t be assigned.',
  ])
})

it('notifies the people of a published month, and the audit log says what was undone', async () => {
  draft = await addMonth('active')
  const { stepId } = await edit([{ do: 'change', ...seen(1), physicianId: null }])
  await turn(stepId, true)
  const texts = (
    await test.services.orm.select().from(notifications).where(eq(notifications.userId, own.physicians[1]!))
  ).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  const log = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.groupId))
  expect(log.map(({ text }) => text)).toContain('undid a change to 1 shift in March 2027')
})

it('goes on with another draft, and back to the first one, which nothing touched', async () => {
  const { orm } = test.services
  const before = await stateOf(draft.id)
  const older = await addSchedule(orm, own, 'draft', [{ date: '2027-03-03', role: 'day', place: 3 }], 'Another')
  await orm
    .update(schedules)
    .set({ chosenAt: new Date('2026-01-01') })
    .where(eq(schedules.id, older.schedule.id))
  const newest = async () =>
    (await test.call('GET', `/api/schedules/group/${own.groupId}`, { as: own.admin })).json()[0].id
  expect(await newest()).toBe(draft.id)
  const chosen = await post(`/api/schedules/${older.schedule.id}/choose`)
  expect(chosen.statusCode, chosen.body).toBe(200)
  expect(await newest()).toBe(older.schedule.id)
  const [step] = await stepsOf(older.schedule.id)
  expect(step).toMatchObject({ kind: 'use', shifts: 0, isUndone: false })
  const undone = await turn(step.id, true, own.admin, older.schedule.id)
  expect(undone.json()).toMatchObject({ schedule: { id: draft.id }, shifts: [] })
  expect(await newest()).toBe(draft.id)
  expect(await stateOf(draft.id)).toEqual(before)
  expect(await stepsOf()).toMatchObject([{ id: step.id, isUndone: true }])
  expect((await turn(step.id, false)).json()).toMatchObject({ schedule: { id: older.schedule.id } })
})
