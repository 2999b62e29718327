/** The list of physicians with its search and filters, all kept in the address. */
import { Mail, Stethoscope, Upload, UserPlus } from 'lucide-react'
import { optionsOf } from '../../contract/fields/options.ts'
import type { User } from '../../contract/users.ts'
import { experienceLevels } from '../../engine/model.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { findByWords } from '../text/search-words.ts'
import { Button } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { Table } from '../ui/table.tsx'
import { useSearchChange, useSearchChoice } from '../ui/use-search.ts'
import { peopleToInvite } from './invite-dialog.tsx'
import { type PhysicianActions, physicianColumns } from './physician-columns.tsx'

const statusLabels: Record<StatusFilter, string> = { active: 'Active', inactive: 'Inactive', all: 'All' }
const experienceOptions = [{ value: 'any' as const, label: 'Any experience' }, ...optionsOf(experienceLevels)]

type PhysicianListProps = PhysicianActions & {
  physicians: User[]
  onAdd: () => void
  onAddMany: () => void
  onInvite: () => void
}

export function PhysicianList({ physicians, onAdd, onAddMany, onInvite, ...actions }: PhysicianListProps) {
  const [status, chooseStatus] = useSearchChoice('status', statusFilters)
  const [experience, chooseExperience] = useSearchChoice('experience', ['any', ...experienceLevels])
  const [address, change] = useSearchChange()
  const search = address.get('search') ?? ''
  const toInvite = peopleToInvite(physicians).length
  // Administrators who don't work shifts are on the list, but alone they don't count as a start.
  const hasPhysicians = physicians.some(({ isScheduled }) => isScheduled)
  const shown = findPhysicians(physicians, { status, experience, search })
  const isFiltered = status !== 'active' || experience !== 'any' || search !== ''
  const clear = () => {
    chooseStatus('active')
    chooseExperience('any')
    change({ search: null })
  }
  return (
    <Card
      padding="none"
      title="Physicians"
      description={<span aria-live="polite">{describeShown(shown.length, physicians)}</span>}
      actions={
        hasPhysicians && (
          <>
            {toInvite > 0 && (
              <Button onClick={onInvite} icon={<Mail />}>
                Invite {plural(toInvite, 'physician')}
              </Button>
            )}
            <SearchInput
              label="Find a physician"
              placeholder="Name, email, or specialty"
              value={search}
              onValueChange={(text) => change({ search: text })}
              className="w-full min-[480px]:w-56"
            />
            <Select
              aria-label="Experience"
              className="w-36! max-tablet:w-44!"
              value={experience}
              options={experienceOptions}
              onValueChange={chooseExperience}
            />
            <SegmentedControl
              label="Status"
              value={status}
              onValueChange={chooseStatus}
              options={statusFilters.map((value) => ({
                value,
                label: `${statusLabels[value]} ${physicians.filter((physician) => hasStatus(physician, value)).length}`,
              }))}
            />
          </>
        )
      }
    >
      <Table
        label="Physicians"
        columns={physicianColumns(actions, status === 'all')}
        rows={shown}
        rowKey={(physician) => physician.id}
        defaultSort="name"
        empty={
          hasPhysicians && (
            <EmptyState
              icon={<Stethoscope />}
              title="No physician matches these filters"
              action={isFiltered && <Button onClick={clear}>Clear filters</Button>}
            />
          )
        }
      />
      {!hasPhysicians && <NobodyYet onAdd={onAdd} onAddMany={onAddMany} />}
    </Card>
  )
}

function NobodyYet({ onAdd, onAddMany }: { onAdd: () => void; onAddMany: () => void }) {
  return (
    <EmptyState
      icon={<Stethoscope />}
      title="No physicians yet"
      action={
        <>
          <Button variant="primary" onClick={onAddMany} icon={<Upload />}>
            Paste a table
          </Button>
          <Button onClick={onAdd} icon={<UserPlus />}>
            Add physician
          </Button>
        </>
      }
    >
      Paste them from a spreadsheet, or share the join code. People who join appear here.
    </EmptyState>
  )
}

function describeShown(shown: number, physicians: User[]): string {
  const all = physicians.length
  if (all === 0) return 'No one is in the group yet'
  if (shown < all) return `${shown} of ${all} shown`
  const without = physicians.filter(({ isScheduled }) => !isScheduled).length
  if (without === 0) return `${all} in the group`
  return `${all} in the group, ${without} ${pluralWord(without, 'doesn’t', 'don’t')} work shifts`
}

/** Which physicians a list shows: by status, experience, and search. */
const statusFilters = ['active', 'inactive', 'all'] as const
type StatusFilter = (typeof statusFilters)[number]
type ExperienceFilter = 'any' | (typeof experienceLevels)[number]

type PhysicianFilters = { status: StatusFilter; experience: ExperienceFilter; search: string }

function findPhysicians(physicians: readonly User[], filters: PhysicianFilters): User[] {
  const isFound = findByWords(filters.search)
  return physicians.filter(
    (physician) =>
      hasStatus(physician, filters.status) &&
      (filters.experience === 'any' || physician.experienceLevel === filters.experience) &&
      isFound(searchedText(physician)),
  )
}

function hasStatus(physician: User, status: StatusFilter): boolean {
  return status === 'all' || physician.isActive === (status === 'active')
}

function searchedText({ firstName, lastName, email, phoneNumber, specialtyAreas }: User): string {
  return [firstName, lastName, email, phoneNumber ?? '', ...specialtyAreas].join(' ')
}
