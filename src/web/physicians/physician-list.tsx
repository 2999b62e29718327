/** The list of physicians with its search and filters, all of them in the address. */

import { Stethoscope, Upload, UserPlus } from 'lucide-react'
import { optionsOf } from '../../contract/fields/options.ts'
import type { User } from '../../contract/users.ts'
import { experienceLevels } from '../../engine/model.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { Table } from '../ui/table.tsx'
import { useSearchChange } from '../ui/use-search-change.ts'
import { useSearchChoice } from '../ui/use-search-choice.ts'
import { findPhysicians, hasStatus, type StatusFilter, statusFilters } from './find-physicians.ts'
import { type PhysicianActions, physicianColumns } from './physician-columns.tsx'

const statusLabels: Record<StatusFilter, string> = { active: 'Active', inactive: 'Inactive', all: 'All' }
const experienceOptions = [{ value: 'any' as const, label: 'Any experience' }, ...optionsOf(experienceLevels)]

type PhysicianListProps = PhysicianActions & { physicians: User[]; onAdd: () => void; onAddMany: () => void }

export function PhysicianList({ physicians, onAdd, onAddMany, ...actions }: PhysicianListProps) {
  const [status, chooseStatus] = useSearchChoice('status', statusFilters)
  const [experience, chooseExperience] = useSearchChoice('experience', ['any', ...experienceLevels])
  const [address, change] = useSearchChange()
  const search = address.get('search') ?? ''
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
      description={<span aria-live="polite">{sayShown(shown.length, physicians.length)}</span>}
      actions={
        physicians.length > 0 && (
          <>
            <SearchInput
              label="Find a physician"
              placeholder="Name, e-mail or specialty"
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
          physicians.length > 0 ? (
            <EmptyState
              icon={<Stethoscope aria-hidden="true" />}
              title="No physician matches"
              action={isFiltered && <Button onClick={clear}>Show all active physicians</Button>}
            />
          ) : (
            <NobodyYet onAdd={onAdd} onAddMany={onAddMany} />
          )
        }
      />
    </Card>
  )
}

function NobodyYet({ onAdd, onAddMany }: { onAdd: () => void; onAddMany: () => void }) {
  return (
    <EmptyState
      icon={<Stethoscope aria-hidden="true" />}
      title="No physicians yet"
      action={
        <>
          <Button variant="primary" onClick={onAddMany}>
            <Upload aria-hidden="true" />
            Paste a table
          </Button>
          <Button onClick={onAdd}>
            <UserPlus aria-hidden="true" />
            Add Physician
          </Button>
        </>
      }
    >
      Paste them from a spreadsheet, or give the group's join code to them: whoever joins appears here.
    </EmptyState>
  )
}

function sayShown(shown: number, all: number): string {
  if (all === 0) return 'Nobody is in the group yet'
  return shown === all ? `${all} in the group` : `${shown} of ${all} shown`
}
