/** Calls that return files: schedules, a person's shifts, the private calendar, and all of the group's data. */
import { createHash } from 'node:crypto'
import { type exportsApi, mediaTypes } from '../../contract/exports.ts'
import type { FileAnswer } from '../../contract/route.ts'
import { makeShiftMarks } from '../../contract/shift-marks.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { writeScheduleCsv } from '../platform/files/write/write-csv.ts'
import { writeCalendar } from '../platform/files/write/write-ics.ts'
import { createScheduleWriter } from '../platform/files/write/write-schedule.ts'
import { clockOf } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import { safeFileName } from '../platform/http/send-file.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { listRoles } from '../roles/roles.store.ts'
import { requireSchedule } from '../schedules/schedules.service.ts'
import { listScheduleShifts } from '../schedules/schedules.store.ts'
import { listMembers } from '../users/users.store.ts'
import { findByCalendarToken, readCalendarPath, removeCalendarPath, renewCalendarPath } from './calendar-address.ts'
import { writeGroupArchive } from './group-archive.ts'
import { layOutSchedule } from './lay-out-schedule.ts'
import { listOwnEvents } from './own-calendar.ts'
import { groupEvents } from './shift-events.ts'

/** `host`: the product's public host, used in the ids of calendar entries. */
export function exportsHandlers({ orm, now }: Services, host: () => string): HandlersOf<typeof exportsApi> {
  const write = createScheduleWriter()

  async function requireGroup(scope: Scope) {
    const group = await findOwnGroup(orm, scope)
    if (!group) throw fail('not-found')
    return group
  }

  async function ownCalendar(scope: Scope): Promise<Pick<FileAnswer, 'name' | 'mediaType' | 'content'>> {
    const group = await requireGroup(scope)
    const { timeZone } = settingsOf(group)
    const events = await listOwnEvents(orm, scope, { timeZone, host: host(), now: now() })
    const name = `My shifts · ${group.name}`
    return {
      name: safeFileName(name, 'ics'),
      mediaType: mediaTypes.ics,
      content: writeCalendar({ name, events }),
    }
  }

  return {
    exportSchedule: async ({ scope, params, query: { format } }) => {
      const schedule = await requireSchedule(orm, scope, params.id)
      const group = await requireGroup(scope)
      const shifts = await listScheduleShifts(orm, scope, schedule.id)
      const file = { name: safeFileName(`${schedule.name} · ${group.name}`, format), mediaType: mediaTypes[format] }
      const roles = await listRoles(orm, scope)
      if (format === 'ics') {
        const clock = clockOf(settingsOf(group).timeZone)
        const events = groupEvents(shifts, { mark: makeShiftMarks(roles, shifts), clock, host: host() })
        return { ...file, content: writeCalendar({ name: `${schedule.name} · ${group.name}`, events }) }
      }
      const people = await listMembers(orm, scope)
      const printed = layOutSchedule({ group, schedule, shifts, roles, people, now: now() })
      return {
        ...file,
        content: format === 'csv' ? writeScheduleCsv(printed) : await write({ format, schedule: printed }),
      }
    },

    exportMyShifts: ({ scope }) => ownCalendar(scope),

    calendarAddress: async ({ scope }) => ({ path: await readCalendarPath(orm, scope) }),

    renewCalendarAddress: ({ scope, change }) =>
      change(async ({ tx, audit, concernsOnlyMe }) => {
        concernsOnlyMe()
        const before = await readCalendarPath(tx, scope)
        const path = await renewCalendarPath(tx, scope)
        audit({
          action: 'calendar.renew',
          thing: 'user',
          thingId: scope.userId,
          text: before === null ? 'created a private calendar address' : 'reset the private calendar address',
        })
        return { path }
      }),

    removeCalendarAddress: ({ scope, change }) =>
      change(async ({ tx, audit, concernsOnlyMe, nothingChanged }) => {
        concernsOnlyMe()
        if ((await readCalendarPath(tx, scope)) === null) {
          nothingChanged()
          return { ok: true }
        }
        await removeCalendarPath(tx, scope)
        audit({
          action: 'calendar.remove',
          thing: 'user',
          thingId: scope.userId,
          text: 'turned off the private calendar address',
        })
        return { ok: true }
      }),

    calendar: async ({ params }) => {
      const scope = await findByCalendarToken(orm, params.token)
      if (!scope) throw fail('not-found', { message: 'There’s no calendar at this address.' })
      const file = await ownCalendar(scope)
      const etag = createHash('sha256').update(String(file.content)).digest('base64url').slice(0, 27)
      return { ...file, isInline: true, etag }
    },

    exportGroup: async ({ scope, params, change }) => {
      if (params.id !== scope.groupId) throw fail('not-found')
      const group = await requireGroup(scope)
      await change(({ audit }) =>
        audit({ action: 'group.export', thing: 'group', thingId: group.id, text: 'exported all of the group’s data' }),
      )
      const { timeZone } = settingsOf(group)
      return {
        name: safeFileName(`${group.name} data`, 'zip'),
        mediaType: mediaTypes.zip,
        content: writeGroupArchive(orm, scope, { groupName: group.name, timeZone, now: now() }),
      }
    },
  }
}
