/** The rows of the table, cell by cell, to correct in place; on phones one block per row. */
import { memo, useId } from 'react'
import { entryOf } from '../../../contract/fields/physician.ts'
import { startSentence } from '../../../engine/text/capital.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { TableField } from './column-meanings.ts'
import type { DraftRow, Problems } from './draft-rows.ts'

type DraftGridProps = {
  fields: readonly TableField[]
  rows: readonly DraftRow[]
  leftOut: ReadonlySet<number>
  problems: ReadonlyMap<number, Problems>
  onEdit: (number: number, field: TableField, text: string) => void
  onInclude: (number: number, isIncluded: boolean) => void
}

function isWide(field: TableField): boolean {
  return field === 'email' || entryOf(field).isWide === true
}

export function DraftGrid({ fields, rows, leftOut, problems, onEdit, onInclude }: DraftGridProps) {
  return (
    <div className="max-w-full overflow-x-auto">
      <table aria-label="Physicians to add" className="w-full border-collapse max-tablet:block">
        <thead className="max-tablet:hidden">
          <tr className="border-b border-line text-left text-12 text-muted">
            <th scope="col" className="py-2 pl-4 font-medium">
              Row
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" className="px-1.5 py-2 font-medium whitespace-nowrap">
                {entryOf(field).label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {rows.map((row) => (
            <Row
              key={row.number}
              row={row}
              fields={fields}
              isLeftOut={leftOut.has(row.number)}
              problems={problems.get(row.number)}
              onEdit={onEdit}
              onInclude={onInclude}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<DraftGridProps, 'fields' | 'onEdit' | 'onInclude'> & {
  row: DraftRow
  isLeftOut: boolean
  problems: Problems | undefined
}

const Row = memo(function Row({ row, fields, isLeftOut, problems, onEdit, onInclude }: RowProps) {
  return (
    <tr
      className={joinClasses(
        'border-b border-line align-top last:border-b-0 max-tablet:block max-tablet:px-4 max-tablet:py-3',
        isLeftOut && 'bg-sunken',
      )}
    >
      <th
        scope="row"
        className="py-2 pr-2 pl-4 text-left font-normal whitespace-nowrap max-tablet:block max-tablet:p-0!"
      >
        <Checkbox
          label={
            <>
              <span className="sr-only">Add row </span>
              {row.number + 1}
            </>
          }
          checked={!isLeftOut}
          onCheckedChange={(isIncluded) => onInclude(row.number, isIncluded)}
        />
      </th>
      {fields.map((field) => (
        <Cell
          key={field}
          label={`${entryOf(field).label}, row ${row.number + 1}`}
          field={field}
          text={row.texts[field] ?? ''}
          problem={problems?.[field]}
          isOff={isLeftOut}
          onChange={(text) => onEdit(row.number, field, text)}
        />
      ))}
    </tr>
  )
})

type CellProps = {
  label: string
  field: TableField
  text: string
  problem: string | undefined
  isOff: boolean
  onChange: (text: string) => void
}

function Cell({ label, field, text, problem, isOff, onChange }: CellProps) {
  const id = useId()
  return (
    <td className="px-1.5 py-1 last:pr-4 max-tablet:block max-tablet:px-0!">
      <span aria-hidden="true" className="mb-1 block text-12 text-muted tablet:hidden">
        {entryOf(field).label}
      </span>
      <TextInput
        size="dense"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        disabled={isOff}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={joinClasses('touch:h-11 touch:text-16', isWide(field) ? 'tablet:min-w-56' : 'tablet:min-w-28')}
      />
      {problem && (
        <p id={id} className="mt-0.5 max-w-56 text-12 font-medium text-bad">
          {startSentence(problem)}
        </p>
      )}
    </td>
  )
}
