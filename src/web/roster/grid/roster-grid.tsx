/** The roster: physicians by days, used by mouse, touch, and keyboard. Only rows that changed redraw. */
// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be laid out on their own, which keeps an edit cheap.
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus at a time, and passes it on by the arrows.
import { type FocusEvent, type MouseEvent, useCallback, useRef, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { Span } from '../model/days.ts'
import { moveFocus, type Place } from '../model/move-focus.ts'
import { idOfKey, type RowOrder } from '../model/rows.ts'
import { CellTip, useCellTip } from '../popover/cell-tip.tsx'
import { CellWindow } from '../popover/cell-window.tsx'
import type { Desk } from '../use-desk.ts'
import { type Density, rowHeights } from '../use-roster-address.ts'
import type { RosterData } from '../use-roster-data.ts'
import { ColumnLayer, firstPlace, useColumnHover, useTodayInSight } from './column-layer.tsx'
import { CoverageRow, HeadRow } from './grid-head.tsx'
import { MoveLayer } from './move-layer.tsx'
import { NoMatch } from './no-match.tsx'
import { onGridKey } from './on-grid-key.ts'
import { OpenRows } from './open-rows.tsx'
import { PhysicianGroups } from './physician-rows.tsx'
import { useTyping } from './read-key.ts'
import { SelectionBar } from './selection-bar.tsx'
import { cellAt, useRefusedSlide } from './slide-chip.ts'
import { placeOf } from './use-drag.ts'
import { useGridMoves } from './use-grid-moves.ts'
import type { GridRows } from './use-grid-rows.ts'
import { useMouseSelection } from './use-mouse-selection.ts'
import { useSelection } from './use-selection.ts'

type RosterGridProps = {
  desk: Desk
  data: RosterData
  rows: GridRows
  span: Span
  density: Density
  order: RowOrder
  onOrder: (order: RowOrder) => void
  place: Place
  onPlace: (place: Place) => void
  /** The cell whose dialog is open from the start. */
  asked: Place | undefined
  /** Missing where nothing can be filtered. */
  onClearFilters?: (() => void) | undefined
}

export function RosterGrid({
  desk,
  data,
  rows,
  span,
  density,
  order,
  onOrder,
  place,
  onPlace,
  asked,
  onClearFilters,
}: RosterGridProps) {
  const { days } = data
  const scroller = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(asked)
  const hover = useColumnHover(sheet)
  const tip = useCellTip(sheet)
  const active = rows.keys.includes(place.row) && place.column < days.length ? place : firstPlace(rows, days)
  const { ownShifts, open } = rows
  const shiftAt = useCallback(
    ({ row, column }: Place): Shift | undefined => {
      const date = days[column]?.date
      const id = idOfKey(row)
      const shifts = id === undefined ? open.find(({ key }) => key === row)?.shifts : ownShifts(id)
      return shifts?.find((shift) => shift.date === date)
    },
    [days, open, ownShifts],
  )
  const moves = useGridMoves(desk, { days, shiftAt }, { scroller, sheet })
  const selection = useSelection(desk, rows.keys, days, active)
  const press = useMouseSelection(scroller, {
    onExtend: (from, to) => {
      selection.extendFrom(from)
      focus(to)
    },
  })
  const typing = useTyping(desk, (role) => {
    const physicianId = idOfKey(active.row)
    const date = days[active.column]?.date
    if (selection.isRange) return selection.assign(role)
    if (physicianId === undefined || !date) return
    desk.assign({ physicianId, date }, role)
    // The next code goes below, as in a spreadsheet.
    const below = moveFocus(active, { key: 'ArrowDown', ctrl: false }, { rows: rows.keys, columns: days.length })
    if (below) focus(below)
  })
  useRefusedSlide(desk, sheet, days)
  useTodayInSight(scroller, days)

  const focus = (next: Place) => {
    onPlace(next)
    if (sheet.current) cellAt(sheet.current, next)?.focus({ preventScroll: false })
  }
  const onFocus = (event: FocusEvent) => {
    const focused = placeOf(event.target)
    tip.aim(focused)
    if (focused && (focused.row !== place.row || focused.column !== place.column)) onPlace(focused)
  }
  const onKeyDown = onGridKey({
    ...{ desk, days, active, rows: rows.keys, shiftAt, moves, selection, typing, focus },
    hideTip: tip.hide,
    openWindow: () => setOpened(active),
  })
  const onClick = (event: MouseEvent) => {
    const clicked = placeOf(event.target as Element)
    tip.hide()
    if (!clicked || moves.drag.tookClick()) return
    if (event.shiftKey) selection.extend()
    else selection.clear()
    focus(clicked)
    if (event.shiftKey) return
    if (moves.move) return moves.drop(clicked)
    setOpened(clicked)
  }

  return (
    <div
      ref={scroller}
      className={opened ? 'roster is-opened' : 'roster'}
      style={
        {
          '--row': `${rowHeights[density]}px`,
          '--days': days.length,
          '--rows': rows.people.length + rows.open.length + rows.groups.filter(({ title }) => title).length,
          '--narrowest': span === 'month' ? undefined : '44px',
        } as React.CSSProperties
      }
    >
      <div
        ref={sheet}
        role="grid"
        aria-label={`Roster, ${desk.schedule.name}`}
        aria-readonly={!desk.isEditable || undefined}
        tabIndex={-1}
        className="roster-sheet"
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerDown={(event) => {
          tip.hide()
          if (!event.shiftKey) selection.clear()
          moves.drag.begin(event)
          press.begin(event)
        }}
        onPointerOver={(event) => {
          const over = placeOf(event.target as Element)
          hover.follow(event)
          if (moves.move) moves.aim(over)
          else if (event.pointerType !== 'touch') tip.aim(over)
        }}
        onPointerLeave={() => {
          hover.leave()
          tip.aim(undefined)
        }}
      >
        <ColumnLayer days={days} hoverRef={hover.ref} />
        <div role="rowgroup" className="roster-head">
          <HeadRow days={days} order={order} onOrder={onOrder} activeColumn={active.column} />
          <CoverageRow
            days={days}
            coverage={rows.coverage}
            activeColumn={active.row === 'coverage' ? active.column : -1}
          />
        </div>
        {rows.open.length > 0 && (
          <div role="rowgroup" className="roster-open">
            <OpenRows rows={rows.open} days={days} mark={desk.mark} active={active} savingIds={desk.edits.savingIds} />
          </div>
        )}
        <div role="rowgroup" className="roster-body">
          <PhysicianGroups
            desk={desk}
            rows={rows}
            days={days}
            active={active}
            isOpened={opened !== undefined}
            typed={typing.typed}
            columnsOf={selection.columnsOf}
            span={span}
          />
        </div>
        {moves.move && (
          <MoveLayer
            move={moves.move}
            sheet={sheet}
            ghost={moves.drag.ghost}
            answerOf={moves.answerOf}
            describe={moves.describe}
          />
        )}
      </div>
      {onClearFilters && rows.staffCount > 0 && rows.people.length === 0 && <NoMatch onClear={onClearFilters} />}
      <SelectionBar selection={selection} isEditable={desk.isEditable} />
      {!opened && !moves.move && <CellTip desk={desk} tip={tip} days={days} shiftAt={shiftAt} sheet={sheet} />}
      <CellWindow
        desk={desk}
        place={opened}
        day={opened && days[opened.column]}
        coverage={opened && rows.coverage[opened.column]}
        shift={opened && shiftAt(opened)}
        anchor={() => (opened && sheet.current ? cellAt(sheet.current, opened) : null)}
        onMove={() => {
          if (opened) moves.start(opened, 'keyboard')
        }}
        onClose={() => {
          setOpened(undefined)
          if (opened && sheet.current) cellAt(sheet.current, opened)?.focus()
        }}
      />
    </div>
  )
}
