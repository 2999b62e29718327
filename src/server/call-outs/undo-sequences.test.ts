/**
 * Random sequences of all that a coordinator does in a roster, taken back step by step: after each, every row is what it was
 * before that step. Then all of it again, and back once more. UNDO_SEQUENCES=50 is the long run.
 */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { takeGenerations } from '../../../tests/server/staffed-group.ts'
import { stepKinds } from '../../contract/undo-steps.ts'
import { createRandom, drawIndex } from '../../engine/random.ts'
import { schedules, shifts, undoSteps } from '../platform/db/schema/index.ts'
import { stateOf } from '../requests/testing/group-state.ts'
import { march, openRequestBench, type RequestBench } from '../requests/testing/request-bench.ts'
import { inDrafts, inPublished, type Kind, post, type World } from './testing/kinds-of-change.ts'

const sequences = Number(process.env.UNDO_SEQUENCES ?? 3)
const stepsEach = 9

/** One was removed already. */
const removeOne = ({ id }: { id: number }) =>
  bench.orm.update(shifts).set({ status: 'cancelled', physicianId: null }).where(eq(shifts.id, id))

/** Two by day and one by night for two weeks, three days each; some are open or locked. */
const planned: Planned[] = Array.from({ length: 14 }, (_, index) => index + 1).flatMap((day): Planned[] => {
  const place = (slot: number) => (Math.floor((day - 1) / 3) * 3 + slot) % 10
  return [
    { date: march(day), role: 'day', place: place(0), isLocked: day % 5 === 0 },
    { date: march(day), role: 'day', place: day % 3 === 0 ? null : place(1) },
    { date: march(day), role: 'night', place: place(2) },
  ]
})

const firstMorning = '2027-03-01T05:00:00Z'

let bench: RequestBench

beforeAll(async () => {
  bench = await openRequestBench(firstMorning)
  await takeGenerations(bench.test)
})
afterAll(() => bench.test.close())

/** All that a person could notice, in the schedules that were there at the time; what was never decided isn't a change. */
async function stateIn({ group }: World, known: ReadonlySet<number>) {
  const { shifts: all, requests, asks, kept } = await stateOf(bench.orm, group)
  const [inUse] = await bench.orm
    .select({ id: schedules.id })
    .from(schedules)
    .where(eq(schedules.groupId, group.groupId))
    .orderBy(desc(schedules.chosenAt), desc(schedules.id))
    .limit(1)
  return {
    inUse: inUse!.id,
    // A shift that is added again was made later; nobody sees when.
    shifts: all.filter(({ scheduleId }) => known.has(scheduleId)).map(({ createdAt: _, ...row }) => row),
    overrides: kept
      .map(({ id: _, ...override }) => override)
      .filter(({ scheduleId }) => known.has(scheduleId))
      .sort((one, other) => one.key.localeCompare(other.key)),
    decided: requests.filter(({ status }) => status === 'approved' || status === 'denied'),
    asks,
  }
}

type Taken = { kind: string; from: number; to: number; known: Set<number>; stepId?: number; requestId?: number }

async function lastStep(world: World, isUndone: boolean): Promise<number> {
  const { group, scheduleId } = world
  const { body } = await group.call(group.admin, 'GET', `/api/schedules/${scheduleId}/steps`)
  const steps: { id: number; isUndone: boolean }[] = body.filter(
    (step: { isUndone: boolean }) => step.isUndone === isUndone,
  )
  return (isUndone ? steps[0] : steps.at(-1))!.id
}

