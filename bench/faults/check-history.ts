/**
 * Checks that the state of the database is possible, from the audit log, the rows, and the responses, using its own tables of
 * allowed transitions and none of the product's code. Each sentence is a violation.
 */
import type { Acknowledged, Walk } from './random-walk.ts'

type Row = Record<string, unknown>
type Query = (text: string) => Promise<Row[]>

/** Allowed steps in the life of a request; each ends in the status the row must have. */
const lives: Record<string, string> = {
  '': 'pending',
  approve: 'approved',
  apply: 'approved',
  deny: 'denied',
  cancel: 'cancelled',
  'approve give-back': 'cancelled',
  'apply give-back': 'cancelled',
}

export async function findBreaches(query: Query, walk: Walk): Promise<string[]> {
  return [
    ...(await checkRequests(query, walk)),
    ...(await checkHands(query, walk)),
    ...(await checkSchedules(query, walk)),
    ...(await checkMemberships(query, walk)),
    ...(await checkRounds(query, walk)),
    ...(await checkGenerations(query, walk)),
    ...(await checkEdits(query, walk)),
  ]
}

async function checkRequests(query: Query, { groupId, acknowledged, markers }: Walk): Promise<string[]> {
  const rows = await query(`select r.id, r.status, r.reason,
      (select string_agg(replace(replace(e.action, 'request.', ''), 'call-out.', ''), ' ' order by e.id) from audit_events e
        where e.thing = 'request' and e.thing_id = r.id
          and e.action in ('request.approve', 'request.deny', 'request.cancel', 'request.give-back', 'request.undo', 'call-out.apply')) as life,
      (select count(*)::int from audit_events e where e.thing = 'request' and e.thing_id = r.id) as events,
      exists (select from audit_events e where e.thing = 'user' and e.thing_id = r.requestor_id
        and e.action in ('physician.leave', 'physician.deactivate')) as left_once,
      (select a.state from swap_asks a where a.request_id = r.id) as ask
    from shift_requests r where r.group_id = ${groupId}`)
  const breaches: string[] = []
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { id, status, life, events, left_once, ask } of rows) {
    // An absence that is approved already takes further plans for the same days.
    const ends = lives[sinceReopened(String(life ?? '')).replace(/^(approve|apply)( apply)+/, '$1')]
    // A round of asks ends the requests of those who need not answer any more.
    const isOfRound = ['canceled', 'declined', 'expired'].includes(String(ask))
    const wasWithdrawn = ends === 'pending' && status === 'cancelled' && (left_once === true || isOfRound)
    if (ends === undefined) breaches.push(`Request ${id} was decided more than once: ${life}.`)
    else if (ends !== status && !wasWithdrawn) breaches.push(`Request ${id} is ${status} after "${life ?? ''}".`)
    if (events === 0) breaches.push(`Request ${id} has no audit event.`)
  }
  const kept = countBy(rows.map(({ reason }) => String(reason)))
  for (const marker of markers) if ((kept.get(marker) ?? 0) > 1) breaches.push(`"${marker}" happened twice.`)
  for (const { action, id, marker } of acknowledged) {
    if (marker !== undefined && kept.get(marker) !== 1) breaches.push(`Request "${marker}" was answered and is lost.`)
    const decision = /^request\.(approve|deny|cancel|give-back)$/.exec(action)?.[1]
    const life = String(byId.get(id)?.life ?? '').split(' ')
    if (decision && !life.includes(decision)) breaches.push(`The answered ${decision} of request ${id} is lost.`)
    if (action === 'call-out.apply' && !life.includes('apply')) breaches.push(`The answered call-out ${id} is lost.`)
    if (action === 'call-out.report' && !byId.has(id)) breaches.push(`The reported call-out ${id} is lost.`)
  }
  return breaches
}

