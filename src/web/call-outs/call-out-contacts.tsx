/** Who to call if someone can't make a shift: backup and coordinators, from the device's copy if offline. */
import { Phone } from 'lucide-react'
import type { CallOutContact } from '../../contract/call-outs.ts'
import { useRead } from '../api/use-read.ts'
import { ContactLinks } from '../ui/contact-links.tsx'

/** Reading it where a shift is shown keeps a copy on the device. */
export function useCallOutContacts(date: string): CallOutContact[] {
  return useRead('callOutContacts', { query: { date } }).data ?? []
}

export function CallOutContacts({ date }: { date: string }) {
  return <ContactList contacts={useCallOutContacts(date)} />
}

const roleOf = { backup: 'On backup', coordinator: 'Coordinator' } as const

/** `isUrgent`: messages didn't reach anyone, so it's time to call. */
export function ContactList({ contacts, isUrgent = false }: { contacts: CallOutContact[]; isUrgent?: boolean }) {
  const reachable = contacts.filter(({ phoneNumber }) => phoneNumber)
  if (reachable.length === 0) return null
  return isUrgent ? <CallNow contacts={reachable} /> : <Numbers contacts={reachable} />
}

function CallNow({ contacts }: { contacts: CallOutContact[] }) {
  return (
    <section
      role="alert"
      className="flex flex-col gap-3 rounded-control border border-bad-line bg-bad-soft px-4 py-4 tablet:px-5"
    >
      <div>
        <h2 className="text-16 font-semibold text-bad">No coordinator has seen it yet</h2>
        <p>Call one of them now.</p>
      </div>
      <ul aria-label="Who to call" className="flex flex-col gap-2">
        {contacts.map(({ userId, as, name, phoneNumber }) => (
          <li key={`${as} ${userId}`}>
            <a
              href={`tel:${phoneNumber?.replace(/[^+\d]/g, '')}`}
              className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-bad px-4 py-2 text-center text-14 font-semibold text-raised"
            >
              <Phone className="size-4.5 shrink-0" />
              Call {name}, {roleOf[as].toLowerCase()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Numbers({ contacts }: { contacts: CallOutContact[] }) {
  return (
    <ul aria-label="Who to call" className="divide-y divide-line rounded-control border border-line bg-raised">
      {contacts.map(({ userId, as, name, phoneNumber }) => (
        <li key={`${as} ${userId}`} className="flex items-center gap-2 py-1.5 pr-2 pl-3">
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{name}</p>
            <p className="text-12 text-muted">
              {roleOf[as]}, {phoneNumber}
            </p>
          </div>
          <ContactLinks name={name} phoneNumber={phoneNumber} />
        </li>
      ))}
    </ul>
  )
}
