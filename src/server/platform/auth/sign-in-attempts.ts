/** Sign-ins under way, each to be ended once, within ten minutes, by the browser that started it. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '../db/database.ts'
import { providerEntries } from '../db/schema/index.ts'

const kind = 'sign-in-attempt'
export const attemptSeconds = 600

const attempt = z.object({ nonce: z.string(), codeVerifier: z.string(), returnTo: z.string() })
export type Attempt = z.infer<typeof attempt>
const kept = attempt.extend({ browser: z.string() })

export async function startAttempt(
  orm: Orm,
  { state, browser, now, ...attempt }: Attempt & { state: string; browser: string; now: Date },
): Promise<void> {
  const payload: z.infer<typeof kept> = { ...attempt, browser: hash(browser) }
  await orm.insert(providerEntries).values({
    kind,
    id: hash(state),
    payload,
    expiresAt: new Date(now.getTime() + attemptSeconds * 1000),
  })
}

/** Whatever the outcome, the attempt is used up. Undefined: no such attempt, too late, or of another browser. */
export async function takeAttempt(
  orm: Orm,
  { state, browser, now }: { state: string; browser: string | undefined; now: Date },
): Promise<Attempt | undefined> {
  if (browser === undefined) return undefined
  const [taken] = await orm
    .delete(providerEntries)
    .where(and(eq(providerEntries.kind, kind), eq(providerEntries.id, hash(state)), gt(providerEntries.expiresAt, now)))
    .returning({ payload: providerEntries.payload })
  if (!taken) return undefined
  const found = kept.parse(taken.payload)
  return timingSafeEqual(Buffer.from(found.browser), Buffer.from(hash(browser))) ? attempt.parse(found) : undefined
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
