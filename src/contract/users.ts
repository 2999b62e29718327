/** People: one table for admins and physicians, as in the specification. */
import { z } from 'zod'
import { bareShapeOf, namesWith } from './fields/field.ts'
import { physicianTable } from './fields/physician.ts'
import { done, idOf, noBody, pathIdOf, route, seenVersion } from './route.ts'
import { moment } from './text.ts'

export const userRoles = ['admin', 'physician'] as const
export type UserRole = (typeof userRoles)[number]

/** Added: the invitation has not been answered. Declined: the address belongs to someone else. */
export const memberships = ['added', 'declined', 'joined'] as const

const ownNames = namesWith(physicianTable, { setBy: 'physician' })
const adminNames = namesWith(physicianTable, { setBy: 'admin' })

/** What physicians may change about themselves. */
export const ownFields = z.object(bareShapeOf(physicianTable, ownNames))

/** What only an admin may change about a physician. */
export const adminFields = z.object(bareShapeOf(physicianTable, adminNames))

/** These may be empty in answers: signing in doesn't require a name. */
const naming = { firstName: z.string(), lastName: z.string(), email: z.string() }

/** What colleagues in a group see of each other. */
export const colleague = z.object({
  ...bareShapeOf(physicianTable, namesWith(physicianTable, { colleaguesSee: true })),
  ...naming,
  id: idOf('user'),
  profileImageUrl: z.string().nullable(),
  role: z.enum(userRoles),
  groupId: idOf('group').nullable(),
  isActive: z.boolean(),
  /** False for someone who joined with the join code and isn't confirmed yet. */
  isConfirmed: z.boolean(),
  createdAt: moment,
})
export type Colleague = z.infer<typeof colleague>

/** Everything about a person: for themselves and the group's admins. */
export const user = z.object({
  ...colleague.shape,
  ...ownFields.shape,
  ...adminFields.shape,
  ...naming,
  membership: z.enum(memberships),
  /** Null for people a coordinator added. */
  joinedByCodeAt: moment.nullable(),
  invitedAt: moment.nullable(),
  hasSignedIn: z.boolean(),
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
    summary: 'Everyone in the group',
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
  undoJoin: route({
    method: 'POST',
    path: '/api/users/:id/undo-join',
    allow: 'admin',
    denied,
    summary: 'Removes someone who joined by code and has no shifts or requests yet from the group; the account stays',
    params: z.object({ id: pathIdOf('user') }),
    body: noBody,
    example: {},
    output: done,
    changes: ['users', 'physicians', 'session', 'stats', 'activity'],
  }),
  attachUser: route({
    method: 'PUT',
    path: '/api/users/:id',
    allow: 'member',
    summary: 'The last step of onboarding: confirms the group the person already has',
    params: z.object({ id: pathIdOf('user') }),
    body: z.object({ groupId: idOf('group') }),
    example: { groupId: 1 },
    output: user,
  }),
}
