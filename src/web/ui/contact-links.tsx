// Circles to text and to call someone; nothing where there is no number.
import { MessageSquare, Phone } from 'lucide-react'

const circle =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line-strong text-accent-text transition-colors hover:bg-surface'

export function ContactLinks({ name, phoneNumber }: { name: string; phoneNumber: string | null }) {
  const number = phoneNumber?.replace(/[^+\d]/g, '')
  if (!number) return null
  return (
    <>
      <a href={`sms:${number}`} aria-label={`Text ${name}`} className={circle}>
        <MessageSquare className="size-4.5" />
      </a>
      <CallCircle name={name} phoneNumber={number} />
    </>
  )
}

/** Only to call. */
export function CallCircle({ name, phoneNumber }: { name: string; phoneNumber: string | null }) {
  if (!phoneNumber) return null
  return (
    <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} aria-label={`Call ${name}`} className={circle}>
      <Phone className="size-4.5" />
    </a>
  )
}
