/** A supposition while it's entered, and what is read from it. */
import type { WhatIf } from '../../contract/what-if.ts'
import type { Pattern } from '../../engine/model.ts'
import type { RuleId } from '../../engine/rules/rule-ids.ts'
import { usualWeight, weightAt } from '../text/importance-steps.ts'
import { dayChoices } from './scenario-words.ts'

export type ChangeKind = WhatIf['what']

/** Everything that a kind may need; what it doesn't need is left out when it is read. */
export type ChangeDraft = {
  physicianId: string
  roleId: string
  requestId: string
  from: string
  to: string
  fte: number | null
  count: number | null
  nights: 'prefer' | 'neutral'
  days: string
  ruleId: RuleId | ''
  on: 'on' | 'off'
  /** How much a rule counts: a place in `stepWords`. */
  step: string
  maxDays: number | null
  minRest: number | null
  text: string
}

export function readDraft(what: ChangeKind, draft: ChangeDraft, pattern: Pattern): unknown {
  const { from, to, fte, count, nights, days, ruleId, on, step, maxDays, minRest, text } = draft
  return {
    ...{ what, from, to, fte, count, ruleId, text, on: on === 'on', nightShiftPreference: nights },
    physicianId: Number(draft.physicianId),
    roleId: Number(draft.roleId),
    requestId: Number(draft.requestId),
    weekdays: dayChoices.find(({ value }) => value === days)!.days,
    ...(ruleId &&
      on === 'on' &&
      usualWeight(ruleId, pattern) > 0 && { weight: weightAt(Number(step), ruleId, pattern) }),
    ...(maxDays !== null && { maxConsecutiveShifts: maxDays }),
    ...(minRest !== null && { minRestBetweenShifts: minRest }),
  }
}
