/** All kinds of changes that a coordinator makes to a month, each drawn at random from what the month has now. */
import { asc, eq } from 'drizzle-orm'
import type { CallOut } from '../../../contract/call-outs.ts'
import { drawIndex, type Random } from '../../../engine/random.ts'
import type { Orm } from '../../platform/db/database.ts'
import { overrides, schedules, shifts } from '../../platform/db/schema/index.ts'
import { type Actors, march } from '../../requests/testing/request-bench.ts'

type Row = typeof shifts.$inferSelect
export type World = { orm: Orm; group: Actors; random: Random; scheduleId: number; reason: string; tick?: () => void }
/** Undefined if it can't be done now; else the schedule that is edited next, and how it is taken back. */
type Done = { scheduleId?: number; requestId?: number } | undefined
export type Kind = (world: World) => Promise<Done>

export const post = ({ group }: World, path: string, body: object = {}) => group.call(group.admin, 'POST', path, body)
const rowsOf = ({ orm, scheduleId }: World): Promise<Row[]> =>
  orm.select().from(shifts).where(eq(shifts.scheduleId, scheduleId)).orderBy(asc(shifts.id))

async function edit(world: World, edits: (object | undefined)[], more: object = {}): Promise<Done> {
  const given = edits.filter((one) => one !== undefined)
  if (given.length < edits.length) return undefined
  const { reason } = world
  const { status, body } = await post(world, `/api/schedules/${world.scheduleId}/edits`, {
    ...{ edits: given, reason, ...more },
  })
  return status === 200 && body.stepId !== null ? {} : undefined
}

const change = (row: Row | undefined, part: object) =>
  row && { do: 'change', shiftId: row.id, version: row.version, ...part }
const isThere = ({ status }: Row) => status !== 'cancelled'
const isHeld = (row: Row) => isThere(row) && row.physicianId !== null

const drawFrom = <One>({ random }: World, all: readonly One[]): One => all[drawIndex(random, all.length)]!

async function pick(world: World, fits: (row: Row) => boolean = isThere): Promise<Row | undefined> {
  const rows = (await rowsOf(world)).filter(fits)
  return rows.length === 0 ? undefined : drawFrom(world, rows)
}
const someone = (world: World) => drawFrom(world, world.group.physicians)

const anywhere: Record<string, Kind> = {
  'hand edit': async (world) => edit(world, [change(await pick(world), { physicianId: someone(world) })]),
  unassign: async (world) => edit(world, [change(await pick(world, isHeld), { physicianId: null })]),
  lock: async (world) => {
    const row = await pick(world, isHeld)
    return edit(world, [change(row, { isLocked: !row?.isLocked })])
  },
  'other location and role': async (world) =>
    edit(world, [change(await pick(world), { location: 'Tower B', roleId: world.group.night })]),
  'swap cells': async (world) => {
    const one = await pick(world, isHeld)
    const other = await pick(world, (row) => isHeld(row) && row.id !== one?.id && row.physicianId !== one?.physicianId)
    return edit(world, [
      change(one, { physicianId: other?.physicianId }),
      change(other, { physicianId: one?.physicianId }),
    ])
  },
  drag: async (world) =>
    edit(world, [
      change(await pick(world, isHeld), { date: march(15 + drawIndex(world.random, 14)), physicianId: someone(world) }),
    ]),
  paste: async (world) => {
    const had = await pick(world, isHeld)
    const add = { do: 'add', roleId: world.group.night, date: had?.date, physicianId: had?.physicianId }
    return edit(world, [change(had, { physicianId: null }), had && add])
  },
  fill: async (world) => {
    const { status, body } = await post(world, `/api/schedules/${world.scheduleId}/proposal`, { what: 'fill' })
    if (status !== 200 || body.steps.length === 0) return undefined
    return edit(
      world,
      body.steps.map((step: object) => ({ do: 'change', ...step })),
      { isProposed: true },
    )
  },
  'apply fix': async (world) =>
    edit(world, [change(await pick(world, (row) => isThere(row) && !isHeld(row)), { physicianId: someone(world) })], {
      isProposed: true,
    }),
  clear: async (world) => {
    const from = 2 + drawIndex(world.random, 10)
    const days = { from: march(from), to: march(from + 3) }
    const { status, body } = await post(world, `/api/schedules/${world.scheduleId}/clear`, days)
    return status === 200 && body.stepId !== null ? {} : undefined
  },
  'remove shift': async (world) => {
    const row = await pick(world)
    return edit(world, [row && { do: 'remove', shiftId: row.id, version: row.version }])
  },
  'restore shift': async (world) => {
    const row = await pick(world, (one) => !isThere(one))
    return edit(world, [row && { do: 'restore', shiftId: row.id, version: row.version }])
  },
  override: async (world) => {
    const { group, scheduleId, reason } = world
    const { body } = await group.call(group.admin, 'GET', `/api/schedules/${scheduleId}/assessment`)
    const keys = body.broken.map(({ key }: { key: string }) => key)
    if (keys.length === 0) return undefined
    const answer = await group.call(group.admin, 'PUT', `/api/schedules/${scheduleId}/overrides`, { keys, reason })
    return answer.status === 200 && answer.body.stepId !== null ? {} : undefined
  },
  'remove override': async (world) => {
    const { group, scheduleId } = world
    const kept = await world.orm.select().from(overrides).where(eq(overrides.scheduleId, scheduleId))
    if (kept.length === 0) return undefined
    const keys = [drawFrom(world, kept).key]
    const answer = await group.call(group.admin, 'PUT', `/api/schedules/${scheduleId}/overrides`, {
      keys,
      reason: null,
    })
    return answer.status === 200 ? {} : undefined
  },
}

