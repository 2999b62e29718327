/** The secrets that sign webhook messages (Standard Webhooks). The database stores a random token; the server's key turns it into the secret. */
import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { keepSecret } from '../auth/kept-secret.ts'
import type { Orm } from '../db/database.ts'

export function makeSecretToken(): string {
  return randomBytes(16).toString('hex')
}

/** As the receiver configures it. */
export async function secretOf(orm: Orm, token: string): Promise<string> {
  const key = await keepSecret(orm, 'webhook-key', z.string(), () => randomBytes(32).toString('base64'))
  return `whsec_${createHmac('sha256', Buffer.from(key, 'base64')).update(token).digest('base64')}`
}

/** The value of one signature in the header webhook-signature. */
export function signMessage(secret: string, message: { id: string; timestamp: number; body: string }): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${message.id}.${message.timestamp}.${message.body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
