/** One call of the API, declared once: the server's handler, the gate, the client, OpenAPI and the tests all read it. */
import { z } from 'zod'
import { type Bare, bare } from './fields/field.ts'
import type { KeyScope } from './scopes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call. `anyone` needs no session; `signed-in` a session; `member` also a group; `admin` also the role.
 * What a member may do to which row (own request, own profile) is decided by the service, on the row.
 */
export type Allow = 'anyone' | 'signed-in' | 'member' | 'admin'

/** The parts of a group's data that screens show. After a commit the server pushes what changed. */
export const topics = [
  'session',
  'group',
  'roles',
  'physicians',
  'users',
  'schedules',
  'shifts',
  'requests',
  'notifications',
  'devices',
  'news',
  'activity',
  'stats',
  'health',
  'analyses',
  'integrations',
] as const
export type Topic = (typeof topics)[number]

/** The things whose ids travel in paths and bodies; the gate's tests hold an id of another group for each. */
export type Thing =
  | 'user'
  | 'group'
  | 'role'
  | 'schedule'
  | 'shift'
  | 'request'
  | 'notification'
  | 'analysis'
  | 'device'
  | 'key'
  | 'link'
  | 'webhook'
  | 'delivery'

/** The largest that a column of the database holds; integers.test.ts keeps every call within it. */
export const largestInteger = 2_147_483_647

const things = z.registry<{ thing: Thing }>()

/** An id in a body. */
export function idOf(thing: Thing) {
  return z
    .int({ error: `must be the id of a ${thing}` })
    .min(1)
    .max(largestInteger)
    .register(things, { thing })
}

/** An id in a path or query, where everything is text. */
export function pathIdOf(thing: Thing) {
  return idAsText(`must be the id of a ${thing}`).register(things, { thing })
}

export function idAsText(error: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,9}$/, { error })
    .transform(Number)
    .refine((id) => id <= largestInteger, { error })
}

export function thingOf(schema: z.ZodType): Thing | undefined {
  return things.get(schema)?.thing
}

/** What a call answers with that is a file to keep, not JSON. */
export type FileAnswer = {
  /** As the person sees it; every character allowed. */
  name: string
  mediaType: string
  content: string | Uint8Array | AsyncIterable<Uint8Array>
  /** Shown by the program that asked (a calendar) instead of saved. */
  isInline?: boolean
  /** Names this very content: who has it already gets 304. */
  etag?: string
}

const files = z.registry<{ mediaTypes: readonly string[] }>()

/** The answer is a file of one of these media types. */
export function fileOf(...mediaTypes: readonly [string, ...string[]]) {
  return z
    .custom<FileAnswer>((value) => mediaTypes.includes((value as Partial<FileAnswer> | null)?.mediaType ?? ''))
    .register(files, { mediaTypes })
}

/** Undefined where the answer is JSON. */
export function mediaTypesOf(output: z.ZodType): readonly string[] | undefined {
  return files.get(output)?.mediaTypes
}

export type Dialect = 'fhir' | 'scim'

export type Route = {
  method: Method
  /** Fastify's notation: /api/roles/:id */
  path: `/api/${string}`
  allow: Allow
  /** The scope with which an API key may make it, too; without one no key may. */
  scope?: KeyScope
  /** Another standard whose words answers, refusals and bodies follow. */
  dialect?: Dialect
  summary: string
  /** What somebody without the role is told, where the product has words of its own for it. */
  denied?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** A body that the server accepts; shown in OpenAPI and sent by the tests that walk the table. */
  example?: Record<string, unknown>
  output: z.ZodType
  /** The answer's status; 200 unless said. */
  status?: 200 | 201 | 204
  /** Topics that make a read stale. */
  reads?: readonly Topic[]
  /** Topics that a change makes stale. */
  changes?: readonly Topic[]
  /** Largest body, in bytes; 256 kB unless said. */
  bodyLimit?: number
  /** Calls a minute for one address (before sign-in) or person; 600 unless said. */
  perMinute?: number
}

/** Keeps the exact types of a declaration. */
export function route<const R extends Route>(declaration: R): R {
  return declaration
}

/**
 * The fields of a change: each may be left out and is then left alone. zod's own `partial()` keeps the defaults, so that
 * a change of one field would reset all the others.
 */
export function changeOf<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>) {
  const fields = Object.entries(object.shape).map(([name, field]) => [name, z.optional(bare(field))])
  return z.object(Object.fromEntries(fields)) as z.ZodObject<{
    [Name in keyof Shape]: Bare<Shape[Name]> extends z.core.SomeType ? z.ZodOptional<Bare<Shape[Name]>> : never
  }>
}

/** Of a row that two people may edit at once. */
export const rowVersion = z.int().min(1).max(largestInteger)
/** The body of a change that can lose against another one: the version the caller saw, when it wants to be told. */
export const seenVersion = rowVersion.optional()
export const noBody = z.object({})
export const done = z.object({ ok: z.literal(true) })
