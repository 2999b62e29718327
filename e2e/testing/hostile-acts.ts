/** What the people of the hostile group ask, say, upload, and connect, all of it with script text. */
import { type Cast, dayOf, type HostileGroup } from './hostile-group.ts'
import { hostile } from './hostile-text.ts'
import { send } from './send.ts'

type Row = { id: number }

export async function actHostile(cast: Cast, group: HostileGroup) {
  const callOutId = await ask(cast, group)
  await answer(cast, group)
  const { coordinator: page } = cast
  const { month, year, id: scheduleId } = group.coming
  await send(page, 'post', `/api/schedules/${scheduleId}/duplicate`, { name: hostile('copy', 200) })
  const changes = [{ what: 'without', text: hostile('group-rule') }]
  await send(page, 'post', '/api/scenarios', { month, year, name: hostile('scenario', 80), changes })
  await send(page, 'post', '/api/keys', { name: hostile('key', 80), scopes: ['on-call:read'] })
  const url = `https://hooks.example.org/${hostile('hook')}`
  await send(page, 'post', '/api/webhooks', { url, events: ['schedule.published'] })
  const link = await send<{ path: string }>(page, 'post', '/api/switchboard-links', { name: hostile('desk', 80) })
  return { callOutId, switchboard: link.path, analysisId: await upload(cast) }
}

/** Time off, a swap, and a call-out today. */
async function ask({ coordinator, asker, asked }: Cast, { coming, second, today }: HostileGroup): Promise<number> {
  const timeOff = (day: number) => ({ requestType: 'timeoff', requestedDate: dayOf(coming, day) })
  const texts = { reason: hostile('reason'), notes: hostile('request-notes') }
  await send(asked, 'post', '/api/shift-requests', { ...timeOff(15), ...texts })
  const denied = await send<Row>(asked, 'post', '/api/shift-requests', { ...timeOff(16), ...texts })
  const decision = { decision: 'deny', notes: hostile('decision') }
  await send(coordinator, 'post', `/api/shift-requests/${denied.id}/review`, decision)
  const shiftId = coming.shiftIds[0]!
  const steps = [{ shiftId, takerId: second.id }]
  await send(asker, 'post', `/api/shifts/${shiftId}/swap-asks`, { asks: [{ steps }], reason: hostile('swap-reason') })
  const absence = { startDate: today, endDate: today, note: hostile('call-out') }
  const { id } = await send<Row>(asker, 'post', '/api/call-outs/report', absence)
  await send(asker, 'put', `/api/call-outs/${id}/handoff-note`, { note: hostile('handoff') })
  return id
}

/** Says what is wrong with a new schedule, and how much they like it. */
async function answer({ asker, asked }: Cast, { coming }: HostileGroup): Promise<void> {
  const { notificationIds } = await send<{ notificationIds: number[] }>(asker, 'get', '/api/news')
  await send(asker, 'post', '/api/news/answer', { notificationIds, problem: hostile('problem') })
  const opinion = { rating: 2, comments: hostile('opinion'), isAnonymous: false }
  await send(asked, 'post', `/api/schedules/${coming.id}/feedback`, opinion)
  const wishes = { preferredShifts: [], unavailableDates: [], maxShiftsPerMonth: null }
  const habits = { avoidConsecutive: false, preferWeekends: false, notes: hostile('wishes') }
  await send(asked, 'put', '/api/preferences/my', { ...wishes, ...habits })
}

/** A schedule from elsewhere, from which people and roles are taken over. */
async function upload({ coordinator: page }: Cast): Promise<number> {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const days = Array.from({ length: 28 }, (_, index) => index + 1)
  const row = (name: string, codes: [string, string]) => [cell(name), ...days.map((day) => codes[day % 2]!)]
  const rows = [
    [cell(hostile('sheet-title'))],
    ['Feb 2027', ...days],
    row('Chen\u202E, Ada', ['D', 'N']),
    row('Diaz\u0007, Omar', ['N', '<img src=x>']),
    row(hostile('file-person', 90), ['D', '']),
    [cell(`D = ${hostile('file-role', 90)} 7a-7p`)],
    ['N = Night 7p-7a'],
    [cell(hostile('file-note'))],
  ]
  const file = { scheduleText: rows.map((row) => row.join(',')).join('\n'), fileName: hostile('file-name', 255) }
  const analysis = await send<Row & { people: { key: string }[] }>(page, 'post', '/api/schedule-analysis', file)
  const physicians = analysis.people.map(({ key }) => ({ key }))
  const choices = { physicians, drafts: [{ month: 2, year: 2027 }] }
  await send(page, 'post', '/api/schedule-analysis/implement', { id: analysis.id, choices })
  return analysis.id
}
