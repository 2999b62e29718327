/** Identified Roles: what the file staffs, with how many, and how sure that is. */
import { ListX } from 'lucide-react'
import type { FoundRoleView } from '../../contract/schedule-reading.ts'
import { plural } from '../../engine/text/plural.ts'
import { Card, EmptyState } from '../ui/card.tsx'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-sort.ts'
import { chipCode } from './chip-code.ts'
import { EvidenceButton } from './evidence.tsx'

const columns: Column<FoundRoleView>[] = [
  {
    id: 'name',
    header: 'Role',
    namesRow: true,
    cell: ({ name, description, codes, kind }) => (
      <span className="flex items-start gap-3">
        <ShiftChip code={chipCode(codes[0], name)} kind={kind} />
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-12 font-normal text-muted">{description}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'coverage',
    header: 'Coverage',
    cell: ({ coverage, coverageParts = [coverage] }) => (
      <span className="flex flex-col">
        {coverageParts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    ),
  },
  {
    id: 'responsibilities',
    header: 'Responsibilities',
    cell: ({ responsibilities }) => (
      <ul className="text-12 text-muted">
        {responsibilities.map((responsibility) => (
          <li key={responsibility}>{responsibility}</li>
        ))}
      </ul>
    ),
  },
  {
    id: 'sure',
    header: 'How sure',
    hidesHeader: true,
    align: 'end',
    cell: ({ name, confidence, cells, cellCount }) => (
      <EvidenceButton of={name} {...{ confidence, cells, cellCount }} />
    ),
  },
]

export function RolesCard({ roles }: { roles: FoundRoleView[] }) {
  const codes = new Set(roles.flatMap((role) => role.codes)).size
  return (
    <Card
      title="Identified Roles"
      padding="none"
      actions={
        <span className="text-12 text-muted">
          {codes > 0 ? `${roles.length}, from ${plural(codes, 'code')}` : roles.length}
        </span>
      }
    >
      <Table
        label="Identified Roles"
        columns={columns}
        rows={roles}
        rowKey={({ name }) => name}
        sortParameter="roles"
        empty={
          <EmptyState icon={<ListX />} title="No roles found">
            The file names people but not their roles.
          </EmptyState>
        }
      />
    </Card>
  )
}
