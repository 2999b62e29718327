/** Everyone in the group with contact details: search a name, then call, text, or email. */
import { Mail, SearchX, Users } from 'lucide-react'
import { hasNoAddress } from '../../contract/no-address.ts'
import type { User } from '../../contract/users.ts'
import { fullName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useMember } from '../session/use-session.ts'
import { findByWords } from '../text/search-words.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { ContactLinks } from '../ui/contact-links.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { useSearchChange } from '../ui/use-search.ts'

type Person = Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'profileImageUrl' | 'isActive'>

export function DirectoryPage() {
  const { groupId } = useMember()
  const people = useRead('listPhysicians', { params: { groupId } })
  return (
    <PageFrame title="Directory">
      <Reading
        read={people}
        what="The directory"
        loading={
          <Card>
            <SkeletonList of="people" rows={6} label="Loading the directory..." />
          </Card>
        }
      >
        {(found) => <People people={found.filter(({ isActive, isConfirmed }) => isActive && isConfirmed)} />}
      </Reading>
    </PageFrame>
  )
}

function People({ people }: { people: Person[] }) {
  const [search, change] = useSearchChange()
  const typed = search.get('find') ?? ''
  const isFound = findByWords(typed)
  const shown = people
    .filter((person) => isFound([fullName(person), person.email, person.phoneNumber].join(' ')))
    .sort((one, other) => one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName))
  return (
    <>
      <div className="flex items-center gap-4">
        <SearchInput
          label="Search the directory"
          placeholder="Search people"
          value={typed}
          onValueChange={(find) => change({ find })}
        />
        <p role="status" className="ml-auto shrink-0 text-muted">
          {plural(shown.length, 'person', 'people')}
        </p>
      </div>
      <Card padding="none">
        {people.length === 0 ? (
          <EmptyState icon={<Users />} title="No one here yet">
            You’ll see colleagues here once your coordinator has confirmed you.
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState icon={<SearchX />} title="No one by that name" />
        ) : (
          <ul aria-label="People" className="grid grid-cols-[minmax(0,1fr)] desktop:grid-cols-2">
            {shown.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

function PersonRow({ person }: { person: Person }) {
  const name = fullName(person)
  return (
    <li className="flex min-h-15 min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t border-line px-4 py-2 first:border-t-0 tablet:px-5 desktop:nth-2:border-t-0">
      <Avatar firstName={person.firstName} lastName={person.lastName} imageUrl={person.profileImageUrl} size="medium" />
      <span className="min-w-28 flex-1">
        <span className="block text-14 font-semibold wrap-anywhere">{name}</span>
        <span className="block truncate text-13 text-muted">{person.phoneNumber ?? 'No phone number'}</span>
      </span>
      {!hasNoAddress(person.email) && (
        <a
          href={`mailto:${person.email}`}
          aria-label={`Email ${name}`}
          className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong text-accent-text transition-colors hover:bg-surface"
        >
          <Mail className="size-4.5" />
        </a>
      )}
      <ContactLinks name={name} phoneNumber={person.phoneNumber} />
    </li>
  )
}
