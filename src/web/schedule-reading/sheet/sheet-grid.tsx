/** The sheet of the file with the reading laid over it. Pointing at a row, a column, or a cell says what it holds; arrows and letters do the same. */
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { type LineContent, lineContents, type ReadSheet } from '../../../contract/sheet-reading.ts'
import { columnLetter } from '../../../engine/text/column-letter.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { Spot } from '../corrections.ts'
import { cursorRing, SheetRow, spotId } from './sheet-row.tsx'
import { contentKeys, SpotMenu } from './spot-menu.tsx'

/** More columns than people have days and notes are never part of a schedule. */
const mostColumns = 120

/** The cursor: -1 stands for the row of letters and for the column of numbers. */
type Cursor = { row: number; column: number }

type SheetGridProps = {
  sheet: ReadSheet
  /** What a person said about a spot already. */
  toldOf: (spot: Spot) => LineContent | undefined
  /** Who works when, for a cell of the schedule. */
  describe: (spot: Spot) => string | undefined
  onTell: ((spot: Spot, is: LineContent) => void) | undefined
}

export function SheetGrid({ sheet, toldOf, describe, onTell }: SheetGridProps) {
  const idBase = useId()
  const columns = Math.min(sheet.columns, mostColumns)
  const rows = sheet.rows.map(({ row }) => row)
  const [cursor, setCursor] = useState<Cursor>({ row: rows[0] ?? 0, column: 0 })
  const [isOpen, setIsOpen] = useState(false)
  const grid = useRef<HTMLTableElement>(null)
  const spot = spotAt(sheet.sheet, cursor)

  const moveTo = (next: Cursor) => {
    setCursor(next)
    document
      .getElementById(spotId(idBase, next.row, next.column))
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const tell = (is: LineContent) => {
    setIsOpen(false)
    grid.current?.focus()
    onTell?.(spot, is)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const content = lineContents.find((one) => contentKeys[one] === event.key.toLowerCase())
    if (event.key === ' ' && (event.shiftKey || event.ctrlKey))
      moveTo(event.shiftKey ? { ...cursor, column: -1 } : { ...cursor, row: -1 })
    else if (event.key === 'Enter' || event.key === ' ') setIsOpen(onTell !== undefined)
    else if (event.key in steps) moveTo(stepped(cursor, steps[event.key]!, rows, columns))
    else if (content && onTell && !event.ctrlKey && !event.metaKey && !event.altKey) tell(content)
    else return
    event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    const place = (target as Element).closest<HTMLElement>('[data-row], [data-column]')
    if (!place) return
    const { row, column } = place.dataset
    setCursor({ row: row === undefined ? -1 : Number(row), column: column === undefined ? -1 : Number(column) })
    setIsOpen(onTell !== undefined)
    grid.current?.focus({ preventScroll: true })
  }
  return (
    <div className="relative max-h-180 overflow-auto">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which arrows move is a grid
        role="grid"
        aria-label={`Sheet ${sheet.name || sheet.sheet + 1}`}
        aria-activedescendant={spotId(idBase, cursor.row, cursor.column)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className="min-w-full cursor-default border-separate border-spacing-0 outline-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus"
      >
        <thead className="sticky top-0 z-20">
          <tr>
            <td className="sticky left-0 z-10 border-r border-b border-line bg-sunken" />
            {Array.from({ length: columns }, (_, column) => (
              <th
                key={columnLetter(column)}
                id={spotId(idBase, -1, column)}
                scope="col"
                data-column={column}
                className={joinClasses(
                  'h-5.5 min-w-5 border-r border-b border-line px-px text-11 font-normal [font-stretch:80%]',
                  toldOf({ sheet: sheet.sheet, column }) ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
                  cursor.row === -1 && cursor.column === column && cursorRing,
                )}
              >
                {columnLetter(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ row, cells }) => (
            <SheetRow
              key={row}
              idBase={idBase}
              row={row}
              cells={cells}
              columns={columns}
              cursor={cursor.row === row ? cursor.column : undefined}
            />
          ))}
        </tbody>
      </table>
      {onTell && (
        <SpotMenu
          key={spotId(idBase, cursor.row, cursor.column)}
          anchorId={spotId(idBase, cursor.row, cursor.column)}
          spot={spot}
          told={toldOf(spot)}
          says={describe(spot)}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onTell={tell}
        />
      )}
    </div>
  )
}

function spotAt(sheet: number, { row, column }: Cursor): Spot {
  return { sheet, ...(row >= 0 ? { row } : {}), ...(column >= 0 ? { column } : {}) }
}

const steps: Record<string, Cursor> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Over the rows that hold something. The corner between letters and numbers is no place. */
function stepped(cursor: Cursor, step: Cursor, rows: readonly number[], columns: number): Cursor {
  const places = [-1, ...rows]
  const at = Math.min(Math.max(places.indexOf(cursor.row) + step.row, 0), places.length - 1)
  const next = { row: places[at]!, column: Math.min(Math.max(cursor.column + step.column, -1), columns - 1) }
  return next.row === -1 && next.column === -1 ? cursor : next
}
