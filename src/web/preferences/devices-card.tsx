/** The devices that get messages, starting with this one, and what this server can send. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing, Check, Minus, X } from 'lucide-react'
import { useState } from 'react'
import { type Channel, channels } from '../../contract/channels.ts'
import type { Device, MyDevices } from '../../contract/devices.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { formatAgo } from '../text/moments.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'
import { canSubscribe, nameOfDevice, readSubscription, subscribe, unsubscribe } from './device-subscription.ts'

export function DevicesCard() {
  return (
    <Card title="Your devices" description="Notifications show on their lock screens, even when Evenshift is closed">
      <Reading read={useRead('myDevices', {})} what="Your devices">
        {(mine) => <Devices mine={mine} />}
      </Reading>
    </Card>
  )
}

const subscriptionKey = ['subscription of this browser']

function Devices({ mine }: { mine: MyDevices }) {
  const client = useQueryClient()
  const own = useQuery({ queryKey: subscriptionKey, queryFn: readSubscription }).data
  const remove = useChange('removeDevice')
  const isOn = mine.devices.some(({ endpoint }) => endpoint === own)
  const turnOff = async (device: Device) => {
    await remove.mutateAsync({ params: { id: device.id } })
    if (device.endpoint === own) await unsubscribe()
    await client.invalidateQueries({ queryKey: subscriptionKey })
  }
  return (
    <div className="flex flex-col gap-5">
      {mine.devices.length > 0 && (
        <ul aria-label="Devices" className="divide-y divide-line rounded-control border border-line">
          {mine.devices.map((device) => (
            <li key={device.id} className="flex items-center gap-3 py-1 pr-1 pl-3">
              <div className="min-w-0 flex-1">
                <p className="truncate font-semibold">
                  {device.name}
                  {device.endpoint === own && <span className="font-normal text-muted"> (this device)</span>}
                </p>
                <p className="text-12 text-muted">
                  {device.lastSentAt ? `Last message ${formatAgo(device.lastSentAt)}` : 'No messages yet'}
                </p>
              </div>
              <button
                type="button"
                aria-label={`Turn off ${device.name}`}
                onClick={() => void turnOff(device)}
                className="grid size-9 place-items-center rounded-chip text-muted hover:bg-sunken hover:text-text touch:size-11"
              >
                <X className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isOn && <TurnOn publicKey={mine.publicKey} />}
      <SetUp isSetUp={mine.isSetUp} />
    </div>
  )
}

function TurnOn({ publicKey }: { publicKey: string }) {
  const client = useQueryClient()
  const add = useChange('addDevice')
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  if (!canSubscribe())
    return (
      <p className="text-muted">
        This browser can’t show notifications. On an iPhone, add Evenshift to the home screen and open it from there.
      </p>
    )
  const turnOn = async () => {
    setIsAsking(true)
    setProblem(undefined)
    try {
      const subscribed = await subscribe(publicKey)
      await withReason(add.mutateAsync({ body: { name: nameOfDevice(navigator.userAgent), ...subscribed } }))
      await client.invalidateQueries({ queryKey: subscriptionKey })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setIsAsking(false)
  }
  return (
    <div>
      <Button loading={isAsking} loadingLabel="Turning on..." onClick={() => void turnOn()} icon={<BellRing />}>
        Turn on for this device
      </Button>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}

const says: Record<Channel, { on: string; off: string }> = {
  email: { on: 'Email is set up.', off: 'Email isn’t set up on this server.' },
  push: { on: 'Notifications on devices are set up.', off: 'Notifications on devices aren’t set up on this server.' },
  text: { on: 'Text messages are set up.', off: 'Text messages aren’t set up on this server.' },
}

function SetUp({ isSetUp }: Pick<MyDevices, 'isSetUp'>) {
  return (
    <ul aria-label="What this server sends" className="flex flex-col gap-1 text-12 text-muted">
      {channels.map((channel) => (
        <li key={channel} className="flex items-center gap-2 [&>.lucide]:size-3.5">
          {isSetUp[channel] ? <Check className="text-good" /> : <Minus />}
          {says[channel][isSetUp[channel] ? 'on' : 'off']}
        </li>
      ))}
    </ul>
  )
}
