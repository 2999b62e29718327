/**
 * Lives of schedules, people, roles, scenarios, and generations: their events in the audit log, in order, must be allowed by
 * these tables, which are none of the product's, and each row must be in the state that its life led to.
 */
import type { Walk } from './random-walk.ts'

export type Row = Record<string, unknown>
export type Query = (text: string) => Promise<Row[]>
/** By state, then by event: the next state. */
type Table = Record<string, Record<string, string>>

const changed = (state: string) => ({ rename: state, clear: state, edit: state, undo: state, choose: state })

const schedules: Table = {
  none: { generate: 'draft', duplicate: 'draft', use: 'draft' },
  draft: { ...changed('draft'), publish: 'active', delete: 'gone' },
  active: { ...changed('active'), unpublish: 'draft', archive: 'archived', replaced: 'archived' },
  archived: { rename: 'archived', publish: 'active' },
  gone: { restore: 'draft' },
}

/** Invited: added by a coordinator. Away: deactivated, with their account. Left: the account went elsewhere. */
const people: Table = {
  outside: { join: 'in' },
  invited: {
    ...{ accept: 'in', decline: 'invited', join: 'in', deactivate: 'left', 'undo-join': 'outside' },
    // Joined by code, left before they were confirmed, and were brought back.
    confirm: 'invited',
  },
  in: { confirm: 'in', leave: 'left', deactivate: 'away', 'undo-join': 'outside' },
  away: { reactivate: 'in', join: 'in', confirm: 'away', 'undo-join': 'outside' },
  left: { reactivate: 'invited', accept: 'in', join: 'in', confirm: 'left', 'undo-join': 'outside' },
}

const roles: Table = {
  none: { create: 'active' },
  active: { update: 'active', delete: 'inactive' },
}

const scenarios: Table = {
  none: { create: 'kept' },
  kept: { compute: 'kept', cancel: 'kept', delete: 'gone' },
}

/** The state that a life led to, or the sentence about the step that is not allowed. */
export function follow(table: Table, life: string[], from: string): { state: string } | { breach: string } {
  let state = from
  for (const [place, event] of life.entries()) {
    const next = table[state]?.[event]
    if (next === undefined) return { breach: `"${event}" while ${state}, in "${life.slice(0, place + 1).join(' ')}"` }
    state = next
  }
  return { state }
}

type Checked = {
  what: string
  table: Table
  begins: (life: string[]) => string
  isIn: (row: Row, state: string) => boolean
}

function checkEach(rows: Row[], { what, table, begins, isIn }: Checked): string[] {
  return rows.flatMap((row) => {
    const life = ((row.life ?? []) as string[]).map((action) => action.replace(/^[a-z]+\./, ''))
    const led = follow(table, life, begins(life))
    if ('breach' in led) return [`${what} ${row.id}: ${led.breach}.`]
    return isIn(row, led.state) ? [] : [`${what} ${row.id} is ${JSON.stringify(row)}, and should be ${led.state}.`]
  })
}

/** The events about a thing in order, as an array. */
const lifeOf = (id: string, thing: string, actions: string[]) => `(select array_agg(e.action order by e.id)
    from audit_events e where e.thing = '${thing}' and e.thing_id = ${id}
      and e.action in (${actions.map((action) => `'${action}'`).join(', ')}))`

export async function checkLives(query: Query, walk: Walk): Promise<string[]> {
  return [
    ...(await checkSchedules(query, walk)),
    ...(await checkNames(query, walk)),
    ...(await checkPeople(query, walk)),
    ...(await checkRoles(query, walk)),
    ...(await checkScenarios(query, walk)),
  ]
}

async function checkSchedules(query: Query, { groupId }: Walk): Promise<string[]> {
  // Publishing another version of the month archives the one before.
  const rows = await query(`with events as (
      select id, action, thing_id from audit_events where group_id = ${groupId} and thing = 'schedule'
        and action not in ('schedule.assess', 'conflict.override')
      union all
      select id, 'schedule.replaced', (after ->> 'archivedId')::int from audit_events
        where group_id = ${groupId} and action = 'schedule.publish' and after ->> 'archivedId' is not null)
    select coalesce(s.id, e.thing_id) as id, s.status, s.deleted_at is not null as is_deleted, s.id is null as is_lost,
      array_agg(e.action order by e.id) filter (where e.id is not null) as life
    from (select * from schedules where group_id = ${groupId} and not is_unfinished) s
    full join events e on e.thing_id = s.id group by s.id, e.thing_id, s.status, s.deleted_at`)
  const isIn = (row: Row, state: string) =>
    row.is_lost === false &&
    (state === 'gone' ? row.is_deleted === true : row.is_deleted === false && row.status === state)
  const active = await query(`select month from schedules where group_id = ${groupId} and status = 'active'
    and deleted_at is null group by month having count(*) > 1`)
  return [
    ...checkEach(rows, { what: 'Schedule', table: schedules, begins: () => 'none', isIn }),
    ...active.map(({ month }) => `Month ${month} has several active schedules.`),
  ]
}

