/** What each column of the table was read as, and a way to correct it. */
import { ArrowRight } from 'lucide-react'
import { entryOf } from '../../../contract/fields/physician.ts'
import { pluralWord } from '../../../engine/text/plural.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { type Meaning, tableFields } from './column-meanings.ts'
import type { UnderstoodTable } from './understand-table.ts'

const options: { value: Meaning; label: string }[] = [
  { value: 'nothing', label: 'Leave out' },
  { value: 'name', label: 'First and last name' },
  ...tableFields.map((value) => ({ value, label: entryOf(value).label })),
]

type ColumnChoicesProps = {
  table: UnderstoodTable
  meanings: readonly Meaning[]
  onAssign: (column: number, meaning: Meaning) => void
}

export function ColumnChoices({ table, meanings, onAssign }: ColumnChoicesProps) {
  const leftOut = table.headers.filter((_, column) => (meanings[column] ?? 'nothing') === 'nothing')
  return (
    <Card
      title="Columns"
      description={
        leftOut.length === 0
          ? `We recognized ${meanings.length === 1 ? 'the column' : `all ${meanings.length} columns`}.`
          : `Not added: ${leftOut.join(', ')}. Choose a field to add ${pluralWord(leftOut.length, 'it', 'them')}.`
      }
    >
      <ul className="grid gap-x-5 gap-y-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {table.headers.map((header, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={column} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1.2fr)] items-center gap-2">
            <div className="min-w-0">
              <p className="truncate font-semibold">{header}</p>
              <p className="truncate text-12 text-muted">{exampleOf(table.rows, column)}</p>
            </div>
            <ArrowRight className="size-3.5 text-faint" />
            <Select
              aria-label={`Field for ${header}`}
              value={meanings[column] ?? 'nothing'}
              options={options}
              onValueChange={(meaning) => onAssign(column, meaning)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function exampleOf(rows: string[][], column: number): string {
  return rows.find((row) => row[column])?.[column] ?? 'empty'
}
