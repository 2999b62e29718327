/** Two people changed the same physician: what the other one changed, and how both changes come together. */
import type { PhysicianField } from '../../contract/fields/physician.ts'
import { type User, user } from '../../contract/users.ts'
import { ApiError } from '../api/call.ts'
import { type PhysicianValues, valuesOf } from './physician-form.ts'

export type FieldChange = {
  field: PhysicianField
  before: unknown
  now: unknown
  /** What was typed here into the same field, if it is something else. */
  mine?: unknown
}

/** The state that won, if that is why a change was refused. */
export function winnerIn(error: unknown): User | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== 'stale') return undefined
  return user.safeParse(error.body.current).data
}

export function changesBetween(seen: User, current: User, typed: PhysicianValues): FieldChange[] {
  const [before, now] = [valuesOf(seen), valuesOf(current)]
  return fieldsOf(before)
    .filter((field) => !isSame(before[field], now[field]))
    .map((field) => {
      const isMineToo = !isSame(typed[field], before[field]) && !isSame(typed[field], now[field])
      return { field, before: before[field], now: now[field], ...(isMineToo && { mine: typed[field] }) }
    })
}

/** Either way, what only one side changed is kept; `winner` decides the fields that both changed. */
export function mergeValues(
  seen: User,
  current: User,
  typed: PhysicianValues,
  winner: 'mine' | 'theirs',
): PhysicianValues {
  const [before, now] = [valuesOf(seen), valuesOf(current)]
  const isTaken = (field: PhysicianField) =>
    winner === 'mine' ? isSame(typed[field], before[field]) : !isSame(now[field], before[field])
  const taken = fieldsOf(before).filter(isTaken)
  return { ...typed, ...Object.fromEntries(taken.map((field) => [field, now[field]])) }
}

function fieldsOf(values: PhysicianValues): PhysicianField[] {
  return Object.keys(values) as PhysicianField[]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
