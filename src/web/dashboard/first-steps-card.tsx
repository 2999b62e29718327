/** First steps for a physician who joined: phone number, preferences, calendar feed, and install, until done or dismissed. */
import { Check, Circle, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { lateDialog } from '../ui/late.tsx'

const SubscribeDialog = lateDialog(async () => (await import('../exports/subscribe-dialog.tsx')).SubscribeDialog)

const dismissedKey = 'evenshift-first-steps'

/** For people who joined by code or invitation; others know their way around. */
export function FirstSteps() {
  const { id, joinedByCodeAt, invitedAt, isConfirmed, phoneNumber } = useMember()
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey) === String(id))
  const [subscribes, setSubscribes] = useState(false)
  const isNew = joinedByCodeAt !== null || invitedAt !== null
  const preferences = useRead('myPreferences', {}, { enabled: isNew && !isDismissed }).data
  const calendar = useRead('calendarAddress', {}, { enabled: isNew && !isDismissed }).data
  if (!isNew) return null
  const steps: { label: string; isDone: boolean; to?: string; onClick?: () => void }[] = [
    { label: 'Add your phone number', to: '/preferences', isDone: Boolean(phoneNumber) },
    { label: 'Set your preferences', to: '/preferences?tab=scheduling', isDone: (preferences?.version ?? 0) > 0 },
    {
      label: 'Put your shifts in your calendar',
      onClick: () => setSubscribes(true),
      isDone: Boolean(calendar?.path),
    },
    { label: 'Install Evenshift on your phone', to: '/help?search=install', isDone: isInstalled() },
  ]
  const left = steps.filter(({ isDone }) => !isDone)
  const dismiss = () => {
    localStorage.setItem(dismissedKey, String(id))
    setDismissed(true)
  }
  return (
    <>
      {!isConfirmed && (
        <p role="status" className="rounded-inner bg-warn-soft px-3 py-2 text-warn">
          Your coordinator still has to confirm you. Then you can be scheduled and take shifts.
        </p>
      )}
      {!isDismissed && left.length > 0 && (
        <Card
          title="First steps"
          description={`${steps.length - left.length} of ${steps.length} done`}
          actions={<IconButton variant="quiet" label="Dismiss first steps" icon={<X />} onClick={dismiss} />}
        >
          <ol aria-label="First steps" className="flex flex-col gap-1">
            {steps.map(({ label, to, onClick, isDone }) => (
              <li key={label} className="flex min-h-8 items-center gap-2.5">
                {isDone ? <Check className="size-4 text-good" /> : <Circle className="size-4 text-faint" />}
                {isDone ? (
                  <span className="text-muted line-through">
                    {label}
                    <span className="sr-only"> (done)</span>
                  </span>
                ) : to ? (
                  <Link href={to} className="font-control text-accent-text hover:underline">
                    {label}
                  </Link>
                ) : (
                  <Button variant="link" onClick={onClick}>
                    {label}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </Card>
      )}
      <SubscribeDialog open={subscribes} onOpenChange={setSubscribes} />
    </>
  )
}

function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false
}
