/** Which API key makes a call, by its bearer token, and a count of what it did. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { keyPrefix } from '../../../contract/scopes.ts'
import type { Orm } from '../db/database.ts'
import { apiKeys, apiKeyUses, groups } from '../db/schema/index.ts'
import { type FindPerson, type Guess, type GuessPerson, type Person, stampPerson } from '../scope.ts'
import type { AccessMemory } from './access-memory.ts'

/** 256 random bits: too many to guess. */
export function makeKey(): { secret: string; hint: string; keyHash: string } {
  const secret = `${keyPrefix}${randomBytes(32).toString('base64url')}`
  return { secret, hint: secret.slice(0, keyPrefix.length + 6), keyHash: hashOf(secret) }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Undefined if the request has no key of ours. */
function keyIn(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(evs_[\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** A request with a key is the key's, even if it also has a session; with an invalid key it's no one's. */
export function findByKeyOr(findSignedIn: FindPerson, orm: Orm, now: () => Date, memory?: AccessMemory): FindPerson {
  const remembered = new WeakMap<FastifyRequest, Promise<Person | undefined>>()
  return async (request) => {
    const secret = keyIn(request)
    if (secret === undefined) return findSignedIn(request)
    const known = remembered.get(request) ?? findByKey(orm, secret, now(), memory)
    remembered.set(request, known)
    return known
  }
}

/** The same from memory. The rate limit and the gate ask for it, and hashing the secret takes longer than all else. */
export function guessByKeyOr(guessSignedIn: GuessPerson, now: () => Date, memory: AccessMemory): GuessPerson {
  const remembered = new WeakMap<FastifyRequest, Guess>()
  return (request) => {
    const known = remembered.get(request)
    if (known) return known
    const secret = keyIn(request)
    const guess = secret === undefined ? guessSignedIn(request) : memory.guess(`key ${hashOf(secret)}`, now())
    if (guess) remembered.set(request, guess)
    return guess
  }
}

async function findByKey(orm: Orm, secret: string, now: Date, memory?: AccessMemory): Promise<Person | undefined> {
  const keyHash = hashOf(secret)
  const moment = memory?.moment() ?? 0
  const [row] = await orm
    .select({ key: apiKeys })
    .from(apiKeys)
    .innerJoin(groups, eq(groups.id, apiKeys.groupId))
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
        eq(groups.isActive, true),
      ),
    )
  if (!row) return undefined
  const { id, groupId, name, scopes, callsPerMinute, expiresAt } = row.key
  const person = stampPerson({
    userId: 0,
    role: 'physician',
    groupId,
    name: `API key ${name}`,
    email: '',
    sid: '',
    key: { id, scopes, callsPerMinute },
  })
  const until = expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
  memory?.keep(`key ${keyHash}`, { person, about: [`key ${id}`, `group ${groupId}`], until }, moment)
  return person
}

/** Losing a count in a crash is harmless, so no one waits for the disk. */
export async function noteKeyUse(orm: Orm, keyId: number, call: string, isAllowed: boolean, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const at = now.toISOString()
  const column = sql.raw(isAllowed ? 'allowed' : 'refused')
  await orm.execute(sql`with noted as (
      insert into ${apiKeyUses} (key_id, day, call, ${column}, last_at) values (${keyId}, ${day}, ${call}, 1, ${at})
      on conflict (key_id, day, call) do update
        set ${column} = ${apiKeyUses}.${column} + 1, last_at = greatest(${apiKeyUses}.last_at, excluded.last_at)
      returning key_id
    )
    select set_config('synchronous_commit', 'off', true) from noted`)
}
