/** Who to call if someone can't make a shift: backup and coordinators, from the device's copy if offline. */
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

export function ContactList({ contacts }: { contacts: CallOutContact[] }) {
  const reachable = contacts.filter(({ phoneNumber }) => phoneNumber)
  if (reachable.length === 0) return null
  return (
    <ul aria-label="Who to call" className="mb-4 divide-y divide-line rounded-control border border-line">
      {reachable.map(({ userId, as, name, phoneNumber }) => (
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
