/** Who will be notified of a publication, of what, and how: by email, or only in the product. */

import type { Shift } from '../../contract/schedules.ts'
import { isStaff } from '../../contract/staff.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { findTold, type Told } from './find-told.ts'

/** `before` is undefined for the first schedule of a month: then everyone is notified, including people without a shift. */
export function WhoIsTold({ shifts, before }: { shifts: Shift[]; before: Shift[] | undefined }) {
  const { groupId } = useMember()
  const people = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const email = useRead('health', {}).data?.parts.email.state
  const told = findTold(shifts, before ?? [])
  if (told.length === 0) return <p>Nothing changes for anyone, so no one is notified.</p>
  const ids = new Set(told.map(({ physicianId }) => physicianId))
  const hearing = people.filter((person) => ids.has(person.id) || (before === undefined && isStaff(person)))
  const byEmail = hearing.filter(
    (person) => 'notificationSettings' in person && person.notificationSettings.emailSchedule,
  ).length
  return (
    <div>
      <details>
        <summary className="cursor-pointer font-semibold">{describeSummary(told.length, before === undefined)}</summary>
        <ul className="mt-1.5 max-h-48 overflow-y-auto text-muted">
          {told.map((person) => (
            <li key={person.physicianId} className="flex justify-between gap-4 py-0.5">
              {person.name}
              <span>{describeChange(person)}</span>
            </li>
          ))}
        </ul>
      </details>
      {email !== undefined && hearing.length > 0 && (
        <p className="text-12 text-muted">
          {email === 'off'
            ? 'Email isn’t set up, so they’ll see it when they sign in.'
            : `${byEmail} by email, ${hearing.length - byEmail} only in Evenshift.`}
        </p>
      )}
    </div>
  )
}

function describeSummary(people: number, isFirst: boolean): string {
  const count = plural(people, 'person', 'people')
  return isFirst
    ? `We’ll notify everyone in the group, including ${count} with shifts`
    : `${count} will be notified of what changed`
}

function describeChange({ gets, loses }: Told): string {
  if (loses === 0) return plural(gets, 'new shift')
  return `${gets} added, ${loses} removed`
}
