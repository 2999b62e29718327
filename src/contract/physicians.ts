/** Physicians of a group: added by an admin, one by one or as a table; each may change their own fields. */
import { z } from 'zod'
import { shapeOf, wholeNumber } from './fields/field.ts'
import { physicianFieldNames, physicianTable } from './fields/physician.ts'
import { changeOf, idOf, largestInteger, pathIdOf, route, seenVersion } from './route.ts'
import { calendarDate, moment, prose } from './text.ts'
import { colleague, user } from './users.ts'

/** What an admin sends about a new physician; missing fields get their defaults. */
export const physicianFields = z.object(shapeOf(physicianTable, physicianFieldNames))
export type PhysicianFields = z.infer<typeof physicianFields>

/** A shift that lost its physician. */
export const openedShift = z.object({
  id: idOf('shift'),
  date: calendarDate,
  role: z.string().nullable(),
  /** Of a draft, which nobody works by. */
  isDraft: z.boolean(),
})

const someone = { firstName: 'Hana', lastName: 'Choi', email: 'hana.choi@clinic.example' }

/** A day someone asks to work (in any role, or one) or to be off. */
const datedRequest = z.object({ date: calendarDate, roleId: idOf('role').optional(), wants: z.enum(['work', 'off']) })

export const preferencesFields = z.object({
  preferredShifts: z.array(datedRequest).max(200),
  unavailableDates: z.array(calendarDate).max(400),
  maxShiftsPerMonth: wholeNumber(0, 31).nullable(),
  avoidConsecutive: z.boolean(),
  preferWeekends: z.boolean(),
  notes: prose(4000).nullable(),
})

/** `version` 0: nothing was saved yet, and these are the defaults. */
export const preferences = preferencesFields.extend({ version: z.int(), updatedAt: moment.nullable() })
export type Preferences = z.infer<typeof preferences>

const denied = 'Only administrators can manage physicians.'

export const physiciansApi = {
  listPhysicians: route({
    method: 'GET',
    path: '/api/physicians/group/:groupId',
    allow: 'member',
    scope: 'schedule:read',
    summary: 'The group’s physicians, including inactive ones; physicians see only what colleagues can see',
    params: z.object({ groupId: pathIdOf('group') }),
    output: z.array(z.union([user, colleague])),
    reads: ['physicians', 'users'],
  }),
  createPhysician: route({
    method: 'POST',
    path: '/api/physicians',
    allow: 'admin',
    denied,
    summary: 'Adds a physician, recognized by email address at the first sign-in',
    body: physicianFields,
    example: someone,
    output: user,
    status: 201,
    changes: ['physicians', 'users', 'stats', 'activity'],
  }),
  createPhysicians: route({
    method: 'POST',
    path: '/api/physicians/bulk',
    allow: 'admin',
    denied,
    summary: 'Adds several physicians, all or none',
    body: z.object({ physicians: z.array(physicianFields).min(1).max(200) }),
    example: { physicians: [someone] },
    output: z.object({ added: z.array(user) }),
    status: 201,
    changes: ['physicians', 'users', 'stats', 'activity'],
    bodyLimit: 1024 * 1024,
  }),
  updatePhysician: route({
    method: 'PUT',
    path: '/api/physicians/:id',
    allow: 'member',
    summary: 'Changes a physician; coordinators can change everything, others their own profile',
    params: z.object({ id: pathIdOf('user') }),
    body: changeOf(physicianFields).extend({ version: seenVersion }),
    example: { nightShiftPreference: 'avoid' },
    output: user,
    changes: ['physicians', 'users', 'session', 'activity'],
  }),
  deletePhysician: route({
    method: 'DELETE',
    path: '/api/physicians/:id',
    allow: 'admin',
    denied,
    summary: 'Deactivates a physician; shifts from tomorrow on open up and are listed in the response',
    params: z.object({ id: pathIdOf('user') }),
    output: z.object({ ok: z.literal(true), opened: z.array(openedShift) }),
    changes: ['physicians', 'users', 'shifts', 'stats', 'activity'],
  }),
  reactivatePhysician: route({
    method: 'POST',
    path: '/api/physicians/:id/reactivate',
    allow: 'admin',
    denied,
    summary: 'Brings a deactivated physician back; the shifts that opened up stay open',
    params: z.object({ id: pathIdOf('user') }),
    body: z.object({}),
    example: {},
    output: user,
    changes: ['physicians', 'users', 'stats', 'activity'],
  }),
  confirmPerson: route({
    method: 'POST',
    path: '/api/physicians/:id/confirm',
    allow: 'admin',
    denied,
    summary: 'Confirms someone who joined by code, with a start date and the roles they can work (all if left out)',
    params: z.object({ id: pathIdOf('user') }),
    body: z.object({
      startDateWithGroup: calendarDate.nullable().default(null),
      roleIds: z.array(idOf('role')).max(200).optional(),
      version: seenVersion,
    }),
    example: { startDateWithGroup: '2027-01-01' },
    output: user,
    changes: ['physicians', 'users', 'session', 'roles', 'stats', 'activity'],
  }),
  invitePhysicians: route({
    method: 'POST',
    path: '/api/physicians/invite',
    allow: 'admin',
    denied,
    summary: 'Invites physicians who have never signed in, by email, or records that the message was copied',
    body: z.object({ ids: z.array(idOf('user')).min(1).max(200), by: z.enum(['email', 'copy']) }),
    example: { ids: [1], by: 'copy' },
    output: z.object({ invited: z.int() }),
    changes: ['physicians', 'users', 'activity'],
    perMinute: 10,
  }),
  myPreferences: route({
    method: 'GET',
    path: '/api/preferences/my',
    allow: 'member',
    summary: 'The caller’s preferences for the coming schedules',
    output: preferences,
    reads: ['physicians'],
  }),
  physicianPreferences: route({
    method: 'GET',
    path: '/api/preferences/:id',
    allow: 'admin',
    denied,
    summary: 'What a physician asks for in the coming schedules',
    params: z.object({ id: pathIdOf('user') }),
    output: preferences,
    reads: ['physicians'],
  }),
  savePreferences: route({
    method: 'PUT',
    path: '/api/preferences/my',
    allow: 'member',
    summary: 'Saves the caller’s preferences for the coming schedules',
    body: changeOf(preferencesFields).extend({ version: z.int().min(0).max(largestInteger).optional() }),
    example: { maxShiftsPerMonth: 15 },
    output: preferences,
    changes: ['physicians', 'activity'],
  }),
}
