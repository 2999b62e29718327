/** Sends one message to a device's push service, encrypted for that device: RFC 8030, 8291, and 8292. */
import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import { z } from 'zod'
import { keepSecret } from '../auth/kept-secret.ts'
import type { Orm } from '../db/database.ts'
import { devices } from '../db/schema/messages.ts'
import type { Settings } from '../env.ts'
import { mayCall, publicLookup } from '../public-address.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Sender } from './outbox.ts'
import { post } from './post.ts'

const serverKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

export type Pusher = Sender & {
  /** How browsers know that messages come from this server. */
  publicKey: string
}

type PusherSettings = Pick<Settings, 'mailFrom' | 'pushesToLoopback'>

/** Seconds a push service keeps a message for a device that is off: shift news is outdated after a day. */
const keptFor = 24 * 3600

/** Creates the server's keys on the first start. */
export async function openPusher(orm: Orm, settings: PusherSettings): Promise<Pusher> {
  const keys = await keepSecret(orm, 'push-keys', serverKeys, () => webPush.generateVAPIDKeys())
  const allowed = { loopback: settings.pushesToLoopback }
  const subject = `mailto:${/[^<>\s]+@[^<>\s]+/.exec(settings.mailFrom)?.[0]}`

  return {
    isOn: true,
    publicKey: keys.publicKey,
    async send({ toAddress, subject: title, body, link, isUrgent, messageId }) {
      const [device] = await orm.select().from(devices).where(eq(devices.endpoint, toAddress))
      if (!device) throw new DeliveryFailure('The device was removed.', 'NO_DEVICE', true)
      if (!mayCall(toAddress, allowed)) throw new DeliveryFailure('Not a public https address.', 'REFUSED', true)
      const subscription = { endpoint: toAddress, keys: { p256dh: device.publicKey, auth: device.authSecret } }
      const { headers, body: encrypted } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify({ title, body, link, tag: messageId, isUrgent }),
        {
          vapidDetails: { subject, ...keys },
          TTL: keptFor,
          urgency: isUrgent ? 'high' : 'normal',
          contentEncoding: 'aes128gcm',
        },
      )
      const { status, text } = await post({
        url: toAddress,
        headers: headers as Record<string, string | number>,
        body: encrypted!,
        lookup: publicLookup(allowed),
      })
      if (status >= 200 && status < 300) {
        await orm.update(devices).set({ lastSentAt: new Date() }).where(eq(devices.id, device.id))
        return
      }
      // The device has unsubscribed, or its browser is gone.
      if (status === 404 || status === 410) await orm.delete(devices).where(eq(devices.id, device.id))
      throw new DeliveryFailure(`The push service responded with ${status}. ${text}`, String(status), isForGood(status))
    },
  }
}

/** Too many requests, timeouts, or server errors: temporary. */
function isForGood(status: number): boolean {
  return status < 500 && status !== 408 && status !== 429
}
