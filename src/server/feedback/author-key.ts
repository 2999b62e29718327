/** The key of an answer's author: allows one answer per person and schedule without revealing the person. */
import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { keepSecret } from '../platform/auth/kept-secret.ts'
import type { Orm } from '../platform/db/database.ts'

export async function authorKeyOf(orm: Orm, scheduleId: number, userId: number): Promise<string> {
  const secret = await keepSecret(orm, 'feedback-key', z.string(), () => randomBytes(32).toString('base64'))
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(`${scheduleId} ${userId}`).digest('base64url')
}
