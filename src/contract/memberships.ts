/** Invitations and leaving: when a coordinator adds someone, that is an invitation for the owner of the address to answer. */
import { z } from 'zod'
import { openedShift } from './physicians.ts'
import { done, idOf, noBody, pathIdOf, route } from './route.ts'
import { moment } from './text.ts'

const invitation = z.object({
  /** The row the group made for the person. */
  id: idOf('user'),
  groupName: z.string(),
  addedAt: moment,
})
export type Invitation = z.infer<typeof invitation>

export const membershipsApi = {
  myInvitations: route({
    method: 'GET',
    path: '/api/invitations/my',
    allow: 'signed-in',
    summary: 'Groups that invited the caller’s email address, and the group the caller has left',
    output: z.object({
      /** False: the sign-in provider hasn't verified the address, so no invitations are shown. */
      isEmailProven: z.boolean(),
      formerGroupName: z.string().nullable(),
      invitations: z.array(invitation),
    }),
    reads: ['session', 'users', 'group'],
  }),
  acceptInvitation: route({
    method: 'POST',
    path: '/api/invitations/:id/accept',
    allow: 'signed-in',
    summary: 'Joins the group that added the caller’s email address',
    params: z.object({ id: pathIdOf('user') }),
    body: noBody,
    example: {},
    output: done,
    changes: ['session', 'group', 'users', 'physicians', 'stats', 'activity'],
  }),
  declineInvitation: route({
    method: 'POST',
    path: '/api/invitations/:id/decline',
    allow: 'signed-in',
    summary: 'Declines an invitation and notifies that group’s coordinators',
    params: z.object({ id: pathIdOf('user') }),
    body: noBody,
    example: {},
    output: done,
    changes: ['session', 'users', 'physicians', 'activity'],
  }),
  leaveGroup: route({
    method: 'POST',
    path: '/api/groups/my/leave',
    allow: 'member',
    summary: 'Leaves the group: the caller’s shifts from tomorrow on open up, and the account stays',
    body: noBody,
    example: {},
    output: z.object({ ok: z.literal(true), opened: z.array(openedShift) }),
    changes: ['session', 'group', 'physicians', 'users', 'shifts', 'stats', 'activity'],
  }),
}
