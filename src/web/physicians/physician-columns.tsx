/** The columns of the list of physicians. */
import { Eraser, Pencil, UserCheck, UserX } from 'lucide-react'
import { choicesIn } from '../../contract/fields/options.ts'
import { entryOf, type PhysicianField, physicianFieldNames } from '../../contract/fields/physician.ts'
import { hasNoAddress } from '../../contract/no-address.ts'
import { isErased } from '../../contract/privacy.ts'
import type { User } from '../../contract/users.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { displayName } from '../../engine/text/names.ts'
import { formatAgo } from '../text/moments.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { IconButton } from '../ui/button.tsx'
import type { Column } from '../ui/table-sort.ts'

export type PhysicianActions = {
  onEdit: (physician: User) => void
  onDeactivate: (physician: User) => void
  onReactivate: (physician: User) => void
  onErase: (physician: User) => void
}

/** The status is only in the list if active and inactive ones are mixed. */
export function physicianColumns(actions: PhysicianActions, showsStatus: boolean): Column<User>[] {
  return [
    {
      id: 'name',
      header: 'Physician',
      namesRow: true,
      sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`.toLowerCase(),
      cell: (physician) => <Name physician={physician} onEdit={() => actions.onEdit(physician)} />,
    },
    ...fieldColumns,
    accountColumn,
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

const fieldColumns: Column<User>[] = physicianFieldNames
  .flatMap((field) => {
    const { schema, column } = entryOf(field)
    return column ? [{ field, choices: choicesIn(schema), ...column }] : []
  })
  .sort((one, other) => one.place - other.place)
  .map(({ field, choices, header, sortsBy, hidesOnPhones }) => ({
    id: header.toLowerCase(),
    header,
    hidesOnPhones,
    align: entryOf(field).control.kind === 'number' ? 'end' : undefined,
    sortBy: sortsBy && ((person) => sortValue(person[field], sortsBy === 'option' ? choices : [])),
    cell: (person) => formatCell(person[field]) || <span className="text-faint">–</span>,
  }))

function sortValue(value: User[PhysicianField], order: readonly string[]): string | number | null {
  if (typeof value === 'number' || value === null) return value
  return order.length > 0 ? order.indexOf(String(value)) : String(value)
}

function formatCell(value: User[PhysicianField]): string {
  if (Array.isArray(value)) return value.join(', ')
  return value === null ? '' : capitalize(String(value))
}

/** Added by a coordinator, invited, or signed in. */
const accountColumn: Column<User> = {
  id: 'account',
  header: 'Account',
  sortBy: ({ membership, hasSignedIn, invitedAt }) =>
    membership === 'declined' ? -1 : hasSignedIn ? 2 : invitedAt === null ? 0 : 1,
  cell: ({ membership, hasSignedIn, invitedAt }) => {
    if (membership === 'declined') return <Badge tone="warn">Declined: check the email</Badge>
    if (hasSignedIn) return 'Joined'
    return <span className="text-muted">{invitedAt === null ? 'Added' : `Invited ${formatAgo(invitedAt)}`}</span>
  },
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
        <span className="block text-12 text-muted max-tablet:wrap-anywhere tablet:truncate">
          {hasNoAddress(physician.email) ? 'no email yet' : physician.email}
          {physician.role === 'admin' && ', administrator'}
          {!physician.isScheduled && ', doesn’t work shifts'}
        </span>
      </span>
    </span>
  )
}

function RowActions({ physician, ...actions }: PhysicianActions & { physician: User }) {
  const edit = { word: 'Edit', icon: <Pencil />, act: actions.onEdit }
  const buttons = physician.isActive
    ? [edit, { word: 'Deactivate', icon: <UserX />, act: actions.onDeactivate }]
    : [
        edit,
        { word: 'Reactivate', icon: <UserCheck />, act: actions.onReactivate },
        ...(isErased(physician) ? [] : [{ word: 'Erase', icon: <Eraser />, act: actions.onErase }]),
      ]
  return (
    <span className="inline-flex justify-end gap-1">
      {buttons.map(({ word, icon, act }) => (
        <IconButton
          key={word}
          variant="quiet"
          label={`${word} ${displayName(physician)}`}
          title={word}
          icon={icon}
          onClick={() => act(physician)}
        />
      ))}
    </span>
  )
}
