/** Checks that each change that was answered with success is in the audit log, as often as it was answered. */
import type { Query } from './check-lives.ts'
import type { Walk } from './random-walk.ts'

/** Those that are kept under the thing they are about. */
const things: Record<string, string[]> = {
  request: ['create', 'approve', 'deny', 'cancel', 'give-back', 'undo'].map((action) => `request.${action}`),
  schedule: ['duplicate', 'publish', 'unpublish', 'archive', 'delete', 'restore', 'rename', 'clear'].map(
    (action) => `schedule.${action}`,
  ),
  user: ['membership.accept', 'membership.decline', 'group.join', 'user.undo-join', 'physician.create'],
  role: ['role.create', 'role.update', 'role.delete'],
  scenario: ['create', 'compute', 'cancel', 'delete'].map((action) => `scenario.${action}`),
  group: ['year.deal', 'year.layout'],
}

/** What an answered change must have left: an action, and the kind of thing whose id was kept. */
const left = new Map<string, [action: string, thing: string]>([
  ...Object.entries(things).flatMap(([thing, actions]) =>
    actions.map((action): [string, [string, string]] => [action, [action, thing]]),
  ),
  ['physician.leave', ['physician.leave', 'user']],
  ['physician.deactivate', ['physician.deactivate', 'user']],
  ['shift.edit', ['shift.edit', 'shift']],
  ['shift.undo', ['shift.undo', 'schedule']],
  ['scenario.use', ['scenario.use', 'schedule']],
  ['schedule.cancel', ['schedule.cancel', 'generation']],
  ['swap.stop', ['request.cancel', 'shift']],
  ['call-out.apply', ['call-out.apply', 'request']],
])

/** Those that change nothing where somebody else was faster, and are answered the same: once is enough. */
const sameTwice = new Map<string, string[]>([
  ['schedule.generate', ['schedule.generate']],
  ['call-out.report', ['request.create']],
  ['physician.confirm', ['physician.confirm', 'membership.accept', 'group.join']],
  ['physician.reactivate', ['physician.reactivate', 'membership.accept', 'group.join']],
  ['user.change-role', ['user.change-role', 'physician.deactivate', 'physician.leave']],
])

export async function checkAcknowledged(query: Query, { groupId, acknowledged }: Walk): Promise<string[]> {
  const rows = await query(`select action, thing, thing_id, count(*)::int as times from audit_events
    where group_id = ${groupId} group by action, thing, thing_id`)
  const kept = new Map(rows.map((row) => [`${row.action} ${row.thing} ${row.thing_id}`, Number(row.times)]))
  const actions = new Set(rows.map(({ action, thing_id }) => `${action} ${thing_id}`))
  const answered = new Map<string, number>()
  const breaches: string[] = []
  for (const { action, id } of acknowledged) {
    const trace = left.get(action)
    if (trace) {
      const key = `${trace.join(' ')} ${id}`
      answered.set(key, (answered.get(key) ?? 0) + 1)
    }
    const traces = sameTwice.get(action)
    if (traces && !traces.some((one) => actions.has(`${one} ${id}`)))
      breaches.push(`${action} ${id} was answered and is lost.`)
  }
  for (const [key, times] of answered)
    if ((kept.get(key) ?? 0) < times)
      breaches.push(`${key} was answered ${times} times and is kept ${kept.get(key) ?? 0} times.`)
  return breaches
}