async function turn(world: World, step: Taken, isUndone: boolean): Promise<void> {
  world.tick?.()
  const { group } = world
  world.scheduleId = isUndone ? step.to : step.from
  if (step.requestId === undefined) expect(await lastStep(world, !isUndone), step.kind).toBe(step.stepId)
  const { status, body } =
    step.requestId === undefined
      ? await post(world, `/api/schedules/${world.scheduleId}/steps/turn`, { stepId: step.stepId, isUndone })
      : await group.call(group.admin, 'POST', `/api/shift-requests/${step.requestId}/undo`, {})
  expect(status, `${step.kind}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
  world.scheduleId = isUndone ? step.from : step.to
}

/** Undefined if it can't be done now. */
async function takeStep(world: World, kinds: Record<string, Kind>, kind: string, known: Set<number>) {
  const from = world.scheduleId
  const before = new Set(known)
  world.tick?.()
  const done = await kinds[kind]!(world)
  if (!done) return undefined
  const to = done.scheduleId ?? from
  world.scheduleId = to
  known.add(to)
  const { requestId } = done
  const taken: Taken = { kind, from, to, known: before }
  return requestId === undefined ? { ...taken, stepId: await lastStep(world, false) } : { ...taken, requestId }
}

async function doAll(world: World, kinds: Record<string, Kind>, seen: Map<string, number>) {
  const known = new Set([world.scheduleId])
  const states = [await stateIn(world, known)]
  const taken: Taken[] = []
  const refused = new Set<string>()
  // Every second one is what was done least often, so that every kind has its turn.
  for (let tries = 0; taken.length < stepsEach && tries < stepsEach * 6; tries++) {
    const names = Object.keys(kinds)
      .filter((name) => !refused.has(name))
      .sort((one, other) => (seen.get(one) ?? 0) - (seen.get(other) ?? 0))
    const kind = names[tries % 2 === 0 ? 0 : drawIndex(world.random, names.length)]!
    const step = await takeStep(world, kinds, kind, known)
    if (!step) {
      refused.add(kind)
      continue
    }
    refused.clear()
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    taken.push(step)
    states.push(await stateIn(world, known))
  }
  return { taken, states }
}

async function expectBack(world: World, { taken, states }: Awaited<ReturnType<typeof doAll>>): Promise<void> {
  for (const [index, step] of [...taken.entries()].reverse()) {
    await turn(world, step, true)
    const story = `${taken.map(({ kind }) => kind).join(', ')}; undone: ${step.kind}`
    expect(await stateIn(world, step.known), story).toEqual(states[index])
  }
}

/** Which draft is in use is a matter of time, and the database has its own clock. */
const tick = () => bench.setClock(new Date().toISOString())

it('a draft: every kind is undone, done again, and undone', async () => {
  const seen = new Map<string, number>()
  for (let seed = 1; seed <= sequences; seed++) {
    const group = await bench.addGroup([], { solverSeconds: 1 }, 10)
    const { schedule, shifts: rows } = await addSchedule(bench.orm, group, 'draft', planned)
    await removeOne(rows[4]!)
    const world: World = {
      orm: bench.orm,
      group,
      random: createRandom(seed),
      scheduleId: schedule.id,
      reason: 'Agreed by phone',
      tick,
    }
    const done = await doAll(world, inDrafts, seen)
    await expectBack(world, done)
    for (const [index, step] of done.taken.entries()) {
      await turn(world, step, false)
      const later = done.taken[index + 1]
      expect(await stateIn(world, later?.known ?? new Set([...step.known, step.to])), `redone: ${step.kind}`).toEqual(
        done.states[index + 1],
      )
    }
    await expectBack(world, done)
  }
  expect(Object.keys(inDrafts).filter((kind) => !seen.has(kind))).toEqual([])
  const kept = await bench.orm.selectDistinct({ kind: undoSteps.kind }).from(undoSteps)
  // A deletion is undone in another draft, and can't be redone there: `deleted-drafts.test.ts`.
  const redoable = stepKinds.filter((kind) => kind !== 'delete')
  expect(kept.map(({ kind }) => kind).sort()).toEqual(redoable.sort())
})

it('a published month: every kind is undone, among approvals and plans for call-outs', async () => {
  const seen = new Map<string, number>()
  bench.setClock(firstMorning)
  for (let seed = 11; seed <= 10 + sequences; seed++) {
    const group = await bench.addGroup(planned, { solverSeconds: 1 }, 10)
    await removeOne(group.shiftOf(1, march(2)))
    const world: World = {
      orm: bench.orm,
      group,
      random: createRandom(seed),
      scheduleId: group.scheduleId,
      reason: 'Agreed by phone',
    }
    await expectBack(world, await doAll(world, inPublished, seen))
  }
  expect(Object.keys(inPublished).filter((kind) => !seen.has(kind))).toEqual([])
})

it('an edit and a decision about one shift are taken back in either order', async () => {
  bench.setClock(firstMorning)
  const group = await bench.addGroup(planned, {}, 10)
  const world: World = {
    orm: bench.orm,
    group,
    random: createRandom(1),
    scheduleId: group.scheduleId,
    reason: 'Agreed by phone',
  }
  const { id, physicianId, date } = group.shiftOf(3, march(4))
  const days = { requestType: 'timeoff', startDate: date, endDate: date, reason: 'Wedding' }
  const request = await group.asked(physicianId!, days)
  const kinds: Record<string, Kind> = {
    edit: async () => {
      const { version } = await group.shift(id)
      const edits = [{ do: 'change', shiftId: id, version, location: `Tower ${version}` }]
      const { status } = await post(world, `/api/schedules/${world.scheduleId}/edits`, { edits, reason: world.reason })
      return status === 200 ? {} : undefined
    },
    'approve time off': async () => {
      const { status } = await group.approve(request.id, { reason: world.reason })
      return status === 200 ? { requestId: request.id } : undefined
    },
  }
  for (const order of [
    ['edit', 'approve time off'],
    ['approve time off', 'edit'],
  ]) {
    const known = new Set([world.scheduleId])
    const states = [await stateIn(world, known)]
    const taken: Taken[] = []
    for (const kind of order) {
      taken.push((await takeStep(world, kinds, kind, known))!)
      states.push(await stateIn(world, known))
    }
    await expectBack(world, { taken, states })
  }
})
