/** SCIM 2.0 users (RFC 7643, 7644): an identity provider adds, changes, and deactivates the people of a group. */
import { z } from 'zod'
import { pathIdOf, type Route, route } from './route.ts'
import { email, line, optionalLine } from './text.ts'

export type ScimResource = Record<string, unknown>
const resource = z.custom<ScimResource>((value) => typeof value === 'object' && value !== null)

/** Some providers write booleans as words. */
const flag = z.union([z.boolean(), z.stringbool()])

const valuesOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(z.object({ value, type: z.string().max(40).nullish(), primary: flag.nullish() }))
    .max(20)
    .nullish()

/** What is read of a user; everything else that providers send is left alone. */
export const scimUser = z.object({
  schemas: z.array(z.string().max(200)).max(20).optional(),
  userName: email,
  externalId: optionalLine(100).nullish(),
  name: z.object({ givenName: line(100), familyName: line(100) }),
  emails: valuesOf(z.string().max(254)),
  phoneNumbers: valuesOf(optionalLine(40)),
  active: flag.default(true),
})
export type ScimUser = z.infer<typeof scimUser>

const patch = z.object({
  schemas: z.array(z.string().max(200)).max(20).optional(),
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(200).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(50),
})
export type ScimPatch = z.output<typeof patch>

const whole = (error: string, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,6}$/, { error })
    .transform((text) => Math.min(most, Math.max(0, Number(text))))

const common = { allow: 'admin', scope: 'scim', dialect: 'scim' } as const
const byId = z.object({ id: pathIdOf('user') })
const changes = ['physicians', 'users', 'shifts', 'schedules', 'requests', 'stats', 'activity'] as const
const example = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'hana.choi@clinic.example',
  externalId: '900456',
  name: { givenName: 'Hana', familyName: 'Choi' },
  phoneNumbers: [{ value: '555 010 0177', type: 'work' }],
  active: true,
}

const discovery = (path: Route['path'], summary: string) =>
  route({ method: 'GET', path, allow: 'anyone', dialect: 'scim', summary, output: resource, perMinute: 60 })

export const scimApi = {
  scimConfig: discovery('/api/scim/v2/ServiceProviderConfig', 'What this SCIM endpoint can do'),
  scimResourceTypes: discovery('/api/scim/v2/ResourceTypes', 'The resource types of SCIM: users'),
  scimSchemas: discovery('/api/scim/v2/Schemas', 'The attributes of SCIM users'),
  scimUsers: route({
    ...common,
    method: 'GET',
    path: '/api/scim/v2/Users',
    summary: 'The group’s people, with filters and paging',
    query: z.object({
      filter: z.string().max(500).optional(),
      startIndex: whole('must be a whole number', 100_000).default(1),
      count: whole('must be a whole number', 200).default(100),
    }),
    output: resource,
  }),
  scimUser: route({
    ...common,
    method: 'GET',
    path: '/api/scim/v2/Users/:id',
    summary: 'One person',
    params: byId,
    output: resource,
  }),
  createScimUser: route({
    ...common,
    method: 'POST',
    path: '/api/scim/v2/Users',
    summary: 'Adds a physician',
    body: scimUser,
    example,
    output: resource,
    status: 201,
    changes,
  }),
  replaceScimUser: route({
    ...common,
    method: 'PUT',
    path: '/api/scim/v2/Users/:id',
    summary: 'Replaces a person’s attributes with the ones sent',
    params: byId,
    body: scimUser,
    example,
    output: resource,
    changes,
  }),
  patchScimUser: route({
    ...common,
    method: 'PATCH',
    path: '/api/scim/v2/Users/:id',
    summary: 'Changes some attributes of a person; active false deactivates them and opens their shifts',
    params: byId,
    body: patch,
    example: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'name.givenName', value: 'Hana' }],
    },
    output: resource,
    changes,
  }),
  deleteScimUser: route({
    ...common,
    method: 'DELETE',
    path: '/api/scim/v2/Users/:id',
    summary: 'Deactivates a person, who is no longer listed; their history stays in the group',
    params: byId,
    output: z.undefined(),
    status: 204,
    changes,
  }),
}
