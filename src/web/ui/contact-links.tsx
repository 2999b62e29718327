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
      <a href={`tel:${number}`} aria-label={`Call ${name}`} className={circle}>
        <Phone className="size-4.5" />
      </a>
    </>
  )
}
