/**
 * Secrets in addresses: a random number and our signature of it. Only the number is stored, so a copy of its table opens
 * nothing, and we can still show the address again.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Orm } from '../db/database.ts'
import { keepSecret } from './kept-secret.ts'

/** Bytes of the number, and of the signature: 128 bits each. */
const half = 16

export function makeNumber(): string {
  return randomBytes(half).toString('hex')
}

/** The number with its signature; each kind of address has its own key. */
export async function signNumber(orm: Orm, kind: string, number: string): Promise<string> {
  const secret = await keepSecret(orm, `${kind}-key`, z.string(), () => randomBytes(32).toString('base64'))
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(number).digest()
  return `${number}${signature.subarray(0, half).toString('hex')}`
}

/** The number in a token that we signed; undefined for any other text. */
export async function readNumber(orm: Orm, kind: string, token: string): Promise<string | undefined> {
  const [, number] = /^([0-9a-f]{32})[0-9a-f]{32}$/.exec(token) ?? []
  if (!number) return undefined
  return timingSafeEqual(Buffer.from(token), Buffer.from(await signNumber(orm, kind, number))) ? number : undefined
}
