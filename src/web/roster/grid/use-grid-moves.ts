/** Moving a shift to another cell, by pointer or keyboard: its position, each row's verdict, and what a drop does. */
import { type RefObject, useCallback, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { idOfKey } from '../model/rows.ts'
import type { Desk } from '../use-desk.ts'
import { type Answered, describeMove, type Move, type TipText } from './move-layer.tsx'
import { slideChip } from './slide-chip.ts'
import { useDrag } from './use-drag.ts'

export type CellsOfGrid = {
  days: readonly GridDay[]
  /** The shift of a cell, open rows included. */
  shiftAt: (place: Place) => Shift | undefined
}

type Refs = { scroller: RefObject<HTMLElement | null>; sheet: RefObject<HTMLElement | null> }

export function useGridMoves(desk: Desk, { days, shiftAt }: CellsOfGrid, { scroller, sheet }: Refs) {
  const [move, setMove] = useState<Move>()

  const canMove = (place: Place) =>
    desk.isEditable && shiftAt(place) !== undefined && days[place.column]?.isOutside === false
  const start = (place: Place, by: Move['by']) => {
    const shift = shiftAt(place)
    if (!shift || !canMove(place)) return
    const { code, kind } = desk.mark(shift)
    setMove({ shift, code, kind, from: place, target: place, by })
  }
  const aim = useCallback((target: Place | undefined) => {
    if (target) setMove((before) => (!before || isSame(before.target, target) ? before : { ...before, target }))
  }, [])
  const cancel = useCallback(() => setMove(undefined), [])
  const drop = (target = move?.target) => {
    if (!move || !target) return
    setMove(undefined)
    const day = days[target.column]
    if (isSame(move.from, target) || !day || day.isOutside) return
    const physicianId = idOfKey(target.row) ?? null
    if (physicianId === null && move.shift.physicianId === null) return
    desk.drop(move.shift, { physicianId, date: day.date })
    if (move.by === 'keyboard') slideChip(sheet.current, move.from, target)
  }
  const drag = useDrag(scroller, {
    canDrag: canMove,
    onStart: (place) => start(place, 'pointer'),
    onTarget: aim,
    onDrop: () => drop(),
    onCancel: cancel,
  })

  const { judge, planDrop } = desk
  const shift = move?.shift
  const answerOf = useCallback(
    (row: string, column: number): Answered | undefined => {
      const physicianId = idOfKey(row)
      const day = days[column]
      if (!shift || physicianId === undefined || !day || day.isOutside) return undefined
      const plan = planDrop(shift, { physicianId, date: day.date })
      const isFree = shiftAt({ row, column }) === undefined
      if (!plan.edits) return physicianId === shift.physicianId && isFree ? { tone: 'forbidden', isFree } : undefined
      const verdict = judge(plan)
      if (!verdict) return undefined
      return { tone: verdict.tone === 'allowed' && plan.isSwap ? 'costs' : verdict.tone, isFree }
    },
    [shift, days, planDrop, judge, shiftAt],
  )
  const describe = (place: Place): TipText => {
    const day = days[place.column]
    if (!shift || !day) return { title: '', word: '', says: '', tone: 'plain' }
    if (day.isOutside)
      return { title: 'Another month', word: 'Can’t move it here.', says: 'Open that month’s schedule.', tone: 'plain' }
    const plan = planDrop(shift, { physicianId: idOfKey(place.row) ?? null, date: day.date })
    if (!plan.edits) return { title: 'Nothing to change', word: '', says: plan.refusal, tone: 'plain' }
    const verdict = judge(plan)
    return verdict
      ? describeMove(plan.label, verdict)
      : { title: plan.label, word: '', says: 'We’ll check the rules when you save.', tone: 'plain' }
  }
  return { move, start, aim, drop, cancel, drag, answerOf, describe, canMove }
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column
}
