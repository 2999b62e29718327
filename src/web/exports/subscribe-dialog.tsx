/** The private calendar address: switched on, copied, opened in a calendar program, reset, switched off. */
import { CalendarSync, Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type CalendarLinks, calendarLinks } from './calendar-links.ts'

export function SubscribeDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const read = useRead('calendarAddress', {}, { enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Subscribe in your calendar"
      description="Your published shifts appear in Outlook, Google or Apple Calendar, and follow every change by themselves."
    >
      <Reading read={read} what="Your calendar address" loading={<Waiting />}>
        {({ path }) => (path === null ? <SwitchedOff /> : <SwitchedOn links={calendarLinks(path, location.origin)} />)}
      </Reading>
    </Dialog>
  )
}

function Waiting() {
  return (
    <DialogBody>
      <Skeleton className="h-20" />
    </DialogBody>
  )
}

function SwitchedOff() {
  const renew = useChange('renewCalendarAddress')
  return (
    <>
      <DialogBody>
        <p>
          You get an address of your own. Whoever knows it can see your shifts and nothing else, so share it with your
          calendar only. You can reset it or switch it off at any time.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button
          variant="primary"
          loading={renew.isPending}
          loadingLabel="Creating..."
          onClick={() => renew.mutate({})}
          icon={<CalendarSync />}
        >
          Create Calendar Address
        </Button>
      </DialogFooter>
    </>
  )
}

function SwitchedOn({ links }: { links: CalendarLinks }) {
  const [asks, setAsks] = useState<'reset' | 'remove' | null>(null)
  const renew = useChange('renewCalendarAddress')
  const remove = useChange('removeCalendarAddress')
  return (
    <>
      <DialogBody>
        <div className="flex flex-col gap-4">
          <Address address={links.address} />
          <Programs links={links} />
          <p className="text-12 text-muted">
            Calendars ask for changes on their own schedule: Apple and Outlook every few hours, Google about once a day.
            {links.isLocal &&
              ' This server runs on your own computer, where Google and Outlook on the web cannot reach it.'}
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="danger" onClick={() => setAsks('remove')}>
          Switch Off
        </Button>
        <Button onClick={() => setAsks('reset')}>Reset Address</Button>
      </DialogFooter>
      <ConfirmDialog
        open={asks === 'reset'}
        onOpenChange={() => setAsks(null)}
        title="Reset the calendar address?"
        description="The old address stops working at once. Calendars that use it no longer get your shifts until you subscribe them anew."
        confirmLabel="Reset Address"
        pendingLabel="Resetting..."
        onConfirm={() => renew.mutateAsync({})}
      />
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={() => setAsks(null)}
        title="Switch the calendar address off?"
        description="It stops working at once, and calendars that use it no longer get your shifts."
        confirmLabel="Switch Off"
        pendingLabel="Switching off..."
        onConfirm={() => remove.mutateAsync({})}
      />
    </>
  )
}

function Address({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <Field label="Calendar address" help="Whoever knows it can see your shifts. Keep it to yourself.">
      {(control) => (
        <div className="flex gap-2">
          <TextInput {...control} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          <Button onClick={() => void copy()}>
            {isCopied ? <Check /> : <Copy />}
            <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}

function Programs({ links }: { links: CalendarLinks }) {
  const programs = [
    { name: 'Apple Calendar', href: links.apple },
    { name: 'Google Calendar', href: links.google },
    { name: 'Outlook', href: links.outlook },
  ]
  return (
    <div>
      <p className="mb-1.5 text-12 text-muted">Open in</p>
      <div className="flex flex-wrap gap-2">
        {programs.map(({ name, href }) => (
          <ButtonLink key={name} href={href} target={href.startsWith('https') ? '_blank' : undefined}>
            {name}
          </ButtonLink>
        ))}
      </div>
      <p className="mt-2 text-12 text-muted">
        Another program: add a calendar from the internet (by URL), and paste the address.
      </p>
    </div>
  )
}
