/** A published month with someone on backup, and the plans for a call-out in it. */
import type { CallOut } from '../../../contract/call-outs.ts'
import { roles, shifts } from '../../platform/db/schema/index.ts'
import { type Actors, march, type RequestBench } from '../../requests/testing/request-bench.ts'

export async function planFor(group: Actors, place: number, startDate: string, endDate: string): Promise<CallOut> {
  const url = `/api/call-outs/plans?physicianId=${group.person(place)}&startDate=${startDate}&endDate=${endDate}`
  const { status, body } = await group.call(group.admin, 'GET', url)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** The usual month with someone on backup. */
export async function addGroupWithBackup(bench: RequestBench, settings: Record<string, unknown> = {}): Promise<Actors> {
  const group = await bench.addGroup(undefined, settings)
  const [backup] = await bench.orm
    .insert(roles)
    .values({ groupId: group.groupId, name: 'Backup', category: 'backup', daysOfWeek: ['monday', 'tuesday'] })
    .returning()
  const place = { groupId: group.groupId, scheduleId: group.scheduleId, startTime: '07:00', endTime: '19:00' }
  await bench.orm.insert(shifts).values({ ...place, roleId: backup!.id, date: march(2), physicianId: group.person(6) })
  return group
}
