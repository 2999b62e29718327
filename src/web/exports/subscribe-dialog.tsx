/** The private calendar address: turned on, copied, opened in a calendar program, reset, turned off. */
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type CalendarLinks, calendarLinks } from './calendar-links.ts'

export function SubscribeDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Subscribe in your calendar"
      description="Your published shifts appear in Outlook, Google, or Apple Calendar and update automatically."
    >
      <CalendarAddress />
    </Dialog>
  )
}

/** The address and its actions, in the dialog and on its own page. */
export function CalendarAddress() {
  return (
    <Reading read={useRead('calendarAddress', {})} what="Your calendar address" loading={<Waiting />}>
      {({ path }) => (path === null ? <SwitchedOff /> : <SwitchedOn links={calendarLinks(path, location.origin)} />)}
    </Reading>
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
          You get a private address. Anyone who has it can see your shifts and time off, so only give it to your
          calendar. You can reset it or turn it off anytime.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button
          variant="primary"
          loading={renew.isPending}
          loadingLabel="Creating..."
          className="max-w-full max-tablet:h-auto! touch:min-h-11 max-tablet:whitespace-normal!"
          onClick={() => renew.mutate({})}
          icon={<CalendarSync />}
        >
          Create calendar address
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
          <CopyField
            label="Calendar address"
            help="Anyone who has it can see your shifts and time off. Keep it private."
            value={links.address}
          />
          <Programs links={links} />
          <p className="text-12 text-muted">
            Calendars check for changes on their own schedule: Apple and Outlook every few hours, Google about once a
            day.
            {links.isLocal &&
              ' This server runs on your own computer, so Google and Outlook on the web can’t reach it.'}
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="danger" onClick={() => setAsks('remove')}>
          Turn off
        </Button>
        <Button onClick={() => setAsks('reset')}>Reset address</Button>
      </DialogFooter>
      <ConfirmDialog
        open={asks === 'reset'}
        onOpenChange={() => setAsks(null)}
        title="Reset the calendar address?"
        description="The old address stops working right away. Calendars that use it stop updating until you subscribe again."
        confirmLabel="Reset address"
        pendingLabel="Resetting..."
        onConfirm={() => renew.mutateAsync({})}
      />
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={() => setAsks(null)}
        title="Turn off the calendar address?"
        description="It stops working right away, and calendars that use it stop updating."
        confirmLabel="Turn off"
        pendingLabel="Turning off..."
        onConfirm={() => remove.mutateAsync({})}
      />
    </>
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
      <p className="mt-2 text-12 text-muted">Other calendars: add a calendar by URL and paste the address.</p>
    </div>
  )
}
