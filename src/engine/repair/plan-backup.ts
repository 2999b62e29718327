/** The plan in which whoever is on backup steps in, and why someone on backup can’t. */
import { inOrderOfRules } from '../explain/candidates.ts'
import { applyChanges, type Change, changesBetween, judgeChanges, type Verdict } from '../explain/judge-change.ts'
import { findSlot } from '../explain/slot.ts'
import { describeBreach } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { CalendarDate } from '../model.ts'
import { describeOutcome } from '../rules/parts/description.ts'
import { nameOf } from '../rules/parts/phrases.ts'
import type { Roster } from '../shapes/limit.ts'
import { lowerFirst } from '../text/capital.ts'
import { formatDays } from '../text/dates.ts'
import { makePlan, type RepairPlan, type Work } from './plan.ts'
import { planFewest } from './plan-fewest.ts'
import type { Gap } from './staffing-state.ts'

/** Someone on backup whom a rule keeps from stepping in: "Baker is on backup on Mon, Jun 1, but would work 8 days in a row." */
export type BarredBackup = { physicianId: string; dates: CalendarDate[]; says: string }

type Barred = { person: number; day: number; why: string }

type Backup = { plan: RepairPlan | undefined; barred: BarredBackup[] }

/** A plan if the backup can cover any of the openings; others fill the rest. The backup slots stay open. */
export function planBackup(work: Work): Backup {
  let roster = work.without
  const changes: Change[] = []
  const open: Gap[] = []
  const barred: Barred[] = []
  for (const gap of work.openings) {
    const trials = tryBackups(work, roster, gap)
    const [best] = trials
      .filter(({ verdict }) => verdict.broken.length === 0)
      .sort((one, other) => one.verdict.cost - other.verdict.cost)
    if (!best) {
      open.push(gap)
      barred.push(...trials.map((trial) => ({ ...trial.change, why: describeWhy(work, roster, trial) })))
      continue
    }
    changes.push(best.change)
    roster = applyChanges(roster, [best.change])
  }
  const plan = changes.length > 0 ? completePlan(work, changes, open) : undefined
  return { plan, barred: describeBarred(work, barred) }
}

type Trial = { change: Change; verdict: Verdict }

/** An opening of backup itself has no backup. */
function tryBackups({ judge }: Work, roster: Roster, gap: Gap): Trial[] {
  if (judge.backup.includes(gap.kind)) return []
  return roster.flatMap((row, person) => {
    if (!judge.backup.includes(row[gap.day]!)) return []
    const change = { person, day: gap.day, kind: gap.kind }
    return [{ change, verdict: judgeChanges(judge, roster, [change]) }]
  })
}

/** On days when the backup can’t step in, the fewest changes among the others. */
function completePlan(work: Work, changes: Change[], open: Gap[]): RepairPlan {
  const { compiled, without } = work
  const roster = applyChanges(without, changes)
  const rest = planFewest({ ...work, roster: applyChanges(work.roster, changes), without: roster, openings: open })
  const isKept = rest && changes.every(({ person, day, kind }) => rest.roster[person]![day] === kind)
  if (!isKept) return makePlan(work, 'backup', changes, open, false)
  const left = rest.open.map((slot) => findSlot(compiled, slot))
  return makePlan(work, 'backup', changesBetween(without, rest.roster), left, false)
}

/** "but would work 8 days in a row" */
function describeWhy({ compiled }: Work, roster: Roster, { change, verdict }: Trial): string {
  const [broken] = inOrderOfRules(verdict.broken)
  const said = describeBreach(broken!, compiled, applyChanges(roster, [change]))
  const isOwn = typeof said !== 'string' && broken!.person === change.person
  return isOwn
    ? `but ${lowerFirst(describeOutcome(said, 'after-name'))}`
    : `but can’t step in: ${describeOutcome(said)}`
}

/** What is the same on several days is said once. */
function describeBarred({ compiled: { view } }: Work, barred: Barred[]): BarredBackup[] {
  return [...groupBy(barred, ({ person, why }) => `${person} ${why}`).values()].map((same) => {
    const { person, why } = same[0]!
    const dates = [...new Set(same.map(({ day }) => view.days[day]!.date))]
    const says = `${nameOf(view, person)} is on backup on ${formatDays(dates)}, ${why}`
    return { physicianId: view.physicians[person]!.id, dates, says }
  })
}
