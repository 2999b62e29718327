/** Dealing holidays, laying out weeks, and changing both by hand. */
import type { HolidayDeal, TurnByHand, WeekMove, YearLayout } from '../../contract/year.ts'
import { daysBetween } from '../../engine/calendar.ts'
import { monthOf } from '../../engine/month.ts'
import { formatDate, formatMonth } from '../../engine/text/dates.ts'
import { fullName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { isWithin, overlaps, type Span } from '../../engine/year/week-blocks.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { type LaidOutWeek, readYearPlan } from '../schedules/problem/year-plan.ts'
import { dealQuestion, describeDeal, openHolidays } from './deal.ts'
import { addRules, describeLayout, layoutQuestion, layoutSpan, stampOf, weeksIn, withRest } from './lay-out.ts'
import { isOpen, isPublished, readYear, type Year } from './read-year.ts'
import { clearDealt, deleteTurns, deleteWeek, insertWeeks, lockPlan, replaceWeeks, writeTurns } from './year.store.ts'

type Deps = { orm: Orm; advisor: Advisor; now: () => Date }

export async function proposeDeal({ advisor }: Deps, year: Year): Promise<HolidayDeal> {
  const question = dealQuestion(year)
  if (question.holidays.length === 0) {
    const message =
      year.to < year.openFrom || year.holidays.some(({ date }) => isWithin(date, year))
        ? 'All major holidays in these months are published or over.'
        : 'Your group has no major holidays in these months. Choose them in Group Settings.'
    throw fail('invalid', { field: 'from', message })
  }
  return describeDeal(year, question, await advisor.askOfYear('dealHolidays', question))
}

type Kept = { from: string; stamp?: string | undefined }

/** Computed again: what is saved is what was shown, or the coordinator looks again. */
export async function keepDeal(deps: Deps, scope: Scope, { from, stamp }: Kept, change: MakeChange) {
  const year = await readYear(deps.orm, scope, monthOf(from), deps.now())
  const deal = await proposeDeal(deps, year)
  requireSame(deal, stamp)
  const setByHand = new Set(
    year.plan.dealt.filter(({ isSetByHand }) => isSetByHand).map(({ physicianId, date }) => `${physicianId} ${date}`),
  )
  return change(async ({ tx, audit }) => {
    await lockPlan(tx, scope)
    const dates = openHolidays(year).map(({ date }) => date)
    await clearDealt(tx, scope, dates)
    const made = deal.turns.filter(({ physicianId, date }) => !setByHand.has(`${physicianId} ${date}`))
    await writeTurns(
      tx,
      scope,
      made.map((turn) => ({ ...turn, isSetByHand: false })),
    )
    audit({
      action: 'year.deal',
      thing: 'group',
      thingId: scope.groupId,
      text: `dealt ${plural(dates.length, 'holiday')} from ${formatMonth(monthOf(from))} on`,
    })
    return { ok: true as const }
  })
}

/** Why turns that are put back are as they are: by what is known now. */
function reasonsFor(year: Year, turns: readonly TurnByHand[]): (turn: { physicianId: number; date: string }) => string {
  if (turns.every(({ isSetByHand = true }) => isSetByHand)) return () => ''
  const keyOf = ({ physicianId, date }: { physicianId: number; date: string }) => `${physicianId} ${date}`
  const works = new Map([...year.plan.dealt, ...turns].map((turn) => [keyOf(turn), turn]))
  const plan = { ...year.plan, dealt: year.plan.dealt.filter(({ isSetByHand }) => !isSetByHand) }
  const before = { ...year, plan }
  const deal = { works: [...works.values()].filter((turn) => turn.works), missing: [] }
  const reasons = new Map(
    describeDeal(before, dealQuestion(before), deal).turns.map((turn) => [keyOf(turn), turn.reason]),
  )
  return (turn) => reasons.get(keyOf(turn)) ?? 'Kept from the last deal.'
}

export async function setTurns(deps: Deps, scope: Scope, turns: TurnByHand[], change: MakeChange) {
  const [first] = turns.map(({ date }) => date).sort()
  const year = await readYear(deps.orm, scope, first ? monthOf(first) : undefined, deps.now())
  const people = new Map(year.staff.map((person) => [person.id, person]))
  if (turns.some(({ physicianId }) => !people.has(physicianId))) throw fail('not-found')
  const names = new Map(year.holidays.map(({ name, date }) => [date, name]))
  for (const [index, { date }] of turns.entries()) {
    const field = `turns.${index}.date`
    if (!names.has(date)) throw fail('invalid', { field, message: `${formatDate(date)} isn’t a major holiday.` })
    if (!isOpen(year, date)) throw fail('invalid', { field, message: `${names.get(date)} is published or over.` })
  }
  const reasonOf = reasonsFor(year, turns)
  return change(async ({ tx, audit, nothingChanged }) => {
    if (turns.length === 0) nothingChanged()
    else {
      await lockPlan(tx, scope)
      await deleteTurns(tx, scope, turns)
      await writeTurns(
        tx,
        scope,
        turns.flatMap(({ works, isSetByHand = true, ...turn }) =>
          works === null ? [] : { ...turn, works, isSetByHand, reason: isSetByHand ? 'Set by hand.' : reasonOf(turn) },
        ),
      )
      const describe = ({ physicianId, date, works }: TurnByHand) =>
        `${names.get(date)}: ${fullName(people.get(physicianId)!)} ${works === null ? 'as dealt' : works ? 'works' : 'off'}`
      audit({
        action: 'year.turns',
        thing: 'group',
        thingId: scope.groupId,
        text: `changed dealt holidays (${turns.slice(0, 4).map(describe).join('; ')})`,
      })
    }
    return { ok: true as const }
  })
}

export async function proposeLayout({ advisor }: Deps, year: Year, months: number): Promise<YearLayout> {
  const span = layoutSpan(year, monthOf(year.from), months)
  const question = layoutQuestion(year, span)
  const problem = await addRules(year, question.problem, (month, ids) =>
    advisor.askOfYear('findForbidden', { month, ids }),
  )
  return describeLayout(year, question, withRest(year, span, await advisor.askOfYear('layOutYear', problem)))
}

export async function keepLayout(
  deps: Deps,
  scope: Scope,
  { from, months, stamp, weeks: former }: Kept & { months: string; weeks?: LaidOutWeek[] | undefined },
  change: MakeChange,
) {
  const year = await readYear(deps.orm, scope, monthOf(from), deps.now())
  const span = layoutSpan(year, monthOf(from), Number(months))
  const before = weeksIn(year, span)
  const weeks = former ?? (await proposeLayout(deps, year, Number(months))).weeks
  if (former) requirePlaced(year, span, former)
  requireSame({ stamp: stampOf(former ? before : weeks) }, stamp)
  return change(async ({ tx, audit }) => {
    await lockPlan(tx, scope)
    await replaceWeeks(tx, scope, span, weeks)
    audit({
      action: 'year.layout',
      thing: 'group',
      thingId: scope.groupId,
      text: `${former ? 'put back' : 'laid out'} ${plural(weeks.length, 'week')} from ${formatDate(span.from)} to ${formatDate(span.to)}`,
    })
    const after = await readYearPlan(tx, scope.groupId, span)
    return { before, stamp: stampOf(weeksIn({ ...year, plan: after }, span)) }
  })
}

/** Weeks that are put back are of this group's people, and in months that aren't published. */
function requirePlaced(year: Year, span: Span, weeks: readonly LaidOutWeek[]): void {
  const placed = new Map(year.staff.map(({ id }): [number, Span[]] => [id, []]))
  for (const [index, week] of weeks.entries()) {
    const own = placed.get(week.physicianId)
    if (!own) throw fail('not-found')
    const isFree = week.from >= year.openFrom && !isPublished(year, week.from) && overlaps(week, span)
    if (!isFree || !isWeekLong(week) || own.some((other) => overlaps(other, week)))
      throw fail('invalid', {
        field: `weeks.${index}`,
        message: 'We couldn’t undo this: the week is taken or published now.',
      })
    own.push(week)
  }
}

function isWeekLong({ from, to }: Span): boolean {
  const length = daysBetween(from, to) + 1
  return length >= 1 && length <= 7
}

function requireSame(made: { stamp: string }, stamp: string | undefined): void {
  if (stamp !== undefined && stamp !== made.stamp)
    throw fail('conflict', { message: 'Something changed in the meantime. Look at the new proposal first.' })
}

export async function moveWeeks(deps: Deps, scope: Scope, moves: WeekMove[], change: MakeChange) {
  const dates = moves.flatMap(({ remove, add }) => [remove, add?.from, add?.to]).filter((date) => date != null)
  const year = await readYear(deps.orm, scope, dates.length > 0 ? monthOf(dates.sort()[0]!) : undefined, deps.now())
  const people = new Map(year.staff.map((person) => [person.id, person]))
  if (moves.some(({ physicianId }) => !people.has(physicianId))) throw fail('not-found')
  for (const [index, move] of moves.entries()) refuseMove(year, move, `moves.${index}`, moves)
  return change(async ({ tx, audit, nothingChanged }) => {
    if (moves.length === 0) nothingChanged()
    else {
      await lockPlan(tx, scope)
      for (const { physicianId, remove } of moves)
        if (remove !== null && !(await deleteWeek(tx, scope, physicianId, remove))) throw movedMeanwhile()
      await insertWeeks(
        tx,
        scope,
        moves.flatMap(({ physicianId, add }) => (add ? { physicianId, ...add } : [])),
      )
      const describe = ({ physicianId, remove, add }: WeekMove) =>
        `${fullName(people.get(physicianId)!)}: ${[remove && formatDate(remove), add && formatDate(add.from)].filter(Boolean).join(' to ')}${remove && add ? '' : add ? ' added' : ' removed'}`
      audit({
        action: 'year.move',
        thing: 'group',
        thingId: scope.groupId,
        text: `moved laid-out weeks (${moves.slice(0, 4).map(describe).join('; ')})`,
      })
    }
    return { ok: true as const }
  })
}

function movedMeanwhile() {
  return fail('conflict', { message: 'Someone else moved this week. Look at the current plan.' })
}

function refuseMove(year: Year, { physicianId, remove, add }: WeekMove, field: string, moves: WeekMove[]): void {
  if (remove !== null && !isOpen(year, remove))
    throw fail('invalid', { field: `${field}.remove`, message: 'This week is published or over.' })
  if (remove !== null && !year.plan.weeks.some((week) => week.physicianId === physicianId && week.from === remove))
    throw movedMeanwhile()
  if (!add) return
  const refuse = (message: string) => fail('invalid', { field: `${field}.add`, message })
  if (!isWeekLong(add)) throw refuse('A week has 1 to 7 days.')
  if (!isOpen(year, add.from) || !isOpen(year, add.to)) throw refuse('These days are published or over.')
  const leave = year.approved.find((one) => one.physicianId === physicianId && overlaps(one, add))
  if (leave) throw refuse(`They have time off from ${formatDate(leave.from)} to ${formatDate(leave.to)}.`)
  const isGone = (week: Span) => moves.some((one) => one.physicianId === physicianId && one.remove === week.from)
  const added = moves.flatMap((one) => (one.physicianId === physicianId && one.add && one.add !== add ? one.add : []))
  const others = year.plan.weeks.filter((week) => week.physicianId === physicianId && !isGone(week))
  if ([...others, ...added].some((week) => overlaps(week, add))) throw refuse('They’re already on that week.')
}
