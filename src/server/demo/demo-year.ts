/** The demo group's year: a month ahead its holidays are dealt and two quarters laid out; the month until then is made as it comes. */
import { addMonths, monthOf, spanOfMonth } from '../../engine/month.ts'
import { dealHolidays } from '../../engine/year/deal-holidays.ts'
import { layOutYear } from '../../engine/year/lay-out-year.ts'
import { findForbidden } from '../../engine/year/layout-rules.ts'
import type { Orm } from '../platform/db/database.ts'
import { systemScope } from '../platform/scope.ts'
import { dealQuestion, describeDeal } from '../year/deal.ts'
import { addRules, layoutQuestion, layoutSpan } from '../year/lay-out.ts'
import { readYear } from '../year/read-year.ts'
import { replaceWeeks, writeTurns } from '../year/year.store.ts'

const monthsLaidOut = 6
/** The month right after published ones has weeks under way, which a plan made now would bend. */
const monthsLeftOpen = 1

export async function writeYear(tx: Orm, groupId: number, now: Date): Promise<void> {
  const scope = systemScope(groupId)
  const year = await readYear(tx, scope, undefined, now)
  const start = addMonths(monthOf(year.openFrom), monthsLeftOpen)
  const openFrom = spanOfMonth(start).from
  const later = { ...year, openFrom }
  const question = dealQuestion(later)
  const { turns } = describeDeal(later, question, dealHolidays(question.holidays, question.people))
  await writeTurns(
    tx,
    scope,
    turns.map((turn) => ({ ...turn, isSetByHand: false })),
  )
  const dealt = { ...(await readYear(tx, scope, start, now)), openFrom }
  const span = layoutSpan(dealt, start, monthsLaidOut)
  const { problem } = layoutQuestion(dealt, span)
  await replaceWeeks(tx, scope, span, layOutYear(await addRules(dealt, problem, findForbidden)))
}