/** A schedule has the last name that it was given. */
async function checkNames(query: Query, { groupId, acknowledged }: Walk): Promise<string[]> {
  const named = await query(`select e.thing_id as id, s.name, array_agg(e.text order by e.id) as life
    from audit_events e left join schedules s on s.id = e.thing_id
    where e.group_id = ${groupId} and e.action = 'schedule.rename' group by e.thing_id, s.name`)
  const byId = new Map(named.map((row) => [Number(row.id), row]))
  const wrong = named.filter(({ name, life }) => !(life as string[]).at(-1)!.endsWith(` to ${name}`))
  return [
    ...wrong.map(({ id, name }) => `Schedule ${id} is named ${name}, which is not its last name.`),
    ...acknowledged.flatMap(({ action, id, marker }) => {
      if (action !== 'schedule.rename') return []
      const kept = ((byId.get(id)?.life ?? []) as string[]).filter((text) => text.endsWith(` to ${marker}`)).length
      return kept === 1 ? [] : [`Schedule ${id} was renamed to ${marker}, which is kept ${kept} times.`]
    }),
  ]
}

/** The row in each state. */
const isPersonIn: Record<string, (row: Row) => boolean> = {
  outside: (row) => !row.is_here && row.role === 'physician',
  invited: (row) => row.is_here === true && row.is_active === true && row.has_account === false,
  in: (row) =>
    row.is_here === true && row.is_active === true && row.has_account === true && row.membership === 'joined',
  away: (row) => row.is_here === true && row.is_active === false && row.role === 'physician',
  left: (row) => row.is_here === true && row.is_active === false && row.has_account === false,
}

async function checkPeople(query: Query, { groupId }: Walk): Promise<string[]> {
  const actions = ['membership.accept', 'membership.decline', 'group.join', 'user.undo-join']
  const ofPhysicians = ['leave', 'deactivate', 'reactivate', 'confirm'].map((action) => `physician.${action}`)
  const rows = await query(`select u.id, u.is_active, u.membership, u.role, u.is_confirmed,
      u.sign_in_subject is not null as has_account, u.group_id is not distinct from ${groupId} as is_here,
      ${lifeOf('u.id', 'user', [...actions, ...ofPhysicians])} as life,
      (select e.action || coalesce(' ' || (e.after ->> 'role'), '') from audit_events e where e.thing = 'user' and e.thing_id = u.id
        and e.action in ('user.change-role', 'physician.leave', 'physician.deactivate') order by e.id desc limit 1) as turn,
      (select count(*)::int from shift_requests r where r.requestor_id = u.id and r.status = 'pending') as pending
    from users u where u.group_id = ${groupId}
      or exists (select from audit_events e where e.thing = 'user' and e.thing_id = u.id and e.group_id = ${groupId})`)
  const ofGroup = rows.filter(({ life }) => life !== null)
  const begins = ([first]: string[]) => (first === 'join' ? 'outside' : 'invited')
  const lost = await query(`select s.sid from sessions s join users u on u.id = (s.sess ->> 'userId')::int
    where u.sign_in_subject is null`)
  const admins = rows.filter((row) => row.is_here && row.is_active && row.has_account && row.role === 'admin')
  return [
    ...checkEach(ofGroup, { what: 'Member', table: people, begins, isIn: (row, state) => isPersonIn[state]!(row) }),
    ...lost.map(({ sid }) => `Session ${String(sid).slice(0, 8)} is of a row without an account.`),
    ...(admins.length > 0 ? [] : ['The group has no administrator.']),
    ...rows.flatMap(({ id, is_here, is_active, membership, role, has_account, is_confirmed, life, turn, pending }) => {
      const wanted = turn === null ? null : String(turn) === 'user.change-role admin' ? 'admin' : 'physician'
      const lastOf = ((life ?? []) as string[]).findLast((event) => /join|confirm/.test(event))
      return [
        ...(is_active === false && Number(pending) > 0 ? [`Member ${id} left with pending requests.`] : []),
        ...(!is_here && Number(pending) > 0 ? [`Person ${id} was removed with pending requests.`] : []),
        ...(is_here && has_account && membership !== 'joined' ? [`Member ${id} never joined.`] : []),
        ...(wanted !== null && role !== wanted ? [`Member ${id} is ${role} after ${turn}.`] : []),
        ...(lastOf === 'physician.confirm' && !is_confirmed ? [`Member ${id} was confirmed and is not.`] : []),
      ]
    }),
  ]
}

async function checkRoles(query: Query, { groupId }: Walk): Promise<string[]> {
  const life = lifeOf('r.id', 'role', ['role.create', 'role.update', 'role.delete'])
  const rows = await query(`select r.id, r.is_active, ${life} as life from roles r where r.group_id = ${groupId}`)
  const isIn = (row: Row, state: string) => (row.is_active === true) === (state === 'active')
  return checkEach(rows, { what: 'Role', table: roles, begins: () => 'none', isIn })
}

const jobOf = (scenario: string, states: string) => `exists (select from pgboss.job j where j.name = 'compute-scenario'
    and (j.data ->> 'scenarioId')::int = ${scenario}.id and j.state in (${states}))`

/** Somebody will go on with the scenario. */
export const isQueued = (scenario: string) => jobOf(scenario, "'created', 'retry', 'active'")

async function checkScenarios(query: Query, { groupId }: Walk): Promise<string[]> {
  const rows =
    await query(`select e.thing_id as id, array_agg(e.action order by e.id) as life, s.id is not null as is_there,
      s.state in ('queued', 'running') and not ${jobOf('s', "'failed'")} as is_stuck
    from audit_events e left join scenarios s on s.id = e.thing_id
    where e.group_id = ${groupId} and e.thing = 'scenario' group by e.thing_id, s.id, s.state`)
  // A worker killed at each try leaves it as running for 20 minutes; the list of scenarios ends it then.
  const isIn = (row: Row, state: string) => row.is_there === (state === 'kept') && row.is_stuck !== true
  return checkEach(rows, { what: 'Scenario', table: scenarios, begins: () => 'none', isIn })
}
