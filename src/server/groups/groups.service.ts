/** Creating, joining, and changing a group. */
import { sql } from 'drizzle-orm'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { physiciansLink } from '../platform/links.ts'
import type { Person, Scope } from '../platform/scope.ts'
import { enterGroup, setGroup, standFree } from '../users/accounts.ts'
import { notifyCoordinators } from '../users/notify-people.ts'
import {
  countWrongCodes,
  findGroupByCode,
  findOwnGroup,
  type GroupChange,
  type GroupRow,
  type GroupRowFields,
  insertGroup,
  isJoinCodeFree,
  showGroup,
  updateGroup,
} from './groups.store.ts'
import { addressKeyOf, isShortCode, joinCodeOf, makeJoinCode, wrongCodesADay } from './join-code.ts'

const joinRefused = 'Invalid join code or group not found. Please check with your administrator.'
const alreadyIn = 'You already belong to a group.'

/** Group, admin role, and membership in one transaction. */
export function createGroup(
  person: Person,
  fields: GroupRowFields,
  isScheduled: boolean,
  change: MakeChange,
): Promise<GroupRow> {
  if (person.groupId !== null) throw fail('conflict', { message: alreadyIn })
  return change(async ({ tx, audit, inGroup }) => {
    const { own } = await standFree(tx, person)
    const group = await insertWithFreshCode(tx, own.id, fields)
    await setGroup(tx, own, { groupId: group.id, role: 'admin', isScheduled, isConfirmed: true, joinedByCodeAt: null })
    inGroup(group.id, own.id)
    audit({
      action: 'group.create',
      thing: 'group',
      thingId: group.id,
      text: `created the group ${group.name}`,
      after: group,
    })
    return group
  })
}

async function insertWithFreshCode(tx: Orm, createdBy: number, fields: GroupRowFields): Promise<GroupRow> {
  for (let tries = 0; tries < 50; tries++) {
    const group = await insertGroup(tx, createdBy, fields, makeJoinCode())
    if (group) return group
  }
  throw new Error('No unused join code found in 50 tries.')
}

/** `address` is where the call comes from. */
export async function joinGroup(
  orm: Orm,
  person: Person,
  { joinCode, address }: { joinCode: string; address: string },
  change: MakeChange,
): Promise<GroupRow> {
  if (person.groupId !== null) throw fail('conflict', { message: alreadyIn })
  const from = await addressKeyOf(orm, address)
  const wrong = await countWrongCodes(orm, person, from)
  if (wrong.ofPerson >= wrongCodesADay.ofPerson || wrong.fromAddress >= wrongCodesADay.fromAddress) {
    throw fail('too-many', { message: 'Too many wrong join codes today. Ask your coordinator to add you by email.' })
  }
  const code = joinCodeOf(joinCode)
  const isBarred = isShortCode(code) && wrong.ofAll >= wrongCodesADay.ofAll
  const joined = await change(async (made) => {
    const group = isBarred ? undefined : await findGroupByCode(made.tx, code)
    if (!group) {
      made.audit({ action: 'group.wrong-code', thing: 'group', text: 'tried a wrong join code', after: { from } })
      return undefined
    }
    const place = { groupId: group.id, role: 'physician', isScheduled: true, isConfirmed: false } as const
    const joined = await enterGroup(made.tx, person, { ...place, joinedByCodeAt: new Date() })
    made.inGroup(group.id, joined.id)
    await recordJoin(made, { ...person, userId: joined.id }, group)
    return group
  })
  if (!joined) throw fail('not-found', { message: joinRefused, field: 'joinCode' })
  return joined
}

/** Anyone with the code gets in, so coordinators are notified: they confirm the person or remove them. */
async function recordJoin(change: Change, person: Person, group: GroupRow): Promise<void> {
  await notifyCoordinators(
    change,
    { ...person, groupId: group.id },
    {
      text: `${person.name} (${person.email}) joined ${group.name} with the join code. Confirm them so they can be scheduled.`,
      subject: 'Someone joined your group',
      link: physiciansLink,
    },
  )
  change.audit({
    action: 'group.join',
    thing: 'user',
    thingId: person.userId,
    text: `joined ${group.name} with the join code`,
  })
}

export function changeGroup(
  scope: Scope,
  id: number,
  wanted: GroupChange & { version?: number },
  make: MakeChange,
): Promise<GroupRow> {
  if (id !== scope.groupId) throw fail('not-found')
  return make(async ({ tx, audit }) => {
    const before = await findOwnGroup(tx, scope)
    if (!before) throw fail('not-found')
    const { version, settings, ...fields } = wanted
    const change = settings ? { ...fields, settings: { ...before.settings, ...settings } } : fields
    const after = await updateGroup(tx, scope, change, version)
    if (!after) throw fail('stale', { current: showGroup((await findOwnGroup(tx, scope)) ?? before, scope) })
    audit({
      action: 'group.update',
      thing: 'group',
      thingId: id,
      text: 'changed the group settings',
      before,
      after,
    })
    return after
  })
}

export function renewJoinCode(scope: Scope, id: number, make: MakeChange): Promise<GroupRow> {
  if (id !== scope.groupId) throw fail('not-found')
  return make(async ({ tx, audit }) => {
    let code = makeJoinCode()
    while (!(await isJoinCodeFree(tx, code))) code = makeJoinCode()
    const joinCodeExpiresAt = sql`now() + interval '30 days'`
    const after = await updateGroup(tx, scope, { joinCode: code, joinCodeExpiresAt }, undefined)
    if (!after) throw fail('not-found')
    audit({ action: 'group.renew-join-code', thing: 'group', thingId: id, text: 'renewed the join code' })
    return after
  })
}
