/** API keys: what another system may do in a group, made, watched, and revoked by coordinators. */
import { z } from 'zod'
import { wholeNumber } from './fields/field.ts'
import { done, idOf, pathIdOf, route } from './route.ts'
import { keyScopes } from './scopes.ts'
import { sentence } from './sentence.ts'
import { calendarDate, line, moment } from './text.ts'

const keyStates = ['active', 'expired', 'revoked'] as const

const apiKey = z.object({
  id: idOf('key'),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** The first letters of it. */
  hint: z.string(),
  state: z.enum(keyStates),
  callsPerMinute: z.int(),
  createdBy: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  revokedAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** What a key did on a day, by call. */
const keyUse = z.object({
  day: calendarDate,
  call: z.string(),
  summary: z.string(),
  allowed: z.int(),
  refused: z.int(),
  lastAt: moment,
})
export type KeyUse = z.infer<typeof keyUse>

const scopesError = sentence('Choose what this key can use')

export const newKeyForm = z.object({
  name: line(80, 'Name is required'),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1, scopesError)
    .max(keyScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, sentence('List each scope once'))
    .refine((scopes) => !scopes.includes('scim') || scopes.length === 1, sentence('Give provisioning its own key')),
  /** Null: until it is revoked. */
  expiresInDays: wholeNumber(1, 1095).nullable().default(365),
  callsPerMinute: wholeNumber(1, 6000).default(120),
})

const denied = 'Only administrators can manage API keys.'

export const apiKeysApi = {
  listApiKeys: route({
    method: 'GET',
    path: '/api/keys',
    allow: 'admin',
    denied,
    summary: 'The group’s API keys, newest first',
    output: z.array(apiKey),
    reads: ['integrations'],
  }),
  createApiKey: route({
    method: 'POST',
    path: '/api/keys',
    allow: 'admin',
    denied,
    summary: 'Creates an API key; the full key is returned only once',
    body: newKeyForm,
    example: { name: 'Paging system', scopes: ['on-call:read'], expiresInDays: 365, callsPerMinute: 120 },
    output: z.object({ key: apiKey, secret: z.string() }),
    status: 201,
    changes: ['integrations', 'activity'],
    perMinute: 30,
  }),
  revokeApiKey: route({
    method: 'DELETE',
    path: '/api/keys/:id',
    allow: 'admin',
    denied,
    summary: 'Revokes an API key; it stops working right away',
    params: z.object({ id: pathIdOf('key') }),
    output: done,
    changes: ['integrations', 'activity'],
  }),
  apiKeyUses: route({
    method: 'GET',
    path: '/api/keys/:id/uses',
    allow: 'admin',
    denied,
    summary: 'What an API key did in the last 30 days, by day and call',
    params: z.object({ id: pathIdOf('key') }),
    output: z.array(keyUse),
    reads: ['integrations'],
  }),
}
