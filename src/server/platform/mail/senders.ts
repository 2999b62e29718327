/** All channels for messages, created once at startup. */
import type { Orm } from '../db/database.ts'
import type { Settings } from '../env.ts'
import { createMailer, type Mailer } from './mailer.ts'
import type { Sender } from './outbox.ts'
import { openPusher, type Pusher } from './pusher.ts'
import { createTexter } from './texter.ts'
import { createWebhooker } from './webhooker.ts'

export type Senders = { email: Mailer; push: Pusher; text: Sender; webhook: Sender }

export async function openSenders(orm: Orm, settings: Settings, publicUrl: () => string): Promise<Senders> {
  return {
    email: createMailer(settings, publicUrl),
    push: await openPusher(orm, settings),
    text: createTexter(settings, publicUrl),
    webhook: createWebhooker(orm, settings),
  }
}
