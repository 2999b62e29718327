/** A rectangle of cells, from its start to the focused cell, and what can be done with all of it at once. */
import { useMemo, useState } from 'react'
import type { Role } from '../../../contract/roles.ts'
import type { Plan } from '../edits/plan-edit.ts'
import { type Cell, countOpened, planFill, planLockAll, planOpenAll, planSwapDays } from '../edits/plan-range.ts'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { idOfKey } from '../model/rows.ts'
import type { Desk } from '../use-desk.ts'

/** Role ids by row and column; null is a day off. */
type Copied = (number | null)[][]

export function useSelection(desk: Desk, keys: readonly string[], days: readonly GridDay[], active: Place) {
  const [anchor, setAnchor] = useState<Place>()
  const [copied, setCopied] = useState<Copied>()
  const [asked, ask] = useState<Plan>()
  const { context, act, index } = desk
  const corner = anchor && keys.includes(anchor.row) ? anchor : active
  const span = useMemo(() => spanOf(keys, corner, active), [keys, corner, active])
  const rows = cellsIn(span, days)
  const cells = rows.flat()
  const held = cells.flatMap((cell) => index.at(cell.physicianId, cell.date))

  /** Of a published schedule, several shifts are cleared once that is confirmed, also by pasting or filling over them. */
  const actOrAsk = (plan: Plan) => (desk.schedule.status === 'active' && countOpened(plan) > 1 ? ask(plan) : act(plan))
  const copy = () =>
    setCopied(rows.map((row) => row.map(({ physicianId, date }) => index.at(physicianId, date)[0]?.roleId ?? null)))
  const paste = () => {
    if (!copied) return
    const first = keys.indexOf(span.rows[0] ?? '')
    const wanted = copied.flatMap((roles, down) =>
      roles.flatMap((roleId, right) => {
        const physicianId = idOfKey(keys[first + down] ?? '')
        const day = days[span.from + right]
        return physicianId === undefined || !day || day.isOutside ? [] : [{ physicianId, date: day.date, roleId }]
      }),
    )
    actOrAsk(planFill('Paste', wanted, context))
  }
  return {
    isRange: cells.length > 1,
    count: cells.length,
    canPaste: copied !== undefined,
    /** The selected columns of a row as text, so only rows whose selection changed redraw. */
    columnsOf: (key: string) => (cells.length > 1 && span.rows.includes(key) ? `${span.from}-${span.to}` : ''),
    extend: () => setAnchor(corner),
    extendFrom: setAnchor,
    clear: () => setAnchor(undefined),
    copy,
    paste,
    open: () => actOrAsk(planOpenAll(cells, context)),
    clearing: asked && {
      schedule: desk.schedule,
      count: countOpened(asked),
      onConfirm: () => act(asked),
      onClose: () => ask(undefined),
    },
    /** The first and the last person of the selection, who can trade their days. */
    pair: pairOf(rows, context),
    swap: () => act(planSwapDays(rows[0] ?? [], rows.at(-1) ?? [], context)),
    isEmpty: held.length === 0,
    isLocked: held.length > 0 && held.every((shift) => shift.isLocked),
    lock: () => act(planLockAll(cells, context)),
    assign: (role: Role) =>
      actOrAsk(
        planFill(
          `Assign ${desk.codes.get(role.name) ?? role.name},`,
          cells.map((cell) => ({ ...cell, roleId: role.id })),
          context,
        ),
      ),
  }
}
export type Selection = ReturnType<typeof useSelection>

function pairOf(rows: Cell[][], { shortNameOf }: Desk['context']): string | undefined {
  const [one, other] = [rows[0]?.[0], rows.at(-1)?.[0]]
  if (!one || !other || rows.length < 2) return undefined
  return `${shortNameOf(one.physicianId)} and ${shortNameOf(other.physicianId)}`
}

type SelectedSpan = { rows: string[]; from: number; to: number }

/** Rows of physicians only. */
function spanOf(keys: readonly string[], one: Place, other: Place): SelectedSpan {
  const [first, last] = [keys.indexOf(one.row), keys.indexOf(other.row)].toSorted((low, high) => low - high)
  const [from, to] = [one.column, other.column].toSorted((low, high) => low - high)
  const rows = keys.slice(first, last! + 1).filter((key) => idOfKey(key) !== undefined)
  return { rows, from: from!, to: to! }
}

function cellsIn({ rows, from, to }: SelectedSpan, days: readonly GridDay[]): Cell[][] {
  const dates = days.slice(from, to + 1).filter(({ isOutside }) => !isOutside)
  return rows.map((key) => dates.map(({ date }) => ({ physicianId: idOfKey(key)!, date })))
}
