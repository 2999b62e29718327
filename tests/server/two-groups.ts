/** Two groups with one of everything, so that tests can reach from one into the other. */
import type { Thing } from '../../src/contract/route.ts'
import { isJoinCodeFree } from '../../src/server/groups/groups.store.ts'
import { makeJoinCode } from '../../src/server/groups/join-code.ts'
import type { Orm } from '../../src/server/platform/db/database.ts'
import {
  apiKeys,
  devices,
  groups,
  notifications,
  outbox,
  roles,
  scenarios,
  scheduleAnalyses,
  schedules,
  shiftRequests,
  shifts,
  switchboardLinks,
  users,
  webhooks,
} from '../../src/server/platform/db/schema/index.ts'
import { emptyAnalysis } from '../../src/server/schedule-reading/testing/empty-analysis.ts'

export type TestGroup = {
  admin: number
  physician: number
  /** One id for each kind of row. */
  ids: Record<Thing, number>
}

let counter = 0

/** Tests also create groups by calls, which draw their own codes. */
async function findFreeCode(orm: Orm): Promise<string> {
  const code = makeJoinCode()
  return (await isJoinCodeFree(orm, code)) ? code : findFreeCode(orm)
}

export async function addGroup(orm: Orm): Promise<TestGroup> {
  counter += 1
  const name = `group${counter}x${process.pid}`
  const [group] = await orm
    .insert(groups)
    .values({ name, joinCode: await findFreeCode(orm), settings: { timeZone: 'UTC' } })
    .returning()
  const groupId = group!.id
  const admin = await addPerson(orm, groupId, 'admin')
  const physician = await addPerson(orm, groupId)
  const [role] = await orm
    .insert(roles)
    .values({ groupId, name: 'Rounder', daysOfWeek: ['monday'] })
    .returning()
  const [schedule] = await orm
    .insert(schedules)
    .values({ groupId, name: 'January 2027', month: 1, year: 2027, status: 'active' })
    .returning()
  const [shift] = await orm
    .insert(shifts)
    .values({
      groupId,
      scheduleId: schedule!.id,
      physicianId: physician,
      roleId: role!.id,
      date: '2027-01-04',
      startTime: '07:00',
      endTime: '19:00',
    })
    .returning()
  const [request] = await orm
    .insert(shiftRequests)
    .values({ groupId, requestorId: physician, requestType: 'timeoff', requestedDate: '2027-01-05' })
    .returning()
  const [notification] = await orm
    .insert(notifications)
    .values({ groupId, userId: physician, text: 'Hello' })
    .returning()
  const [device] = await orm
    .insert(devices)
    .values({
      userId: physician,
      name: 'Phone',
      endpoint: `https://push.example.com/${name}`,
      publicKey: 'BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk',
      authSecret: 'zqbxT6JKstKSY9JKibZLSQ',
    })
    .returning()
  const [key] = await orm
    .insert(apiKeys)
    .values({ groupId, name: 'Pager', scopes: ['on-call:read'], hint: 'evs_abc', keyHash: name, callsPerMinute: 100 })
    .returning()
  const [link] = await orm.insert(switchboardLinks).values({ groupId, name: 'Desk', linkToken: name }).returning()
  const [webhook] = await orm
    .insert(webhooks)
    .values({ groupId, url: `https://${name}.example.org/hook`, events: [], secretToken: name })
    .returning()
  const [delivery] = await orm
    .insert(outbox)
    .values({
      ...{ groupId, channel: 'webhook', webhookId: webhook!.id, toAddress: webhook!.url, messageId: `msg_${name}` },
      ...{ subject: 'webhook.test', body: '{}', sentAt: new Date() },
    })
    .returning()
  const [scenario] = await orm
    .insert(scenarios)
    .values({ groupId, month: 1, year: 2027, name: 'One out', state: 'done' })
    .returning()
  const [analysis] = await orm
    .insert(scheduleAnalyses)
    .values({ groupId, uploadedBy: admin, analysisData: emptyAnalysis })
    .returning()
  const ids = {
    user: physician,
    group: groupId,
    role: role!.id,
    schedule: schedule!.id,
    shift: shift!.id,
    request: request!.id,
    notification: notification!.id,
    analysis: analysis!.id,
    device: device!.id,
    key: key!.id,
    link: link!.id,
    webhook: webhook!.id,
    delivery: delivery!.id,
    scenario: scenario!.id,
  }
  return { admin, physician, ids }
}

export async function addPerson(
  orm: Orm,
  groupId: number | null,
  role: 'admin' | 'physician' = 'physician',
): Promise<number> {
  counter += 1
  const [user] = await orm
    .insert(users)
    .values({
      email: `person${counter}x${process.pid}@test.example`,
      firstName: 'Test',
      lastName: `Person ${counter}`,
      groupId,
      role,
      isScheduled: role === 'physician',
    })
    .returning()
  return user!.id
}
