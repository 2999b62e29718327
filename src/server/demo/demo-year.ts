/** The demo group's year: its holidays are dealt, and the next two quarters are laid out. */
import { monthOf } from '../../engine/month.ts'
import { dealHolidays } from '../../engine/year/deal-holidays.ts'
import { layOutYear } from '../../engine/year/lay-out-year.ts'
import type { Orm } from '../platform/db/database.ts'
import { systemScope } from '../platform/scope.ts'
import { dealQuestion, describeDeal } from '../year/deal.ts'
import { layoutQuestion, layoutSpan } from '../year/lay-out.ts'
import { readYear } from '../year/read-year.ts'
import { replaceWeeks, writeTurns } from '../year/year.store.ts'

const monthsLaidOut = 6

export async function writeYear(tx: Orm, groupId: number, now: Date): Promise<void> {
  const scope = systemScope(groupId)
  const first = await readYear(tx, scope, undefined, now)
  const question = dealQuestion(first)
  const { turns } = describeDeal(first, question, dealHolidays(question.holidays, question.people))
  await writeTurns(
    tx,
    scope,
    turns.map((turn) => ({ ...turn, isSetByHand: false })),
  )
  const dealt = await readYear(tx, scope, monthOf(first.openFrom), now)
  const span = layoutSpan(dealt, monthOf(dealt.openFrom), monthsLaidOut)
  const { problem } = layoutQuestion(dealt, span)
  await replaceWeeks(tx, scope, span, layOutYear(problem))
}
