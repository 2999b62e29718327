/**
 * Messages leave through the outbox: a row is written with its change, and stays due until the mail
 * server, push service, text gateway, or webhook has accepted it. A row is claimed for longer than sending can take, instead of being
 * locked meanwhile: on the embedded database an open transaction would block everyone else.
 */
import { and, asc, eq, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import { channels, type OutboxChannel } from '../../../contract/channels.ts'
import type { Orm } from '../db/database.ts'
import { outbox } from '../db/schema/messages.ts'
import type { Log } from '../log.ts'
import { steadyNow } from '../steady-clock.ts'
import { DeliveryFailure } from './delivery-failure.ts'

/** Minutes before the second, third ... attempt: twelve attempts in two days, then we give up. */
const waits = [1, 2, 5, 10, 30, 60, 120, 240, 480, 720, 1200]

/** Minutes for which a claimed row is no one else's. Must exceed the mailer's limit for one message. */
const claimedFor = 5

/** Hours after which a message that was never tried is outdated. */
const tooOldAfter = 24

const tooOld = `Not sent: no mail server (SMTP_URL), text gateway (SMS_URL), or sending process was available within ${tooOldAfter} hours.`

/** Seconds after which a run leaves the rest to the next one: a slow mail server must not occupy it forever. */
const runsFor = 120

type Message = typeof outbox.$inferSelect

/** One channel for messages. */
export type Sender = {
  /** Off: it isn't set up on this server, and its messages wait. */
  isOn: boolean
  /** Throws `DeliveryFailure`. */
  send(message: Message): Promise<void>
}

type Delivery = { orm: Orm; senders: Record<OutboxChannel, Sender>; log: Log }

const inMinutes = (count: number) => sql`now() + make_interval(mins => ${count}::int)`
const oldest = sql`now() - make_interval(hours => ${tooOldAfter}::int)`

const isOpen = and(isNull(outbox.sentAt), not(outbox.gaveUp))
const isDue = and(
  isOpen,
  lte(outbox.nextAttemptAt, sql`now()`),
  or(gt(outbox.attempts, 0), gt(outbox.createdAt, oldest)),
)

/** Sends what is due on these channels, one message after another; any number of these may run at once. */
export async function sendDueMessages(
  delivery: Delivery,
  signal: AbortSignal,
  among: readonly OutboxChannel[] = channels,
): Promise<void> {
  await giveUpOldMessages(delivery)
  const open = among.filter((channel) => delivery.senders[channel].isOn)
  if (open.length === 0) return
  const until = steadyNow() + runsFor * 1000
  while (!signal.aborted && steadyNow() < until) {
    const message = await claimNext(delivery.orm, open)
    if (!message) return
    await sendMessage(delivery, message)
  }
}

async function claimNext(orm: Orm, open: OutboxChannel[]): Promise<Message | undefined> {
  const next = orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue, inArray(outbox.channel, open)))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [message] = await orm
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: inMinutes(claimedFor) })
    .where(eq(outbox.id, sql`(${next})`))
    .returning()
  return message
}

/** A process that dies between sending and marking leaves the row due again: the recipient may get it twice, with one Message-ID. */
async function sendMessage(delivery: Delivery, message: Message): Promise<void> {
  try {
    await delivery.senders[message.channel].send(message)
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error
    await recordFailure(delivery, message, error)
    return
  }
  await delivery.orm.update(outbox).set({ sentAt: sql`now()`, lastError: null }).where(eq(outbox.id, message.id))
}

async function recordFailure({ orm, log }: Delivery, message: Message, failure: DeliveryFailure): Promise<void> {
  const pause = waits[message.attempts - 1]
  const gaveUp = failure.isFinal || pause === undefined
  await orm
    .update(outbox)
    .set({ gaveUp, lastError: failure.message.slice(0, 500), nextAttemptAt: inMinutes(pause ?? 0) })
    // Only while the claim is ours: a slow attempt must not undo the mark of a later one.
    .where(and(eq(outbox.id, message.id), eq(outbox.attempts, message.attempts)))
  log.warn(
    { outboxId: message.id, attempts: message.attempts, code: failure.code },
    gaveUp ? 'A message could not be sent. Giving up.' : 'A message could not be sent yet.',
  )
}

async function giveUpOldMessages({ orm, log }: Delivery): Promise<void> {
  const old = await orm
    .update(outbox)
    .set({ gaveUp: true, lastError: tooOld })
    .where(and(isOpen, eq(outbox.attempts, 0), lte(outbox.createdAt, oldest)))
    .returning({ id: outbox.id })
  if (old.length > 0) log.warn({ messages: old.length }, 'Messages were too old to send. Giving up.')
}
