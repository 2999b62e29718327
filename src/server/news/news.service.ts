/** Changes to my own shifts merged into one, my answer, and for coordinators who has answered. */
import type { ChangedDay } from '../../contract/news.ts'
import { plural } from '../../engine/text/plural.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { linkTo, requireSchedule } from '../schedules/schedules.service.ts'
import { mergeDays } from '../shift-changes/notify/changed-days.ts'
import { describeDays, linkToDays, summarizeChanges } from '../shift-changes/notify/notify-changes.ts'
import { notifyCoordinators } from '../users/notify-people.ts'
import {
  confirmShifts,
  findName,
  listAboutSchedule,
  listOwn,
  listUnanswered,
  markAnswered,
  type NewsRow,
} from './news.store.ts'

/** Past days need no answer. */
export async function readNews(orm: Orm, scope: Scope, now: Date) {
  const rows = await listUnanswered(orm, scope)
  const group = rows.length > 0 ? await findOwnGroup(orm, scope) : undefined
  const today = localMoment(now, settingsOf(group ?? { settings: {} }).timeZone).date
  const days = daysOf(rows).filter(({ date }) => date >= today)
  const actors = new Set(rows.map(({ actorId }) => actorId))
  const [actor] = actors
  return {
    notificationIds: rows.map(({ id }) => id),
    at: rows.at(-1)?.at ?? null,
    byName: actors.size === 1 && actor ? await findName(orm, scope, actor) : null,
    days,
  }
}

function daysOf(rows: Pick<NewsRow, 'changedDays'>[]): ChangedDay[] {
  return mergeDays(rows.map(({ changedDays }) => changedDays ?? []))
}

export function answerNews(scope: Scope, ids: number[], problem: string | undefined, make: MakeChange) {
  return make(async (change) => {
    const rows = await listOwn(change.tx, scope, ids)
    if (rows.length < new Set(ids).size) throw fail('not-found')
    const open = rows.filter(({ changedDays, answeredAt }) => changedDays !== null && answeredAt === null)
    if (open.length === 0) {
      change.nothingChanged()
      return { ok: true as const }
    }
    const openIds = open.map(({ id }) => id)
    await markAnswered(change.tx, scope, openIds, problem || null)
    const days = daysOf(open)
    const about = plural(days.length, 'changed day')
    if (problem) await reportProblem()
    else
      await confirmShifts(
        change.tx,
        scope,
        days.map(({ date }) => date),
      )
    change.audit({
      action: 'news.answer',
      thing: 'schedule',
      thingId: open[0]!.scheduleId,
      text: problem ? `reported a problem with ${about}` : `acknowledged ${about}`,
      ...(problem && { reason: problem }),
    })
    return { ok: true as const }

    /** The message links to the shift. */
    async function reportProblem() {
      const schedule = open.find(({ scheduleId }) => scheduleId !== null)
      const link = schedule ? linkTo({ id: schedule.scheduleId! }) : '/schedule'
      await notifyCoordinators(change, scope, {
        text: [`${scope.name} has a problem with a change: ${problem}`, ...summarizeChanges(describeDays(days))].join(
          ' ',
        ),
        subject: `${scope.name} has a problem with a change`,
        link: linkToDays(link, days.slice(0, 1)),
      })
    }
  })
}

/** Each person once, by their last answer; someone with a new change counts as waiting. */
export async function readAnswers(orm: Orm, scope: Scope, scheduleId: number) {
  await requireSchedule(orm, scope, scheduleId)
  const all = await listAboutSchedule(orm, scope, scheduleId)
  const answers = {
    looksGood: [] as { physicianId: number; name: string; at: Date }[],
    problems: [] as { physicianId: number; name: string; at: Date; says: string }[],
    waiting: [] as { physicianId: number; name: string }[],
  }
  for (const userId of new Set(all.map((row) => row.userId))) {
    const rows = all.filter((row) => row.userId === userId)
    const who = { physicianId: userId, name: rows.at(-1)!.name }
    const unanswered = rows.filter(({ answeredAt }) => answeredAt === null)
    if (daysOf(unanswered).length > 0) answers.waiting.push(who)
    const said = rows.findLast(({ answeredAt }) => answeredAt !== null)
    if (said?.problem) answers.problems.push({ ...who, at: said.answeredAt!, says: said.problem })
    else if (said && unanswered.length === 0) answers.looksGood.push({ ...who, at: said.answeredAt! })
  }
  return answers
}
