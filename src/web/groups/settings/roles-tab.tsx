/** Roles and positions: the list by priority, and their demand. */

import { ClipboardList, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { usualDays } from '../../../engine/demand.ts'
import { type Weekday, weekdays } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { formatShortDate, formatShortWeekday } from '../../../engine/text/dates.ts'
import { formatUsualDemand } from '../../../engine/text/demand.ts'
import { useChange } from '../../api/use-change.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { formatTimes } from '../../text/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-sort.ts'
import { DemandPicture } from './demand-picture.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { describeRestrictions, type PersonOf } from './role-people.tsx'

type Open = { kind: 'none' } | { kind: 'create' } | { kind: 'edit' | 'delete'; role: Role }

export function RolesTab({ groupId }: { groupId: number }) {
  const read = useRead('listRoles', { params: { groupId } })
  const people = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const named = new Map(people.map((person) => [person.id, person]))
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const close = () => setOpen({ kind: 'none' })
  const add = (
    <Button variant="primary" onClick={() => setOpen({ kind: 'create' })} icon={<Plus />}>
      Add role
    </Button>
  )
  return (
    <Reading read={read} what="The roles">
      {(roles) => (
        <div className="flex flex-col gap-5">
          <Card title="Roles & Positions" description="Filled by priority, 1 first." actions={add} padding="none">
            <Table
              label="Roles & Positions"
              rows={roles}
              rowKey={(role) => role.id}
              columns={columnsWith(
                (kind, role) => setOpen({ kind, role }),
                (id) => named.get(id),
              )}
              empty={
                <EmptyState icon={<ClipboardList />} title="No roles yet" action={add}>
                  A role says what you staff, when, and with how many people. Without roles, schedules use your shift
                  types.
                </EmptyState>
              }
            />
          </Card>
          {roles.length > 0 && <DemandPicture groupId={groupId} roles={roles} />}
          {open.kind === 'create' && <RoleDialog onClose={close} />}
          {open.kind === 'edit' && <RoleDialog role={open.role} onClose={close} />}
          {open.kind === 'delete' && <DeleteDialog role={open.role} onClose={close} />}
        </div>
      )}
    </Reading>
  )
}

function columnsWith(choose: (kind: 'edit' | 'delete', role: Role) => void, personOf: PersonOf): Column<Role>[] {
  return [
    {
      id: 'name',
      header: 'Role',
      namesRow: true,
      sortBy: (role) => role.name.toLowerCase(),
      cell: (role) => (
        <span className="flex flex-col">
          <span className="font-semibold">{role.name}</span>
          {role.description && <span className="text-12 text-muted">{role.description}</span>}
        </span>
      ),
    },
    {
      id: 'category',
      header: 'Category',
      sortBy: (role) => role.category,
      cell: (role) => <Badge>{capitalize(role.category)}</Badge>,
    },
    {
      id: 'time',
      header: 'Time',
      sortBy: (role) => role.startTime,
      cell: (role) => (
        <span className="flex flex-col">
          <span className="whitespace-nowrap">{formatTimes(role)}</span>
          {role.location && <span className="text-12 text-muted">{role.location}</span>}
        </span>
      ),
    },
    { id: 'days', header: 'Days', cell: (role) => formatDays(usualDays(role)) },
    {
      id: 'count',
      header: 'Required',
      align: 'end',
      sortBy: (role) => role.requiredCount,
      cell: (role) => <RequiredCount role={role} />,
    },
    {
      id: 'people',
      header: 'Who can work it',
      cell: (role) => <WhoCanWorkIt role={role} personOf={personOf} />,
    },
    { id: 'priority', header: 'Priority', align: 'end', sortBy: (role) => role.priority },
    {
      id: 'actions',
      header: 'Actions',
      hidesHeader: true,
      align: 'end',
      cell: (role) => (
        <span className="inline-flex gap-1">
          <IconButton
            size="dense"
            variant="quiet"
            label={`Edit ${role.name}`}
            icon={<Pencil />}
            onClick={() => choose('edit', role)}
          />
          <IconButton
            size="dense"
            variant="quiet"
            label={`Delete ${role.name}`}
            icon={<Trash2 />}
            onClick={() => choose('delete', role)}
          />
        </span>
      ),
    },
  ]
}

type WhoCanWorkItProps = { role: Role; personOf: PersonOf }

/** Who may work it, and its rules in plain words. */
function WhoCanWorkIt({ role, personOf }: WhoCanWorkItProps) {
  const lines = describeRestrictions(role.restrictions, personOf)
  if (lines.length === 0 && !role.aiRules) return <span className="text-muted">Everyone</span>
  return (
    <span className="flex flex-col">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {role.aiRules && <span className="text-12 whitespace-pre-line text-muted">{role.aiRules}</span>}
    </span>
  )
}

/** "9 weekdays, 7 weekend", and under it the dates that differ. */
function RequiredCount({ role }: { role: Role }) {
  const isSame = Object.keys(role.countsByWeekday).length === 0
  return (
    <span className="flex flex-col">
      {isSame ? role.requiredCount : formatUsualDemand(role)}
      {role.countsByDate.length > 0 && (
        <span className="text-12 text-muted">
          {role.countsByDate.map(({ date, count }) => `${formatShortDate(date)}: ${count}`).join(', ')}
        </span>
      )}
    </span>
  )
}

function formatDays(days: Weekday[]): string {
  if (days.length === 7) return 'Every day'
  const has = (list: readonly Weekday[]) => list.length === days.length && list.every((day) => days.includes(day))
  if (has(weekdays.slice(0, 5))) return 'Monday to Friday'
  if (has(weekdays.slice(5))) return 'Weekends'
  if (days.length === 0) return 'No days'
  return weekdays
    .filter((day) => days.includes(day))
    .map(formatShortWeekday)
    .join(', ')
}

function DeleteDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const remove = useChange('deleteRole')
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete ${role.name}?`}
      description="New schedules won’t staff it. Existing shifts keep it."
      confirmLabel="Delete role"
      pendingLabel="Deleting..."
      tone="danger"
      onConfirm={async () => {
        await remove.mutateAsync({ params: { id: role.id } })
        onClose()
      }}
    />
  )
}
