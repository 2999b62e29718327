/** One call of the API, declared once: the server's handler, the gate, the client, OpenAPI, and the tests all read it. */
import { z } from 'zod'
import { type Bare, bare } from './fields/field.ts'
import './plain-errors.ts'
import type { KeyScope } from './scopes.ts'
import type { Topic } from './topics.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call. `anyone` needs no session; `signed-in` a session; `member` also a group; `admin` also the role.
 * The service decides what a member may do to which row (own request, own profile).
 */
export type Allow = 'anyone' | 'signed-in' | 'member' | 'admin'

/** Nouns whose ids travel in paths and bodies; the gate's tests have an id of another group for each. */
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
  | 'scenario'

/** The largest integer a database column holds; integers.test.ts checks every call. */
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

/** An id in a path or query, which are text. */
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

/** A call's answer that is a file, not JSON. */
export type FileAnswer = {
  /** The name people see; any character is allowed. */
  name: string
  mediaType: string
  content: string | Uint8Array | AsyncIterable<Uint8Array>
  /** Shown by the calling program (a calendar) instead of saved. */
  isInline?: boolean
  /** Identifies this content: a caller that already has it gets 304. */
  etag?: string
}

const files = z.registry<{ mediaTypes: readonly string[] }>()

/** The answer is a file of one of these media types. */
export function fileOf(...mediaTypes: readonly [string, ...string[]]) {
  return z
    .custom<FileAnswer>((value) => mediaTypes.includes((value as Partial<FileAnswer> | null)?.mediaType ?? ''))
    .register(files, { mediaTypes })
}

/** Undefined if the answer is JSON. */
export function mediaTypesOf(output: z.ZodType): readonly string[] | undefined {
  return files.get(output)?.mediaTypes
}

export type Dialect = 'fhir' | 'scim'

/** What bodies and answers are called in the words of other standards. */
export const dialectTypes: Record<Dialect, string> = { fhir: 'application/fhir+json', scim: 'application/scim+json' }

export type Route = {
  method: Method
  /** Fastify's notation: /api/roles/:id */
  path: `/api/${string}`
  allow: Allow
  /** The scope with which an API key may make it, too; without one no key may. */
  scope?: KeyScope
  /** Another standard whose words answers, refusals, and bodies follow. */
  dialect?: Dialect
  summary: string
  /** Shown to people without the role, if the product has its own words for it. */
  denied?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** A body that the server accepts; shown in OpenAPI and sent by tests that walk the table. */
  example?: Record<string, unknown>
  output: z.ZodType
  /** The response status; 200 by default. */
  status?: 200 | 201 | 204
  /** Topics that make a read stale. */
  reads?: readonly Topic[]
  /** Topics that a change makes stale. */
  changes?: readonly Topic[]
  /** Largest body, in bytes; 256 kB by default. */
  bodyLimit?: number
  /** Calls per minute for one address (before sign-in) or person; 600 by default. */
  perMinute?: number
}

/** Keeps the exact types of a declaration. */
export function route<const R extends Route>(declaration: R): R {
  return declaration
}

/**
 * The fields of a change: each is optional and left alone if missing. zod's own `partial()` keeps the defaults, so a change
 * of one field would reset all others.
 */
export function changeOf<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>) {
  const fields = Object.entries(object.shape).map(([name, field]) => [name, z.optional(bare(field))])
  return z.object(Object.fromEntries(fields)) as z.ZodObject<{
    [Name in keyof Shape]: Bare<Shape[Name]> extends z.core.SomeType ? z.ZodOptional<Bare<Shape[Name]>> : never
  }>
}

/** Of a row that two people may edit at once. */
export const rowVersion = z.int().min(1).max(largestInteger)
/** The body of a change that can conflict with another: the version the caller saw, if it wants to know. */
export const seenVersion = rowVersion.optional()
export const noBody = z.object({})
export const done = z.object({ ok: z.literal(true) })
