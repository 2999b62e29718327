/** A month's problem is gathered once from the same rows: the next edit of a roster mostly sees the same people, rules, and months around it. */
import { isStaff } from '../../../contract/staff.ts'
import { type Month, monthNumber } from '../../../engine/month.ts'
import { keepNewest } from '../../platform/keep-newest.ts'
import { type Gathered, type GatherOptions, gatherProblem } from './gather-problem.ts'
import type { Inputs } from './read-inputs.ts'

const latest = new Map<string, Inputs>()
/** Months, those used last. */
const mostMonths = 50
const gatheredOf = new WeakMap<Inputs, Map<string, Promise<Gathered>>>()
/** For the same inputs: with other locks or closed positions. */
const mostOptions = 4

/** The same object for the same rows, by which what was made of them is found again. */
export function sameInputs(inputs: Inputs): Inputs {
  const name = nameOf(inputs.group.id, inputs.month)
  const known = latest.get(name)
  const found = known && isSame(known, inputs) ? known : inputs
  keepNewest(latest, mostMonths, name, found)
  return found
}

function nameOf(groupId: number, month: Month): string {
  return `${groupId} ${monthNumber(month)}`
}

function isSame(one: Inputs, other: Inputs): boolean {
  const parts = Object.keys(one) as (keyof Inputs)[]
  return parts.every((part) => part === 'month' || one[part] === other[part])
}

export function gatherOnce(inputs: Inputs, options: GatherOptions): Promise<Gathered> {
  const relevant = { ...options, held: unusual(inputs, options.held ?? []) }
  const known = gatheredOf.get(inputs) ?? new Map<string, Promise<Gathered>>()
  gatheredOf.set(inputs, known)
  const name = JSON.stringify(relevant)
  const gathered = known.get(name) ?? gatherProblem(inputs, relevant)
  keepNewest(known, mostOptions, name, gathered)
  gathered.catch(() => known.delete(name))
  return gathered
}

/** Staff and active roles are part of the problem whoever has which shift. */
function unusual({ people, roles }: Inputs, held: NonNullable<GatherOptions['held']>) {
  const staff = new Set(people.filter(isStaff).map(({ id }) => id))
  const active = new Set(roles.filter(({ isActive }) => isActive).map(({ id }) => id))
  return held.filter(({ physicianId, roleId }) => !staff.has(physicianId) || !active.has(roleId))
}
