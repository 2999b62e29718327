/** What a change of shifts would lead to, in words for the physician who considers it: "You’d have ...". */
import type { Finding } from '../../contract/shifts.ts'
import { onceEach } from '../../engine/finding.ts'
import type { DayCoverage } from '../platform/advisor/questions/weigh-change.ts'
import type { Scope } from '../platform/scope.ts'
import { assignmentsOf } from '../schedules/look-at-schedule.ts'
import type { ShiftChangeDeps } from './change-shifts.ts'
import { lookAtChange } from './look-at-change.ts'
import { changeOfMoves, type Move } from './shift-change.ts'
import { doubledBy, unlockedBy } from './weigh-change.ts'

export async function weighForViewer(
  { orm, advisor }: Pick<ShiftChangeDeps, 'orm' | 'advisor'>,
  scope: Scope,
  moves: Move[],
): Promise<{ findings: Finding[]; days: DayCoverage[] }> {
  const { months: looks } = await lookAtChange(orm, scope, changeOfMoves(moves))
  const months = await Promise.all(
    looks.map((look) =>
      advisor.ask('weighChange', unlockedBy(look, look.plan), {
        before: look.assignments,
        after: assignmentsOf(look.plan.after),
        dates: [...new Set(look.plan.changed.map(({ after }) => after.date))].sort(),
        slots: [],
        viewerId: String(scope.userId),
      }),
    ),
  )
  return {
    findings: onceEach([
      ...looks.flatMap(({ plan }) => doubledBy(plan, scope.userId)),
      ...months.flatMap((month) => month.findings),
    ]),
    days: months.flatMap((month) => month.days),
  }
}
