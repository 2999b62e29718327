/** One row of the sheet: its number, and its cells in the tints of what they were read as. */
import { memo } from 'react'
import type { ReadCell } from '../../../contract/sheet-reading.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { placeName } from '../corrections.ts'
import { readingLabels, tintOf } from './tints.ts'

type SheetRowProps = {
  idBase: string
  row: number
  cells: ReadCell[]
  columns: number
  /** The column with the cursor, -1 for the row's number. */
  cursor: number | undefined
}

export const cursorRing = 'outline-2 -outline-offset-2 outline-focus'
export const spotId = (idBase: string, row: number, column: number) => `${idBase}-${row}-${column}`

export const SheetRow = memo(function SheetRow({ idBase, row, cells, columns, cursor }: SheetRowProps) {
  return (
    <tr>
      <th
        id={spotId(idBase, row, -1)}
        scope="row"
        data-row={row}
        className={joinClasses(
          'sticky left-0 z-10 border-r border-b border-line bg-sunken px-1.5 text-11 font-normal text-muted',
          cursor === -1 && cursorRing,
        )}
      >
        <span className="sr-only">Row </span>
        {row + 1}
      </th>
      {slotsOf(cells, columns).map(({ column, span, cell }) => (
        <td
          key={column}
          id={spotId(idBase, row, column)}
          data-row={row}
          data-column={column}
          colSpan={span}
          title={cell && `${placeName({ row, column })}: ${cell.text}`}
          className={joinClasses(
            'h-5.5 min-w-5 border-r border-b border-line text-11 leading-none whitespace-nowrap',
            cell && cell.text.length > 4 ? 'max-w-50 truncate px-1.5' : 'px-px text-center [font-stretch:84%]',
            cell && tintOf(cell),
            cursor !== undefined && cursor >= column && cursor < column + span && cursorRing,
          )}
        >
          {cell?.text}
          {cell && <span className="sr-only">, {readingLabels[cell.is]}</span>}
        </td>
      ))}
    </tr>
  )
})

type Slot = { column: number; span: number; cell?: ReadCell }

/** Merged cells cover their columns; a long text with nothing to its right runs on, as in a spreadsheet. */
export function slotsOf(cells: ReadCell[], columns: number): Slot[] {
  const byColumn = new Map(cells.map((cell) => [cell.column, cell]))
  const slots: Slot[] = []
  for (let column = 0; column < columns; ) {
    const cell = byColumn.get(column)
    if (!cell) {
      slots.push({ column, span: 1 })
      column++
      continue
    }
    const next = cells.find((other) => other.column > column)?.column ?? columns
    const runsOn = cell.text.length > 8 && cell.is !== 'people' && cell.is !== 'shifts' && cell.is !== 'dates'
    const span = Math.max(1, Math.min(runsOn ? columns : (cell.columnSpan ?? 1), next - column, columns - column))
    slots.push({ column, span, cell })
    column += span
  }
  return slots
}