export const inDrafts: Record<string, Kind> = {
  ...anywhere,
  regenerate: async (world) => {
    const { status, body } = await post(world, '/api/schedules/generate', { month: 3, year: 2027 })
    return status === 200 ? { scheduleId: body.schedule.id } : undefined
  },
  'copy month': async (world) => {
    const { status, body } = await post(world, `/api/schedules/${world.scheduleId}/duplicate`)
    return status === 201 || status === 200 ? { scheduleId: body.id } : undefined
  },
  'use another draft': async (world) => {
    const drafts = await world.orm.select().from(schedules).where(eq(schedules.groupId, world.group.groupId))
    const others = drafts.filter(({ id, status }) => id !== world.scheduleId && status === 'draft')
    if (others.length === 0) return undefined
    const { id } = drawFrom(world, others)
    return (await post(world, `/api/schedules/${id}/choose`)).status === 200 ? { scheduleId: id } : undefined
  },
}

export const inPublished: Record<string, Kind> = {
  ...anywhere,
  'call-out plan': async (world) => {
    const { group } = world
    const held = await pick(world, (row) => isHeld(row) && row.date >= march(3))
    if (!held) return undefined
    const days = { startDate: held.date, endDate: held.date }
    const asked = new URLSearchParams({ physicianId: String(held.physicianId), ...days })
    const { body: out } = await group.call(group.admin, 'GET', `/api/call-outs/plans?${asked}`)
    const plan = (out as CallOut).plans?.find(({ kind }) => kind === 'fewest-changes')
    if (!plan) return undefined
    const { status, body } = await post(world, '/api/call-outs', {
      ...{ physicianId: held.physicianId, ...days, kind: plan.kind, steps: plan.steps },
      asked: plan.asked.map(({ shiftId, physicianId }) => ({ shiftId, physicianId })),
    })
    return status === 200 && body.canUndo ? { requestId: body.request.id } : undefined
  },
  'approve time off': async (world) => {
    const { group } = world
    const held = await pick(world, (row) => isHeld(row) && row.date >= march(3))
    if (!held) return undefined
    const days = { requestType: 'timeoff', startDate: held.date, endDate: held.date, reason: 'Wedding' }
    const { status, body } = await group.ask(held.physicianId!, days)
    if (status !== 201) return undefined
    const approved = await group.approve(body.id, { reason: world.reason })
    return approved.status === 200 ? { requestId: body.id } : undefined
  },
}
