/** Rows of the large group that calls are about: keys, links, webhooks, and a computed scenario, each with all it may have. */
import type { addSchedule } from '../../../../../tests/server/planned-month.ts'
import { versionSenses } from '../../../../contract/scenarios.ts'
import { addDays } from '../../../../engine/calendar.ts'
import { apiKeys, apiKeyUses, outbox, scenarios, webhookAttempts } from '../../db/schema/index.ts'
import type { Bench } from './worst-input.ts'
import type { Ids } from './worst-of.ts'

type Month = Awaited<ReturnType<typeof addSchedule>>
type Made = { id: number }

export async function addWorstRows(
  { orm, group, send }: Bench,
  month: Month,
): Promise<Pick<Ids, 'key' | 'link' | 'webhook' | 'delivery' | 'scenario'>> {
  const { groupId } = group
  const link = (await send('POST', '/api/switchboard-links', { name: 'Front desk' })) as Made
  const url = 'https://hooks.example.org/'
  const webhook = (await send('POST', '/api/webhooks', { url, events: ['schedule.published'] })) as Made
  const messages = await orm
    .insert(outbox)
    .values(
      Array.from({ length: 200 }, (_, place) => ({
        ...{ groupId, channel: 'webhook' as const, toAddress: url, webhookId: webhook.id, messageId: `worst ${place}` },
        ...{ subject: 'schedule.published', body: JSON.stringify({ text: 'a'.repeat(5000) }) },
        sentAt: new Date('2027-02-28T12:00:00Z'),
      })),
    )
    .returning({ id: outbox.id })
  await orm
    .insert(webhookAttempts)
    .values(messages.map(({ id }) => ({ outboxId: id, milliseconds: 5000, answer: 'a'.repeat(500) })))
  const [key] = await orm
    .insert(apiKeys)
    .values({ groupId, name: 'Badges', hint: 'evs_ab', keyHash: 'no key', callsPerMinute: 60 })
    .returning()
  const keyId = key!.id
  await orm.insert(apiKeyUses).values(
    Array.from({ length: 90 * 20 }, (_, place) => ({
      ...{ keyId, day: addDays('2026-12-01', Math.floor(place / 20)), call: `call ${place % 20}`, allowed: 9 },
      lastAt: new Date('2027-02-28T12:00:00Z'),
    })),
  )
  return {
    ...{ key: [keyId], link: [link.id], webhook: [webhook.id], delivery: messages.map(({ id }) => id) },
    scenario: [await addScenario({ orm, group }, month)],
  }
}

/** Everybody has another one's shifts in each of its versions. */
async function addScenario({ orm, group }: Pick<Bench, 'orm' | 'group'>, { schedule, shifts }: Month): Promise<number> {
  const ids = group.physicians
  const measures = {
    ...{ coverage: 90, fairness: 90, preferences: 90, open: 0, whole: 1, stretches: 2, unit: 'week' as const },
    ...{ granted: 1, asked: 2 },
  }
  const versions = versionSenses.map((sense, turn) => ({
    ...{ sense, isClosest: turn === 0, total: 90, measures, changed: shifts.length },
    people: ids.map((id) => ({
      ...{ physicianId: String(id), verdict: 'better' as const, says: 'Has one weekend less than in the schedule.' },
    })),
    rows: ids.map((id) => ({ physicianId: String(id), days: 'd'.repeat(31), changed: '1'.repeat(31) })),
    assignments: shifts.map(({ physicianId, roleId, date }) => ({
      ...{
        physicianId: String(ids[(ids.indexOf(physicianId!) + turn + 1) % ids.length]),
        roleId: String(roleId),
        date,
      },
    })),
  }))
  const [row] = await orm
    .insert(scenarios)
    .values({
      ...{ groupId: group.groupId, month: schedule.month, year: schedule.year, name: 'All change', state: 'done' },
      ...{ changes: [], progress: 100, scheduleId: schedule.id, createdBy: group.admin },
      result: { scheduleName: schedule.name, measures, broken: { hard: 0, soft: 0 }, versions },
    })
    .returning()
  return row!.id
}
