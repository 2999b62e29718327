/** People: one table for admins and physicians, as the specification has it. */
import { z } from 'zod'
import { experienceLevels, nightStances, shiftLengths, weekdays } from '../engine/model.ts'
import { idOf, noBody, pathIdOf, route, seenVersion } from './route.ts'
import { sentence } from './sentence.ts'
import { calendarDate, email, line, moment, prose } from './text.ts'

export const userRoles = ['admin', 'physician'] as const
export type UserRole = (typeof userRoles)[number]

/** Which messages a person wants by e-mail; all messages are in the product anyway. */
export const notificationSettings = z.object({
  emailSchedule: z.boolean().default(true),
  emailRequests: z.boolean().default(true),
  emailOpenShifts: z.boolean().default(false),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

/** A number of a form; both sides say the same when it is out of range. */
export function wholeNumber(min: number, max: number) {
  const range = sentence(`Must be a whole number from ${min} to ${max}`)
  return z.int(range).min(min, range).max(max, range)
}

const likes = z.record(z.string().max(100), z.enum(['prefer', 'neutral', 'avoid']))

/** What a physician may change about himself. */
export const ownFields = z.object({
  firstName: line(100, 'First name is required'),
  lastName: line(100, 'Last name is required'),
  email,
  phoneNumber: prose(40).nullable(),
  emergencyContact: prose(200).nullable(),
  specialtyAreas: z.array(line(100)).max(30),
  preferredRoles: z.array(z.string().regex(/^\d{1,10}$/, { error: 'must be role ids' })).max(100),
  shiftTypePreferences: likes,
  roleTypePreferences: likes,
  availableDays: z.array(z.enum(weekdays)).max(7),
  unavailableDates: z.array(calendarDate).max(400),
  maxConsecutiveDays: wholeNumber(1, 14),
  minRestDays: wholeNumber(0, 7),
  preferredShiftLength: z.enum(shiftLengths),
  weekendAvailability: z.boolean(),
  holidayAvailability: z.boolean(),
  nightShiftPreference: z.enum(nightStances),
  schedulingNotes: prose(4000).nullable(),
  notificationSettings,
})

const fteRange = sentence('Must be a number from 0.1 to 1')

/** What only an admin may change about a physician. */
export const adminFields = z.object({
  experienceLevel: z.enum(experienceLevels),
  startDateWithGroup: calendarDate.nullable(),
  startDateInMedicine: calendarDate.nullable(),
  seniorityRank: wholeNumber(1, 10_000).nullable(),
  performanceRating: wholeNumber(1, 10),
  fte: z.number(fteRange).min(0.1, fteRange).max(1, fteRange),
})

/** What colleagues of the group see of each other. */
export const colleague = z.object({
  id: idOf('user'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(userRoles),
  groupId: idOf('group').nullable(),
  isActive: z.boolean(),
  phoneNumber: z.string().nullable(),
  experienceLevel: z.enum(experienceLevels),
  specialtyAreas: z.array(z.string()),
  createdAt: moment,
})
export type Colleague = z.infer<typeof colleague>

/** Everything about a person: for the person and for the group's admins. */
export const user = colleague.extend({
  ...ownFields.shape,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  ...adminFields.shape,
  version: z.int(),
  updatedAt: moment,
})
export type User = z.infer<typeof user>

const denied = 'Only administrators can access user management.'

export const usersApi = {
  currentUser: route({
    method: 'GET',
    path: '/api/auth/user',
    allow: 'signed-in',
    summary: 'The signed-in person',
    output: user,
    reads: ['session', 'users', 'physicians'],
  }),
  signOutEverywhere: route({
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    allow: 'signed-in',
    summary: 'Ends every session of the signed-in person, this one included',
    body: noBody,
    example: {},
    output: z.object({ ended: z.int() }),
    changes: ['session'],
  }),
  listUsers: route({
    method: 'GET',
    path: '/api/users',
    allow: 'admin',
    denied,
    summary: 'Everybody in the group',
    output: z.array(user),
    reads: ['users', 'physicians'],
  }),
  changeUserRole: route({
    method: 'PUT',
    path: '/api/users/:id/role',
    allow: 'admin',
    denied,
    summary: 'Makes a member of the group an admin or a physician',
    params: z.object({ id: pathIdOf('user') }),
    body: z.object({ role: z.enum(userRoles), version: seenVersion }),
    example: { role: 'physician' },
    output: user,
    changes: ['users', 'physicians', 'session', 'activity'],
  }),
  attachUser: route({
    method: 'PUT',
    path: '/api/users/:id',
    allow: 'member',
    summary: 'The last step of the onboarding sequence: confirms the group that the person already has',
    params: z.object({ id: pathIdOf('user') }),
    body: z.object({ groupId: idOf('group') }),
    example: { groupId: 1 },
    output: user,
  }),
}
