/**
 * Checks that the state of the database is possible, from the audit log, the rows, and the responses, using its own tables of
 * allowed transitions and none of the product's code. Each sentence is a violation.
 */
import { checkAcknowledged } from './check-acknowledged.ts'
import { checkLives, follow, type Query } from './check-lives.ts'
import type { Acknowledged, Walk } from './random-walk.ts'

/** Decisions, and what ends a request, by the state before them. Undoing an edit reopens what ended without a decision, too. */
const requests = {
  pending: { approve: 'approved', apply: 'approved', deny: 'denied', cancel: 'cancelled', undo: 'pending' },
  // An absence that is approved already takes further plans for the same days.
  approved: { apply: 'approved', 'give-back': 'cancelled', undo: 'pending' },
  denied: { undo: 'pending' },
}

export async function findBreaches(query: Query, walk: Walk): Promise<string[]> {
  return [
    ...(await checkRequests(query, walk)),
    ...(await checkHands(query, walk)),
    ...(await checkLives(query, walk)),
    ...(await checkRounds(query, walk)),
    ...(await checkGenerations(query, walk)),
    ...(await checkPlans(query, walk)),
    ...(await checkAcknowledged(query, walk)),
  ]
}

async function checkRequests(query: Query, { groupId, acknowledged, markers }: Walk): Promise<string[]> {
  const rows = await query(`select r.id, r.status, r.reason,
      (select array_agg(regexp_replace(e.action, '^.*\\.', '') order by e.id) from audit_events e
        where e.thing = 'request' and e.thing_id = r.id
          and e.action in ('request.approve', 'request.deny', 'request.cancel', 'request.give-back', 'request.undo', 'call-out.apply')) as life,
      (select count(*)::int from audit_events e where e.thing = 'request' and e.thing_id = r.id) as events,
      exists (select from audit_events e where e.thing = 'user' and e.thing_id = r.requestor_id
        and e.action in ('physician.leave', 'physician.deactivate')) as left_once,
      (select a.state from swap_asks a where a.request_id = r.id) as ask
    from shift_requests r where r.group_id = ${groupId}`)
  const breaches: string[] = []
  for (const { id, status, life: known, events, left_once, ask } of rows) {
    const life = (known ?? []) as string[]
    const led = follow(requests, life, 'pending')
    if ('breach' in led) breaches.push(`Request ${id}: ${led.breach}.`)
    else if (led.state !== status) {
      // A round of asks ends the requests of those who need not answer any more.
      const isOfRound = ['canceled', 'declined', 'expired'].includes(String(ask))
      // Time off that was recorded with a plan for a call-out ends with it.
      const isOfPlan = life.at(-1) === 'undo' && life.at(-2) === 'apply'
      const mayEnd = status === 'cancelled' && (left_once === true || isOfRound || isOfPlan)
      if (led.state !== 'pending' || !mayEnd) breaches.push(`Request ${id} is ${status} after "${life.join(' ')}".`)
    }
    if (events === 0) breaches.push(`Request ${id} has no audit event.`)
  }
  const kept = new Map<string, number>()
  for (const { reason } of rows) kept.set(String(reason), (kept.get(String(reason)) ?? 0) + 1)
  for (const marker of markers) if ((kept.get(marker) ?? 0) > 1) breaches.push(`"${marker}" happened twice.`)
  for (const { action, marker } of acknowledged)
    if (action === 'request.create' && kept.get(marker!) !== 1)
      breaches.push(`Request "${marker}" was answered and is lost.`)
  return breaches
}

