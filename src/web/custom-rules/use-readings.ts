/** Reads custom rules as the generator will for the next month to plan, while they are typed. */

import { useMemo } from 'react'
import { holidaysOf } from '../../contract/holidays.ts'
import type { Role } from '../../contract/roles.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { isStaff } from '../../contract/staff.ts'
import type { User } from '../../contract/users.ts'
import { type Context, type Line, understand } from '../../engine/language/understand.ts'
import { type Month, monthAfter, monthOf, spanOfMonth } from '../../engine/month.ts'
import { fullName } from '../../engine/text/names.ts'
import { useRead } from '../api/use-read.ts'
import { useGroupClock } from '../session/use-session.ts'

/**
 * Whose text it is: a physician's notes only apply to them, a role's rules to that role. Either may be new: a
 * physician without an id yet, a role as its form has it.
 */
export type RuleWriter = { speaker?: number | 'new'; role?: WrittenRole }
export type WrittenRole = Pick<Role, 'name' | 'category' | 'startTime' | 'endTime'> & { id: number | 'new' }

export type Readings = { lines: Line[]; month: Month }

export function useReadings(text: string, { speaker, role }: RuleWriter): Readings | undefined {
  const { read, clock } = useGroupClock()
  const group = read.data
  const params = { groupId: group?.id ?? 0 }
  const physicians = useRead('listPhysicians', { params }, { enabled: group !== undefined }).data
  const roles = useRead('listRoles', { params }, { enabled: group !== undefined }).data
  const schedules = useRead('listSchedules', { params }, { enabled: group !== undefined }).data
  const today = clock?.today
  const month = useMemo(() => (schedules && today ? nextToPlan(schedules, today) : undefined), [schedules, today])
  const before = month ? spanOfMonth(month).from : ''
  const worked = useRead(
    'holidayWork',
    { query: { before } },
    { enabled: group !== undefined && month !== undefined },
  ).data
  return useMemo(() => {
    if (!group || !physicians || !roles || !month || !worked) return undefined
    const { from, days } = spanOfMonth(month)
    const lines = understand(text, {
      physicians: withSpeaker(physicians.filter(isStaff).map(known), speaker),
      roles: [...roles.filter(({ id }) => id !== role?.id), ...(role ? [role] : [])].map(knownRole),
      from,
      days,
      holidays: holidaysOf(group.settings, [month.year]),
      worked: worked.map(({ physicianId, date }) => ({ physicianId: String(physicianId), date })),
      ...(speaker === undefined ? {} : { speaker: String(speaker) }),
      ...(role === undefined ? {} : { role: String(role.id) }),
    })
    return { lines, month }
  }, [group, physicians, roles, month, worked, text, speaker, role])
}

/** The first month after this one without a published schedule. */
function nextToPlan(schedules: Schedule[], today: string): Month {
  const isPublished = ({ month, year }: Month) =>
    schedules.some((schedule) => schedule.status === 'active' && schedule.month === month && schedule.year === year)
  let next = monthAfter(monthOf(today))
  while (isPublished(next)) next = monthAfter(next)
  return next
}

function known(physician: Pick<User, 'id' | 'firstName' | 'lastName' | 'experienceLevel'> & Partial<User>) {
  return {
    id: String(physician.id),
    name: fullName(physician),
    experienceLevel: physician.experienceLevel,
    fte: physician.fte ?? 1,
    nightShiftPreference: physician.nightShiftPreference ?? ('neutral' as const),
    ...(physician.startDateWithGroup ? { startedOn: physician.startDateWithGroup } : {}),
  }
}

/** Someone who isn't on the group's list gets a place in it for their own notes. */
function withSpeaker(physicians: Context['physicians'], speaker: RuleWriter['speaker']): Context['physicians'] {
  if (speaker === undefined || physicians.some(({ id }) => id === String(speaker))) return physicians
  const usual = { experienceLevel: 'mid-level', fte: 1, nightShiftPreference: 'neutral' } as const
  return [...physicians, { id: String(speaker), name: 'This physician', ...usual }]
}

function knownRole(role: WrittenRole) {
  return {
    id: String(role.id),
    name: role.name,
    category: role.category,
    startTime: role.startTime,
    endTime: role.endTime,
    lasts24Hours: role.startTime === role.endTime,
  }
}
