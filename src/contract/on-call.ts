/** Who is on call: now and next in each role, for paging systems by key and for switchboards by an unlisted link. */
import { z } from 'zod'
import { roleCategories } from '../engine/model.ts'
import { done, idOf, pathIdOf, route } from './route.ts'
import { line, moment } from './text.ts'

const onCallShift = z.object({
  /** The numbered position, such as R3; the role's name where there are no numbers. */
  position: z.string(),
  startsAt: moment,
  endsAt: moment,
  location: z.string().nullable(),
  /** Null while nobody has the shift. */
  physician: z
    .object({
      id: idOf('user'),
      externalId: z.string().nullable(),
      name: z.string(),
      phoneNumber: z.string().nullable(),
      pagerNumber: z.string().nullable(),
    })
    .nullable(),
})

const onCallRole = z.object({
  id: idOf('role'),
  externalId: z.string().nullable(),
  name: z.string(),
  category: z.enum(roleCategories),
  now: z.array(onCallShift),
  /** The shifts that start next, within two weeks. */
  next: z.array(onCallShift),
})

/** As of a moment. */
const onCall = z.object({
  groupId: idOf('group'),
  groupName: z.string(),
  timeZone: z.string(),
  at: moment,
  roles: z.array(onCallRole),
})

/** What a switchboard needs, and nothing else: no ids. */
const switchboard = z.object({
  groupName: z.string(),
  timeZone: z.string(),
  at: moment,
  /** When the server answered, by its own clock. */
  asOf: moment,
  roles: z.array(
    z.object({
      name: z.string(),
      now: z.array(switchboardShift()),
      next: z.array(switchboardShift()),
    }),
  ),
})
export type Switchboard = z.infer<typeof switchboard>

function switchboardShift() {
  const { position, startsAt, endsAt, location } = onCallShift.shape
  const physician = z
    .object({ name: z.string(), phoneNumber: z.string().nullable(), pagerNumber: z.string().nullable() })
    .nullable()
  return z.object({ position, startsAt, endsAt, location, physician })
}

const switchboardLink = z.object({
  id: idOf('link'),
  name: z.string(),
  /** The address of the page; the server's own address goes in front. */
  path: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
})
export type SwitchboardLink = z.infer<typeof switchboardLink>

/** A moment in a query; now unless said. Without an offset it is a time on the group's clock. */
const at = z.iso
  .datetime({
    offset: true,
    local: true,
    error: 'must be a date and time such as 2026-12-07T03:00:00Z or 2026-12-07T19:00',
  })
  .optional()

export const linkForm = z.object({ name: line(80, 'Name is required') })
const denied = 'Only administrators can manage switchboard links.'
const reads = ['shifts', 'schedules', 'physicians', 'roles', 'group'] as const

export const onCallApi = {
  onCall: route({
    method: 'GET',
    path: '/api/on-call',
    allow: 'admin',
    scope: 'on-call:read',
    summary: 'Who’s on now and next in each role, or at any other time',
    query: z.object({
      at,
      /** The external ID of a role, or its name. */
      role: line(255).optional(),
    }),
    output: onCall,
    reads,
  }),
  switchboard: route({
    method: 'GET',
    path: '/api/switchboard/:token',
    allow: 'anyone',
    summary: 'Who’s on now and next, for whoever has the switchboard’s unlisted link',
    params: z.object({ token: z.string() }),
    query: z.object({ at }),
    output: switchboard,
    perMinute: 120,
  }),
  listSwitchboardLinks: route({
    method: 'GET',
    path: '/api/switchboard-links',
    allow: 'admin',
    denied,
    summary: 'The group’s switchboard links',
    output: z.array(switchboardLink),
    reads: ['integrations'],
  }),
  createSwitchboardLink: route({
    method: 'POST',
    path: '/api/switchboard-links',
    allow: 'admin',
    denied,
    summary: 'Creates an unlisted link to the switchboard page',
    body: linkForm,
    example: { name: 'Main operator' },
    output: switchboardLink,
    status: 201,
    changes: ['integrations', 'activity'],
    perMinute: 30,
  }),
  removeSwitchboardLink: route({
    method: 'DELETE',
    path: '/api/switchboard-links/:id',
    allow: 'admin',
    denied,
    summary: 'Revokes a switchboard link; it stops working right away',
    params: z.object({ id: pathIdOf('link') }),
    output: done,
    changes: ['integrations', 'activity'],
  }),
}