/** Shifts only change hands as a whole, and only between existing people. */
async function checkHands(query: Query, { groupId }: Walk): Promise<string[]> {
  // A row older than the event that claims to have changed it was not changed.
  const half =
    await query(`select e.thing_id from audit_events e, jsonb_array_elements_text(e.after -> 'shifts') as changed
    join shifts s on s.id = changed::int
    where e.group_id = ${groupId} and e.action = 'request.approve' and jsonb_typeof(e.after -> 'shifts') = 'array'
      and age(s.xmin) > age(e.xmin)`)
  const overlaps = await query(`select a.id from shifts a join shifts b on a.physician_id = b.physician_id
    and a.schedule_id = b.schedule_id and a.id < b.id and a.span && b.span
    and a.status <> 'cancelled' and b.status <> 'cancelled'`)
  const absent = await query(`select s.id from shifts s join users u on u.id = s.physician_id
    join schedules p on p.id = s.schedule_id
    where s.group_id = ${groupId} and not u.is_active and p.status <> 'archived'`)
  // Three positions a day in each schedule: shifts only change hands. Nobody sees a draft whose server died while writing it.
  const short = await query(`select p.id, count(s.id)::int as shifts from schedules p
    left join shifts s on s.schedule_id = p.id and s.status <> 'cancelled'
    where p.group_id = ${groupId} and not p.is_unfinished group by p.id
    having count(s.id) <> 3 * extract(day from make_date(p.year, p.month, 1) + interval '1 month - 1 day')`)
  return [
    ...half.map(({ thing_id }) => `Request ${thing_id} was carried out by half.`),
    ...overlaps.map(({ id }) => `Shift ${id} overlaps another one of the same physician.`),
    ...absent.map(({ id }) => `Shift ${id} is of somebody who has left.`),
    ...short.map(({ id, shifts }) => `Schedule ${id} has ${shifts} shifts.`),
  ]
}

/** Colleagues are asked in order, and the first yes wins. */
async function checkRounds(query: Query, { groupId, acknowledged }: Walk): Promise<string[]> {
  const rounds = await query(`select a.shift_id, a.round, count(*) filter (where a.state = 'accepted')::int as accepted,
      count(*) filter (where a.state in ('waiting', 'asked'))::int as open,
      count(*) filter (where a.state = 'asked' and r.status <> 'pending')::int as asked_in_vain,
      count(*) filter (where a.state in ('declined', 'expired', 'canceled') and r.status = 'pending')::int as forgotten
    from swap_asks a left join shift_requests r on r.id = a.request_id
    where a.group_id = ${groupId} group by a.shift_id, a.round`)
  const asked = new Set(rounds.map(({ shift_id }) => shift_id))
  return [
    ...rounds.flatMap(({ shift_id, round, accepted, open, asked_in_vain, forgotten }) => {
      const where = `Round ${round} about shift ${shift_id}`
      return [
        ...(Number(accepted) > 1 ? [`${where} found ${accepted} colleagues.`] : []),
        ...(Number(accepted) > 0 && Number(open) > 0 ? [`${where} goes on after a yes.`] : []),
        ...(Number(asked_in_vain) > 0 ? [`${where} waits for an answer to a request that is decided.`] : []),
        ...(Number(forgotten) > 0 ? [`${where} left a request behind.`] : []),
      ]
    }),
    ...named(acknowledged, 'swap.ask').flatMap((id) => (asked.has(id) ? [] : [`The asks about shift ${id} are lost.`])),
  ]
}

/** A generation ends, with one draft, and one that was canceled knows it. */
async function checkGenerations(query: Query, { groupId, acknowledged }: Walk): Promise<string[]> {
  const unfinished = await query(
    `select id, state from generations where group_id = ${groupId} and state in ('queued', 'running')`,
  )
  const doubled = await query(`select thing_id from audit_events where group_id = ${groupId}
    and action = 'schedule.generate' group by thing_id having count(*) > 1`)
  const canceled = await query(`select id from generations where group_id = ${groupId} and cancel_requested`)
  const isCanceled = new Set(canceled.map(({ id }) => Number(id)))
  return [
    ...unfinished.map(({ id, state }) => `Generation ${id} is ${state} for good.`),
    ...doubled.map(({ thing_id }) => `Schedule ${thing_id} was generated twice.`),
    ...named(acknowledged, 'schedule.cancel').flatMap((id) =>
      isCanceled.has(id) ? [] : [`Generation ${id} was canceled and does not know it.`],
    ),
  ]
}

/** Nobody is laid out twice for a day. */
async function checkPlans(query: Query, { groupId }: Walk): Promise<string[]> {
  const doubled = await query(`select a.physician_id, a.first_day from laid_out_weeks a join laid_out_weeks b
    on a.physician_id = b.physician_id and a.id < b.id and a.first_day <= b.last_day and b.first_day <= a.last_day
    where a.group_id = ${groupId}`)
  return doubled.map(({ physician_id, first_day }) => `Member ${physician_id} is laid out twice from ${first_day} on.`)
}

function named(acknowledged: Acknowledged[], action: string): number[] {
  return acknowledged.flatMap((one) => (one.action === action ? [one.id] : []))
}
