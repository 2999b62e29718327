/** What the inputs of calls are made of: rows that are there, and ones added for a single try. */
import type { StaffedGroup } from '../../../../../tests/server/staffed-group.ts'
import type { Method } from '../../../../contract/route.ts'
import type { Orm } from '../../db/database.ts'
import type { Ids } from './worst-of.ts'

export type WorstInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Fields of the body that its schema alone says too little about. */
  with?: object
  /** Of an answer that is accepted whatever became of the work. */
  isDone?: (answer: unknown) => boolean
  /** The caller; the coordinator by default. */
  as?: number
}

export type Bench = {
  orm: Orm
  group: StaffedGroup
  /** Makes a read as the coordinator. */
  read: (address: string) => Promise<unknown>
  /** Makes a call that must be accepted, by default as the coordinator. */
  send: (method: Method, address: string, body?: unknown, as?: number) => Promise<unknown>
}

/** By the name of the call. */
export type WorstInputs = Record<string, (ids: Ids, bench: Bench) => WorstInput | Promise<WorstInput>>

const words = 'No nights on Mondays except Mar 3, or at most 3 weekends in a row; '
export const textOf = (length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)

let drawn = 0
/** A number that no other row has. */
export function nextNumber(): number {
  drawn += 1
  return drawn
}

/** Somebody with shifts, another one after each departure. */
export async function activeOne(ids: Ids, { read }: Bench): Promise<number | undefined> {
  const people = (await read(`/api/physicians/group/${ids.group[0]}`)) as { id: number; isActive: boolean }[]
  return people.findLast(({ id, isActive }) => isActive && ids.user.includes(id))?.id
}

export type ShownShift = { id: number; version: number; physicianId: number | null; date: string }
type Listed = { id: number; month: number; status: string }

/** March as everyone sees it, whichever version that is by now. */
export async function publishedMarch(bench: Bench): Promise<number> {
  const id = await findMarch(bench, 'active')
  if (id !== undefined) return id
  const copy = await copyOfMarch(bench)
  await bench.send('POST', `/api/schedules/${copy}/publish`, {})
  return copy
}

export async function publishedShifts(bench: Bench): Promise<ShownShift[]> {
  return (await bench.read(`/api/shifts/schedule/${await publishedMarch(bench)}`)) as ShownShift[]
}

/** A draft with all shifts of the month, for a try of its own. */
export async function copyOfMarch(bench: Bench): Promise<number> {
  const id = (await findMarch(bench, 'active')) ?? (await findMarch(bench, 'archived'))
  const copy = (await bench.send('POST', `/api/schedules/${id}/duplicate`, {})) as { id: number }
  return copy.id
}

async function findMarch({ read, group }: Bench, status: string): Promise<number | undefined> {
  const listed = (await read(`/api/schedules/group/${group.groupId}`)) as Listed[]
  return listed.find((one) => one.month === 3 && one.status === status)?.id
}