/** An edit that closed a request and is undone leaves it as it was. */
function sinceReopened(life: string): string {
  return life.replace(/^.*\bundo ?/, '')
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

async function checkSchedules(query: Query, { groupId, acknowledged }: Walk): Promise<string[]> {
  // A deleted draft's row stays for a while, and no one sees it.
  const rows = await query(`select id, status, month from schedules where group_id = ${groupId} and deleted_at is null`)
  // Undo brings one back.
  const ended = await query(
    `select distinct on (thing_id) thing_id, action from audit_events where group_id = ${groupId}
      and action in ('schedule.delete', 'schedule.restore') order by thing_id, id desc`,
  )
  const endedBy = (last: string) =>
    new Set(ended.filter(({ action }) => action === last).map(({ thing_id }) => Number(thing_id)))
  const isThere = new Set(rows.map(({ id }) => Number(id)))
  const [isDeleted, isRestored] = [endedBy('schedule.delete'), endedBy('schedule.restore')]
  const states = new Map(rows.map(({ id, status }) => [id, status]))
  const active = countBy(rows.filter(({ status }) => status === 'active').map(({ month }) => String(month)))
  return [
    ...(active.get('5') === 1 ? [] : [`The month has ${active.get('5') ?? 0} active schedules.`]),
    ...((active.get('6') ?? 0) <= 1 ? [] : ['The month after it has several active schedules.']),
    ...named(acknowledged, 'schedule.delete').flatMap((id) =>
      isThere.has(id) && !isRestored.has(id) ? [`Schedule ${id} was not deleted.`] : [],
    ),
    ...[...named(acknowledged, 'schedule.duplicate'), ...named(acknowledged, 'schedule.generate')].flatMap((id) =>
      isThere.has(id) || isDeleted.has(id) ? [] : [`Schedule ${id} was answered and is lost.`],
    ),
    ...named(acknowledged, 'schedule.publish').flatMap((id) =>
      ['active', 'archived'].includes(String(states.get(id))) ? [] : [`Schedule ${id} was published and is not.`],
    ),
    ...[...isDeleted].flatMap((id) => (isThere.has(id) ? [`Schedule ${id} is there after its end.`] : [])),
    ...[...isRestored].flatMap((id) => (isThere.has(id) ? [] : [`Schedule ${id} was restored and is gone.`])),
  ]
}

/** What a row must look like after the last event of its membership. */
const rightAfter: Record<string, (row: Row) => boolean> = {
  'membership.accept': (row) => row.is_active === true && row.membership === 'joined' && row.has_account === true,
  'membership.decline': (row) => row.membership === 'declined' && row.has_account === false,
  'physician.leave': (row) => row.is_active === false && row.has_account === false,
  'physician.deactivate': (row) => row.is_active === false,
  'physician.reactivate': (row) => row.is_active === true,
}

async function checkMemberships(query: Query, { groupId, acknowledged }: Walk): Promise<string[]> {
  const actions = Object.keys(rightAfter).map((action) => `'${action}'`)
  const rows = await query(`select u.id, u.is_active, u.membership, u.sign_in_subject is not null as has_account,
      (select array_agg(e.action order by e.id) from audit_events e
        where e.thing = 'user' and e.thing_id = u.id and e.action in (${actions.join(', ')})) as life,
      (select count(*)::int from shift_requests r where r.requestor_id = u.id and r.status = 'pending') as pending
    from users u where u.group_id = ${groupId}`)
  const lost = await query(`select s.sid from sessions s join users u on u.id = (s.sess ->> 'userId')::int
    where u.sign_in_subject is null`)
  const breaches = lost.map(({ sid }) => `Session ${String(sid).slice(0, 8)} is of a row without an account.`)
  for (const row of rows) {
    const life = (row.life ?? []) as string[]
    const last = life.at(-1)
    if (last && !rightAfter[last]!(row)) breaches.push(`Member ${row.id} is ${JSON.stringify(row)} after ${last}.`)
    if (row.is_active === false && Number(row.pending) > 0)
      breaches.push(`Member ${row.id} left with pending requests.`)
    if (row.has_account === true && row.membership !== 'joined') breaches.push(`Member ${row.id} never joined.`)
  }
  const happened = countBy(
    rows.flatMap(({ id, life }) => ((life ?? []) as string[]).map((action) => `${action} ${id}`)),
  )
  const answered = countBy(
    acknowledged
      .filter(({ action }) => action in rightAfter && action !== 'physician.reactivate')
      .map(({ action, id }) => `${action} ${id}`),
  )
  for (const [what, times] of answered)
    if ((happened.get(what) ?? 0) < times)
      breaches.push(`${what} was answered ${times} times and is kept ${happened.get(what) ?? 0} times.`)
  return breaches
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

/** A generation ends, with one draft; each undo that was answered is in the audit log. */
async function checkGenerations(query: Query, { groupId, acknowledged }: Walk): Promise<string[]> {
  const unfinished = await query(
    `select id, state from generations where group_id = ${groupId} and state in ('queued', 'running')`,
  )
  const doubled = await query(`select thing_id from audit_events where group_id = ${groupId}
    and action = 'schedule.generate' group by thing_id having count(*) > 1`)
  const [undone] = await query(
    `select count(*)::int as times from audit_events where group_id = ${groupId} and action = 'shift.undo'`,
  )
  const answered = named(acknowledged, 'shift.undo').length
  return [
    ...unfinished.map(({ id, state }) => `Generation ${id} is ${state} for good.`),
    ...doubled.map(({ thing_id }) => `Schedule ${thing_id} was generated twice.`),
    ...(Number(undone?.times) < answered ? [`${answered} undos were answered, ${undone?.times} are kept.`] : []),
  ]
}

/** Each edit that was answered is in the audit log, by its shift. */
async function checkEdits(query: Query, { groupId, acknowledged }: Walk): Promise<string[]> {
  const rows = await query(`select thing_id, count(*)::int as times from audit_events
    where group_id = ${groupId} and action = 'shift.edit' and thing = 'shift' group by thing_id`)
  const kept = new Map(rows.map(({ thing_id, times }) => [String(thing_id), Number(times)]))
  const answered = countBy(named(acknowledged, 'shift.edit').map(String))
  return [...answered].flatMap(([id, times]) =>
    (kept.get(id) ?? 0) < times ? [`${times} edits of shift ${id} were answered, ${kept.get(id) ?? 0} are kept.`] : [],
  )
}

function named(acknowledged: Acknowledged[], action: string): number[] {
  return acknowledged.flatMap((one) => (one.action === action ? [one.id] : []))
}

function countBy(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
