/** Whose shifts a publication changes, by name. */
import { ChevronRight } from 'lucide-react'
import type { Shift } from '../../contract/schedules.ts'
import { plural } from '../../engine/text/plural.ts'
import { findNotified, type Notified } from './find-notified.ts'

/** `before` is undefined for the first schedule of a month. */
export function WhoIsNotified({ shifts, before }: { shifts: readonly Shift[]; before: readonly Shift[] | undefined }) {
  const notified = findNotified(shifts, before ?? [])
  if (notified.length === 0) return null
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-1.5 font-semibold">
        <ChevronRight className="mt-0.5 size-3.5 text-muted transition-transform group-open:rotate-90" />
        {describeSummary(notified.length, before === undefined)}
      </summary>
      <ul className="mt-1.5 max-h-48 overflow-y-auto text-muted">
        {notified.map((person) => (
          <li key={person.physicianId} className="flex justify-between gap-4 py-0.5">
            {person.name}
            <span>{describeChange(person)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function describeSummary(people: number, isFirst: boolean): string {
  const count = plural(people, 'person', 'people')
  return isFirst
    ? `We’ll notify everyone in the group, including ${count} with shifts`
    : `${count} will be notified of what changed`
}

function describeChange({ gets, loses }: Notified): string {
  if (loses === 0) return plural(gets, 'new shift')
  return gets === 0 ? `${loses} removed` : `${gets} added, ${loses} removed`
}
