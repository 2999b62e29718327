/** Roles and positions: what a group staffs, when, and with how many. */
import { z } from 'zod'
import { experienceLevels, roleCategories, weekdays } from '../engine/model.ts'
import { wholeNumber } from './fields/field.ts'
import { changeOf, done, idOf, pathIdOf, route, seenVersion } from './route.ts'
import { sentence } from './sentence.ts'
import { calendarDate, clockTime, line, moment, optionalLine, prose } from './text.ts'

const dateTwice = sentence('This date is already listed')

export const roleRestrictions = z.object({
  minExperience: z.enum(experienceLevels).optional(),
  specialties: z.array(line(100)).max(30).optional(),
  only: z.array(idOf('user')).max(200).optional(),
  never: z.array(idOf('user')).max(200).optional(),
})

/** A count for a weekday or a date; 0 means no one. */
const dayCount = wholeNumber(0, 100)

const countsByDate = z
  .array(z.object({ date: calendarDate, count: dayCount }))
  .max(366)
  .check(({ value, issues }) => {
    for (const [index, { date }] of value.entries()) {
      if (value.findIndex((other) => other.date === date) < index)
        issues.push({ code: 'custom', input: date, path: [index, 'date'], message: dateTwice.error })
    }
  })

export const roleFields = z.object({
  name: line(255, 'Role name is required'),
  category: z.enum(roleCategories).default('rounder'),
  description: prose(2000).nullish(),
  /** By which another system knows it. */
  externalId: optionalLine(100).nullish(),
  startTime: clockTime.default('07:00'),
  endTime: clockTime.default('19:00'),
  /** Where its new shifts are; each shift can have its own. */
  location: optionalLine(200).nullish(),
  daysOfWeek: z.array(z.enum(weekdays)).max(7).default(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']),
  requiredCount: wholeNumber(1, 100).default(1),
  /** Weekdays whose count differs from `requiredCount`. */
  countsByWeekday: z.partialRecord(z.enum(weekdays), dayCount).default({}),
  /** Dates whose count differs from their weekday's. */
  countsByDate: countsByDate.default([]),
  priority: wholeNumber(1, 10).default(1),
  restrictions: roleRestrictions.default({}),
  aiRules: prose(4000).nullish(),
})
export type RoleFields = z.infer<typeof roleFields>

export const role = z.object({
  ...roleFields.shape,
  id: idOf('role'),
  groupId: idOf('group'),
  name: z.string(),
  description: z.string().nullable(),
  externalId: z.string().nullable(),
  location: z.string().nullable(),
  aiRules: z.string().nullable(),
  isActive: z.boolean(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
export type Role = z.infer<typeof role>

const denied = 'Only administrators can manage roles.'

export const rolesApi = {
  listRoles: route({
    method: 'GET',
    path: '/api/roles/group/:groupId',
    allow: 'member',
    scope: 'schedule:read',
    summary: 'The group’s roles, by priority',
    params: z.object({ groupId: pathIdOf('group') }),
    output: z.array(role),
    reads: ['roles'],
  }),
  createRole: route({
    method: 'POST',
    path: '/api/roles',
    allow: 'admin',
    denied,
    summary: 'Adds a role',
    body: roleFields,
    example: { name: 'Rounder', category: 'rounder', requiredCount: 10 },
    output: role,
    status: 201,
    changes: ['roles', 'stats', 'activity'],
  }),
  updateRole: route({
    method: 'PUT',
    path: '/api/roles/:id',
    allow: 'admin',
    denied,
    summary: 'Changes a role',
    params: z.object({ id: pathIdOf('role') }),
    body: changeOf(roleFields).extend({ version: seenVersion }),
    example: { requiredCount: 2 },
    output: role,
    changes: ['roles', 'stats', 'activity'],
  }),
  deleteRole: route({
    method: 'DELETE',
    path: '/api/roles/:id',
    allow: 'admin',
    denied,
    summary: 'Takes a role out of use; its past shifts keep it',
    params: z.object({ id: pathIdOf('role') }),
    output: done,
    changes: ['roles', 'stats', 'activity'],
  }),
}
