/** Join codes: ten letters and digits from the system's random source, and limits on attempts. */
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { z } from 'zod'
import { keepSecret } from '../platform/auth/kept-secret.ts'
import type { Orm } from '../platform/db/database.ts'

/** Without characters that look alike on paper (0 and O, 1 and I and L) and without vowels, which make words. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const length = 10

export function makeJoinCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/** The stored form, however it was typed: with spaces or dashes, in lower case. */
export function joinCodeOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** Older groups have six digits: few enough for many attackers to guess. */
export function isShortCode(code: string): boolean {
  return code.length < length
}

/**
 * Wrong codes per day. One address may be a whole hospital. After too many wrong codes overall, six-digit codes
 * stop working until the next day; ten-character codes keep working, so no one can lock others out.
 */
export const wrongCodesADay = { ofPerson: 20, fromAddress: 60, ofAll: 300 }

/** Distinguishes addresses without storing them. An IPv6 household has many, which share their first half. */
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
