/** From what someone supposes, by ids, to what the engine supposes: scenarios, back-tests, and the assistant share it. */
import type { WhatIf } from '../../contract/what-if.ts'
import { addDays } from '../../engine/calendar.ts'
import { defaultPhysician } from '../../engine/default-physician.ts'
import { type Assignment, type CalendarDate, type CustomRule, type Problem, weekdays } from '../../engine/model.ts'
import { rules } from '../../engine/rules/list.ts'
import type { Supposition } from '../../engine/supposition.ts'
import { mostRestHours } from '../../engine/validate-problem.ts'

/** What can't be supposed, with a sentence that says why. */
export class CannotSuppose extends Error {}

export type Known = {
  problem: Problem
  /** Days before this one have been worked: nobody can be out on them anymore. */
  workedBefore?: CalendarDate | undefined
  /** Undefined if the sentence isn't a rule. */
  readSentence(text: string): CustomRule[] | undefined
  /** What a pending request of the group would do; undefined if there is no such request. */
  request?(requestId: number): Approved | undefined
}

/** Days off, or shifts that change hands: those as they are, and those as they would be. */
export type Approved =
  | { physicianId: number; from: CalendarDate; to: CalendarDate }
  | { given: Assignment[]; taken: Assignment[] }

/** Lines of the custom rules are left out before the problem is read. */
export type Supposable = Exclude<WhatIf, { what: 'without' }>

/** Ids of people who don't exist yet. */
export const hiredId = (place: number) => `new ${place}`

export function suppositionsOf(whatIfs: WhatIf[], known: Known): Supposition[] {
  let hired = 0
  return whatIfs.flatMap((one) => {
    if (one.what === 'without') return []
    const supposition = suppositionOf(one, known, hired)
    if (one.what === 'hired') hired += one.count
    return supposition
  })
}

export function suppositionOf(one: Supposable, known: Known, hiredBefore = 0): Supposition {
  const { problem } = known
  switch (one.what) {
    case 'away':
      return timeOffIn(known, one)
    case 'leaves':
      return { suppose: 'physician-leaves', physicianId: physicianIn(problem, one.physicianId) }
    case 'fte':
      return { suppose: 'fte', physicianId: physicianIn(problem, one.physicianId), fte: one.fte }
    case 'hired':
      return { suppose: 'physician-added', physicians: newPhysicians(one, hiredBefore) }
    case 'demand':
      return demandIn(problem, one)
    case 'rule':
      return choiceOf(one)
    case 'limits':
      return {
        suppose: 'group-rules',
        change: {
          maxConsecutiveShifts: one.maxConsecutiveShifts ?? problem.group.maxConsecutiveShifts,
          minRestBetweenShifts: Math.min(one.minRestBetweenShifts ?? problem.group.minRestBetweenShifts, mostRestHours),
        },
      }
    case 'sentence': {
      const read = known.readSentence(one.text)
      if (!read) throw new CannotSuppose(`We couldn’t read “${one.text}” as a rule. Try “At most 3 nights in a row.”`)
      return { suppose: 'custom-rules', rules: read }
    }
    case 'approved': {
      const found = known.request?.(one.requestId)
      if (!found) throw new CannotSuppose('That request is no longer pending.')
      if (!('given' in found)) return timeOffIn(known, found)
      for (const { physicianId } of [...found.given, ...found.taken]) physicianIn(problem, Number(physicianId))
      return { suppose: 'reassigned', ...found }
    }
  }
}

function physicianIn({ physicians }: Problem, id: number): string {
  const found = physicians.find((one) => one.id === String(id))
  if (!found) throw new CannotSuppose('One of these physicians isn’t scheduled in this month.')
  return found.id
}

function timeOffIn(
  { problem, workedBefore = '' }: Known,
  away: { physicianId: number; from: string; to: string },
): Supposition {
  const dates = Array.from({ length: problem.days }, (_, day) => addDays(problem.from, day)).filter(
    (date) => away.from <= date && date <= away.to && date >= workedBefore,
  )
  if (dates.length === 0) throw new CannotSuppose('These days aren’t in this month, or they’ve passed.')
  return { suppose: 'time-off', physicianId: physicianIn(problem, away.physicianId), dates }
}

function newPhysicians({ count, ...kind }: Extract<WhatIf, { what: 'hired' }>, before: number) {
  const { fte, nightShiftPreference } = kind
  return Array.from({ length: count }, (_, place) =>
    defaultPhysician({ id: hiredId(before + place), name: 'A new physician', fte, nightShiftPreference }),
  )
}

function demandIn(problem: Problem, one: Extract<WhatIf, { what: 'demand' }>): Supposition {
  const roleId = String(one.roleId)
  if (!problem.roles.some(({ id }) => id === roleId)) throw new CannotSuppose('That role is no longer in use.')
  const days = one.weekdays.length > 0 ? one.weekdays : weekdays
  return { suppose: 'demand', roleId, count: one.count, weekdays: days }
}

function choiceOf({ ruleId, on, weight }: Extract<WhatIf, { what: 'rule' }>): Supposition {
  const rule = rules.find(({ id }) => id === ruleId)!
  if (rule.always) throw new CannotSuppose(`“${rule.title}” is always on. It can’t be turned off.`)
  const isWeighed = weight !== undefined && !rule.strength.hard
  return { suppose: 'rule-choice', ruleId, choice: isWeighed ? { on, weight } : { on } }
}
