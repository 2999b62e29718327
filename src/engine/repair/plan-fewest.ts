/** The plan with the fewest changes: all openings together, else without those that nothing can fill, else one by one. */
import { applyChanges, type Change } from '../explain/judge-change.ts'
import type { Roster } from '../shapes/limit.ts'
import { findCheaperPlan } from './cheaper-plan.ts'
import { findFewestChanges } from './fewest-changes.ts'
import { makePlan, type RepairPlan, type Work } from './plan.ts'
import { createStaffingState, type Gap, gapsOf } from './staffing-state.ts'

/** Most openings for which it tries which one to leave open. */
const manyOpenings = 4

export function planFewest(work: Work): RepairPlan | undefined {
  if (work.openings.length === 0) return undefined
  const needed = gapsOf(createStaffingState(work.judge, work.without, requiredOf(work, [])))
  const all = fillTogether(work, needed, [])
  if (all) return makePlan(work, 'fewest-changes', all.changes, all.left, all.isProven)
  const hopeless = needed.filter((gap) => !canFillAlone(work, needed, gap))
  if (hopeless.length === needed.length && work.before !== work.without)
    return planFewest({ ...work, before: work.without })
  const rest = hopeless.length > 0 ? fillTogether(work, needed, hopeless) : undefined
  const found = rest ?? fillAllButOne(work, needed, hopeless) ?? fillOneByOne(work, needed, hopeless)
  return makePlan(work, 'fewest-changes', found.changes, found.left, found.isProven)
}

function canFillAlone(work: Work, needed: Gap[], gap: Gap): boolean {
  const others = needed.filter((other) => other !== gap)
  return findFewestChanges(work.judge, work.without, requiredOf(work, others), work.limits, work.before) !== undefined
}

type Found = { changes: Change[]; isProven: boolean; left: Gap[] }

function fillTogether(work: Work, needed: Gap[], hopeless: Gap[]): Found | undefined {
  const { judge, without, limits } = work
  const extra = Math.max(0, needed.length - hopeless.length - 1)
  const found = findFewestChanges(
    judge,
    without,
    requiredOf(work, hopeless),
    {
      mostChanges: limits.mostChanges + extra,
      mostTrials: limits.mostTrials,
    },
    work.before,
  )
  return found && { changes: findCheaperPlan(judge, without, found.changes), isProven: true, left: hopeless }
}

/** Each opening can be filled, but not all: leaves the one that saves the most changes. */
function fillAllButOne(work: Work, needed: Gap[], hopeless: Gap[]): Found | undefined {
  const fillable = needed.filter((gap) => !hopeless.includes(gap))
  if (fillable.length > manyOpenings) return undefined
  return fillable
    .flatMap((gap) => fillTogether(work, needed, [...hopeless, gap]) ?? [])
    .map((found) => ({ ...found, isProven: false }))
    .sort((one, other) => one.changes.length - other.changes.length)[0]
}

/** Each opening with its own fewest changes, one after another: for absences too long for the joint search. */
function fillOneByOne(work: Work, needed: Gap[], hopeless: Gap[]): Found {
  const changes: Change[] = []
  const left = [...hopeless]
  const waived = [...needed]
  let roster = work.without
  for (const gap of needed.filter((one) => !hopeless.includes(one))) {
    waived.splice(waived.indexOf(gap), 1)
    const found = findFewestChanges(work.judge, roster, requiredOf(work, waived), work.limits, work.before)
    if (found) {
      changes.push(...found.changes)
      roster = applyChanges(roster, found.changes)
    } else {
      left.push(gap)
      waived.push(gap)
    }
  }
  const net = netChanges(work.without, roster, changes)
  const cheaper = findCheaperPlan(work.judge, work.without, net)
  return {
    changes: cheaper,
    isProven: hopeless.length === 0 && left.length === 0 && net.length === needed.length,
    left,
  }
}

/** A cell that was changed twice counts once. */
function netChanges(before: Roster, after: Roster, changes: Change[]): Change[] {
  const cells = new Map(
    changes.map(({ person, day }) => [`${person} ${day}`, { person, day, kind: after[person]![day]! }]),
  )
  return [...cells.values()].filter(({ person, day, kind }) => before[person]![day] !== kind)
}

/** What was staffed must stay staffed, up to what is needed; what was open may stay open. */
function requiredOf({ judge, roster }: Work, waived: Gap[]): number[][] {
  const required = Array.from({ length: judge.board.days }, () => new Array<number>(judge.board.kinds.length).fill(0))
  for (const limits of judge.byDay)
    for (const limit of limits) {
      if (limit.shape !== 'cover') continue
      const present = roster.filter((row) => row[limit.day] === limit.kind).length
      const dropped = waived.filter(({ day, kind }) => day === limit.day && kind === limit.kind).length
      required[limit.day]![limit.kind] = Math.max(0, Math.min(limit.atLeast, present) - dropped)
    }
  return required
}
