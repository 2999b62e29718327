/** The columns of the list of physicians. */
import { Eraser, Pencil, UserCheck, UserX } from 'lucide-react'
import { hasNoAddress } from '../../contract/no-address.ts'
import { isErased } from '../../contract/privacy.ts'
import type { User } from '../../contract/users.ts'
import { experienceLevels } from '../../engine/model.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { displayName } from '../../engine/text/names.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { Column } from '../ui/table-column.ts'

export type PhysicianActions = {
  onEdit: (physician: User) => void
  onDeactivate: (physician: User) => void
  onReactivate: (physician: User) => void
  onErase: (physician: User) => void
}

/** The status stands in the list only where active and inactive ones are mixed. */
export function physicianColumns(actions: PhysicianActions, showsStatus: boolean): Column<User>[] {
  return [
    {
      id: 'name',
      header: 'Physician',
      namesRow: true,
      sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`.toLowerCase(),
      cell: (physician) => <Name physician={physician} onEdit={() => actions.onEdit(physician)} />,
    },
    {
      id: 'level',
      header: 'Level',
      sortBy: ({ experienceLevel }) => experienceLevels.indexOf(experienceLevel),
      cell: ({ experienceLevel }) => capitalize(experienceLevel),
    },
    { id: 'fte', header: 'FTE', align: 'end', sortBy: ({ fte }) => fte, cell: ({ fte }) => fte },
    {
      id: 'rank',
      header: 'Rank',
      hidesOnPhones: true,
      align: 'end',
      sortBy: ({ seniorityRank }) => seniorityRank,
      cell: ({ seniorityRank }) => seniorityRank ?? <span className="text-faint">–</span>,
    },
    {
      id: 'nights',
      header: 'Nights',
      hidesOnPhones: true,
      sortBy: ({ nightShiftPreference }) => nightShiftPreference,
      cell: ({ nightShiftPreference }) => capitalize(nightShiftPreference),
    },
    {
      id: 'specialties',
      header: 'Specialties',
      hidesOnPhones: true,
      cell: ({ specialtyAreas }) => specialtyAreas.join(', ') || <span className="text-faint">–</span>,
    },
    ...(showsStatus ? [statusColumn] : []),
    {
      id: 'actions',
      header: 'Actions',
      hidesHeader: true,
      align: 'end',
      cell: (physician) => <RowActions physician={physician} {...actions} />,
    },
  ]
}

const statusColumn: Column<User> = {
  id: 'status',
  header: 'Status',
  sortBy: ({ isActive }) => (isActive ? 0 : 1),
  cell: ({ isActive }) => <Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Inactive'}</Badge>,
}

function Name({ physician, onEdit }: { physician: User; onEdit: () => void }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar firstName={physician.firstName} lastName={physician.lastName} imageUrl={physician.profileImageUrl} />
      <span className="min-w-0">
        <button
          type="button"
          onClick={onEdit}
          className="block max-w-full truncate rounded-chip text-left hover:underline max-tablet:text-14"
        >
          <span className="font-semibold">{physician.lastName || physician.email}</span> {physician.firstName}
        </button>
        <span className="block truncate text-12 text-muted">
          {hasNoAddress(physician.email) ? 'no address yet' : physician.email}
        </span>
      </span>
    </span>
  )
}

function RowActions({
  physician,
  onEdit,
  onDeactivate,
  onReactivate,
  onErase,
}: PhysicianActions & { physician: User }) {
  const name = displayName(physician)
  return (
    <span className="inline-flex justify-end gap-1">
      <IconButton
        variant="quiet"
        label={`Edit ${name}`}
        title="Edit"
        icon={<Pencil />}
        onClick={() => onEdit(physician)}
      />
      {physician.isActive ? (
        <IconButton
          variant="quiet"
          label={`Deactivate ${name}`}
          title="Deactivate"
          icon={<UserX />}
          onClick={() => onDeactivate(physician)}
        />
      ) : (
        <>
          <IconButton
            variant="quiet"
            label={`Reactivate ${name}`}
            title="Reactivate"
            icon={<UserCheck />}
            onClick={() => onReactivate(physician)}
          />
          {!isErased(physician) && (
            <IconButton
              variant="quiet"
              label={`Erase ${name}`}
              title="Erase"
              icon={<Eraser />}
              onClick={() => onErase(physician)}
            />
          )}
        </>
      )}
    </span>
  )
}
