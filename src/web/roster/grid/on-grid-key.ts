/** What each key does in the grid: with the focused cell, the selection, or a shift on the move. */
import type { KeyboardEvent } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { idOfKey } from '../model/rows.ts'
import type { Desk } from '../use-desk.ts'
import { readKey, type useTyping } from './read-key.ts'
import { placeOf } from './use-drag.ts'
import type { useGridMoves } from './use-grid-moves.ts'
import type { Selection } from './use-selection.ts'

type KeyedGrid = {
  desk: Desk
  days: readonly GridDay[]
  rows: readonly string[]
  /** The cell that has the focus. */
  active: Place
  shiftAt: (place: Place) => Shift | undefined
  moves: ReturnType<typeof useGridMoves>
  selection: Selection
  typing: ReturnType<typeof useTyping>
  focus: (place: Place) => void
  hideTip: () => void
  openWindow: () => void
}

export function onGridKey(grid: KeyedGrid): (event: KeyboardEvent) => void {
  const { desk, days, rows, active, shiftAt, moves, selection, typing, focus } = grid
  return (event) => {
    if (!placeOf(event.target as Element)) return
    const shift = shiftAt(active)
    const action = readKey(
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey, shift: event.shiftKey },
      {
        place: active,
        grid: { rows, columns: days.length },
        isMoving: moves.move !== undefined,
        isRange: selection.isRange,
        typed: typing.typed,
        hasShift: shift !== undefined && moves.canMove(active),
        canAssign: desk.isEditable && idOfKey(active.row) !== undefined && days[active.column]?.isOutside === false,
        codes: desk.codes,
      },
    )
    if (!action) return
    event.preventDefault()
    grid.hideTip()
    if (action.do === 'focus') typing.finish()
    else if (action.do !== 'type') typing.stop()
    switch (action.do) {
      case 'focus':
        selection.clear()
        focus(action.place)
        return moves.aim(action.place)
      case 'extend':
        selection.extend()
        return focus(action.place)
      case 'unselect':
        return selection.clear()
      case 'copy':
        return selection.copy()
      case 'paste':
        return selection.paste()
      case 'open-window':
        return grid.openWindow()
      case 'clear':
        if (selection.isRange) return desk.isEditable ? selection.open() : undefined
        return shift && shift.physicianId !== null ? desk.open(shift) : undefined
      case 'start-move':
        return moves.start(active, 'keyboard')
      case 'drop':
        return moves.drop()
      case 'cancel':
        if (moves.move) focus(moves.move.from)
        return moves.cancel()
      case 'type':
        return typing.type(action.text)
      case 'assign':
        return typing.assign(action.roleName)
    }
  }
}
