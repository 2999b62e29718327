/** Join codes: ten letters and digits from the system's random source, and how often somebody may try one. */
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { z } from 'zod'
import { keepSecret } from '../platform/auth/kept-secret.ts'
import type { Orm } from '../platform/db/database.ts'

/** Without those that look alike on paper (0 and O, 1 and I and L) and without vowels, which make words. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const length = 10

export function makeJoinCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/** As it is kept, however it was typed: with spaces or dashes, in small letters. */
export function joinCodeOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** Groups of before have six digits: few enough to be guessed by many who try together. */
export function isShortCode(code: string): boolean {
  return code.length < length
}

/**
 * Wrong codes in a day. An address may be that of a whole hospital. Once all together have tried too many, codes of six digits
 * count as wrong until the next day; those of ten characters go on working, so that nobody can lock others out.
 */
export const wrongCodesADay = { ofPerson: 20, fromAddress: 60, ofAll: 300 }

/** Tells addresses apart without keeping them. Of the newer kind a household has many, which share their first half. */
export async function addressKeyOf(orm: Orm, address: string): Promise<string> {
  const secret = await keepSecret(orm, 'address-key', z.string(), () => randomBytes(32).toString('base64'))
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(sharedPartOf(address)).digest('base64url')
}

function sharedPartOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8).fill('0')
  return [...before, ...zeros.slice(before.length + after.length), ...after].slice(0, 4).join(':')
}
