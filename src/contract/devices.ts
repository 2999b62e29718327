/** The devices on which a person gets Web Push messages, and what this server can send. */
import { z } from 'zod'
import { channels } from './channels.ts'
import { done, idOf, pathIdOf, route } from './route.ts'
import { line, moment } from './text.ts'

const device = z.object({
  id: idOf('device'),
  /** "Chrome on Android" */
  name: z.string(),
  /** How a browser recognizes itself in the list. */
  endpoint: z.string(),
  createdAt: moment,
  lastSentAt: moment.nullable(),
})
export type Device = z.infer<typeof device>

const myDevices = z.object({
  /** Which channels are set up on this server. */
  isSetUp: z.record(z.enum(channels), z.boolean()),
  /** The server's key, which a browser needs to subscribe. */
  publicKey: z.string(),
  devices: z.array(device),
})
export type MyDevices = z.infer<typeof myDevices>

/** This many bytes in base64url, without padding. */
const bytes = (count: number) => {
  const letters = Math.ceil((count * 8) / 6)
  return z.string().regex(new RegExp(`^[\\w-]{${letters}}$`), { error: 'must be a key of a push subscription' })
}

export const devicesApi = {
  myDevices: route({
    method: 'GET',
    path: '/api/devices',
    allow: 'member',
    summary: 'The caller’s devices that get notifications, and which channels are set up on this server',
    output: myDevices,
    reads: ['devices'],
  }),
  addDevice: route({
    method: 'POST',
    path: '/api/devices',
    allow: 'member',
    summary: 'Sends the caller’s notifications to this device, too',
    body: z.object({
      name: line(100),
      endpoint: z.url({ error: 'must be the endpoint of a push subscription' }).max(1000),
      keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
    }),
    example: {
      name: 'Chrome on Android',
      endpoint: 'https://push.example.com/send/abc',
      keys: {
        p256dh: 'BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk',
        auth: 'zqbxT6JKstKSY9JKibZLSQ',
      },
    },
    output: device,
    status: 201,
    changes: ['devices'],
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/api/devices/:id',
    allow: 'member',
    summary: 'Stops sending notifications to one of the caller’s devices',
    params: z.object({ id: pathIdOf('device') }),
    output: done,
    changes: ['devices'],
  }),
}
