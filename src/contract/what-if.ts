/** What someone may suppose of a month: the one form for scenarios, back-tests, and the assistant's what-ifs. */
import { z } from 'zod'
import { nightShiftPreferences, weekdays } from '../engine/model.ts'
import { ruleIds } from '../engine/rules/rule-ids.ts'
import { idOf } from './route.ts'
import { calendarDate, line } from './text.ts'

const fte = z.number({ error: 'must be a number from 0.1 to 1' }).min(0.1).max(1)
const physicianId = idOf('user')

const whatIfs = {
  away: z.object({ what: z.literal('away'), physicianId, from: calendarDate, to: calendarDate }),
  leaves: z.object({ what: z.literal('leaves'), physicianId }),
  fte: z.object({ what: z.literal('fte'), physicianId, fte }),
  hired: z.object({
    what: z.literal('hired'),
    count: z.int().min(1).max(10),
    fte,
    nightShiftPreference: z.enum(nightShiftPreferences),
  }),
  /** No weekdays: every day. */
  demand: z.object({
    what: z.literal('demand'),
    roleId: idOf('role'),
    count: z.int().min(0).max(60),
    weekdays: z.array(z.enum(weekdays)).max(7),
  }),
  /** A weight is for preference rules. */
  rule: z.object({
    what: z.literal('rule'),
    ruleId: z.enum(ruleIds),
    on: z.boolean(),
    weight: z.number().min(0).max(10_000).optional(),
  }),
  limits: z.object({
    what: z.literal('limits'),
    maxConsecutiveShifts: z.int().min(1).max(31).optional(),
    minRestBetweenShifts: z.int().min(0).max(72).optional(),
  }),
  /** A new rule, as a coordinator would write it. */
  sentence: z.object({ what: z.literal('sentence'), text: line(300) }),
  /** A line of the group's custom rules, as if it weren't there. */
  without: z.object({ what: z.literal('without'), text: line(10_000) }),
  /** A pending request, as if everyone agreed and it were approved. */
  approved: z.object({ what: z.literal('approved'), requestId: idOf('request') }),
}

export const whatIf = z.discriminatedUnion('what', [
  whatIfs.away,
  whatIfs.leaves,
  whatIfs.fte,
  whatIfs.hired,
  whatIfs.demand,
  whatIfs.rule,
  whatIfs.limits,
  whatIfs.sentence,
  whatIfs.without,
  whatIfs.approved,
])
export type WhatIf = z.infer<typeof whatIf>

/** What of it changes the rules alone. */
export const ruleChange = z.discriminatedUnion('what', [
  whatIfs.rule,
  whatIfs.limits,
  whatIfs.sentence,
  whatIfs.without,
])
export type RuleChange = z.infer<typeof ruleChange>
