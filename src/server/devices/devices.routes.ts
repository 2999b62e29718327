/** Calls about the devices on which people get messages. */
import type { devicesApi } from '../../contract/devices.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import { mayCall } from '../platform/public-address.ts'
import type { Services } from '../platform/services.ts'
import { countDevices, deleteDevice, listDevices, writeDevice } from './devices.store.ts'

const mostDevices = 20

export function devicesHandlers({ orm, settings, senders }: Services): HandlersOf<typeof devicesApi> {
  return {
    myDevices: async ({ scope }) => ({
      isSetUp: { email: senders.email.isOn, push: senders.push.isOn, text: senders.text.isOn },
      publicKey: senders.push.publicKey,
      devices: await listDevices(orm, scope),
    }),

    addDevice: ({ scope, body: { name, endpoint, keys }, change }) =>
      change(async ({ tx, audit, concernsOnlyMe }) => {
        concernsOnlyMe()
        if (!mayCall(endpoint, { loopback: settings.pushesToLoopback }))
          throw fail('invalid', { message: 'endpoint: must be a public https address', field: 'endpoint' })
        if ((await countDevices(tx, scope)) >= mostDevices)
          throw fail('conflict', { message: `You have ${mostDevices} devices. Remove one you no longer use first.` })
        const row = await writeDevice(tx, scope, { name, endpoint, publicKey: keys.p256dh, authSecret: keys.auth })
        audit({
          action: 'device.add',
          thing: 'user',
          thingId: scope.userId,
          text: `turned on notifications on ${name}`,
        })
        return row
      }),

    removeDevice: ({ scope, params, change }) =>
      change(async ({ tx, audit, concernsOnlyMe }) => {
        concernsOnlyMe()
        const row = await deleteDevice(tx, scope, params.id)
        if (!row) throw fail('not-found')
        audit({
          action: 'device.remove',
          thing: 'user',
          thingId: scope.userId,
          text: `turned off notifications on ${row.name}`,
        })
        return { ok: true as const }
      }),
  }
}
