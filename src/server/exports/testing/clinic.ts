/** A small clinic with awkward names, a night over each clock change, an open shift, and a canceled one. */

import { eq } from 'drizzle-orm'
import { addGroup, type TestGroup } from '../../../../tests/server/two-groups.ts'
import type { Orm } from '../../platform/db/database.ts'
import { groups, roles, schedules, shifts, users } from '../../platform/db/schema/index.ts'

export const awkwardNames = [
  { firstName: '=HYPERLINK("http://evil.example")', lastName: '+Formula' },
  { firstName: 'Thị Ánh', lastName: 'Nguyễn' },
  { firstName: 'Γιώργος', lastName: 'Παπαδόπουλος' },
  { firstName: 'Екатерина', lastName: 'Иванова' },
  { firstName: 'דוד', lastName: 'כהן' },
  { firstName: 'محمد عبد الله', lastName: 'الشريف' },
  { firstName: 'दीपक', lastName: 'कपूर' },
  { firstName: '小明', lastName: '欧阳' },
  { firstName: '美玲', lastName: '陳' },
  { firstName: 'さくら', lastName: '髙橋' },
  { firstName: '민준', lastName: '김' },
  { firstName: 'สมชาย', lastName: 'ใจดี' },
  { firstName: '\u063c\u065a\u06d1\u064f\u065d\u06a3', lastName: 'Heaped' },
  { firstName: 'Sparkle 😀', lastName: 'Bell\u0007 "Quote", Ltd' },
]

export type Clinic = TestGroup & { people: number[]; shiftCount: number }

export async function addClinic(
  orm: Orm,
  { timeZone = 'America/New_York', month = 11, year = 2026, status = 'active' as 'active' | 'draft' } = {},
): Promise<Clinic & { scheduleId: number }> {
  const group = await addGroup(orm)
  const groupId = group.ids.group
  await orm
    .update(groups)
    .set({ name: 'St. Mary’s / Ünïversity, "West"', settings: { timeZone } })
    .where(eq(groups.id, groupId))
  const people = await orm
    .insert(users)
    .values(
      awkwardNames.map((name, index) => ({ ...name, groupId, email: `awkward${index}of${groupId}@test.example` })),
    )
    .returning()
  const [night] = await orm
    .insert(roles)
    .values({
      groupId,
      name: 'Night',
      category: 'coverage',
      startTime: '19:00',
      endTime: '07:00',
      daysOfWeek: ['monday'],
    })
    .returning()
  const [schedule] = await orm
    .insert(schedules)
    .values({ groupId, name: `Roster ${month}/${year}`, month, year, status })
    .returning()
  const first = `${year}-${String(month).padStart(2, '0')}`
  const common = { groupId, scheduleId: schedule!.id }
  const rows = [
    ...people.map(({ id }, index) => ({
      ...common,
      physicianId: id,
      roleId: group.ids.role,
      position: index === 0 ? 3 : null,
      date: `${first}-${String(index + 2).padStart(2, '0')}`,
      startTime: '07:00',
      endTime: '19:00',
      location: index === 0 ? '@West, "3"' : null,
    })),
    ...people.map(({ id }, index) => ({
      ...common,
      physicianId: id,
      roleId: night!.id,
      date: `${first}-${String(index + 10).padStart(2, '0')}`,
      shiftType: 'night' as const,
      startTime: '19:00',
      endTime: '07:00',
    })),
    { ...common, physicianId: null, roleId: night!.id, date: `${first}-20`, startTime: '19:00', endTime: '07:00' },
    {
      ...common,
      physicianId: people[1]!.id,
      roleId: group.ids.role,
      date: `${first}-25`,
      startTime: '07:00',
      endTime: '19:00',
      status: 'cancelled' as const,
    },
  ]
  await orm.insert(shifts).values(rows)
  return { ...group, people: people.map(({ id }) => id), shiftCount: rows.length, scheduleId: schedule!.id }
}
