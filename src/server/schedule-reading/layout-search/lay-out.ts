/** Applies one layout to a sheet: a role for every row and column, the entries, and the price of all cells except dates. */

import type { Bounds } from './constraints.ts'
import { frameOf } from './frame.ts'
import type { LaidOut } from './laid-out.ts'
import type { Layout } from './layouts.ts'
import { assignRows } from './rows/assign-rows.ts'
import { walkRows } from './rows/walk-rows.ts'
import type { Study } from './study-sheet.ts'
import { vocabularyBits } from './vocabulary-bits.ts'

/** Rows that show which layouts are worth a second look; a year of records continues like its first weeks. */
const firstLook = 160

/** What a layout costs at most: rows have their roles, but no column is left out yet and no word is counted. */
export function roughBits(study: Study, layout: Layout, bounds: Bounds): number {
  const { rows, bits } = assignRows(frameOf(study, layout, new Set()), bounds, Math.min(study.rows, firstLook))
  return rows.some(({ role }) => role === 'body') ? layout.bits + bits : Number.POSITIVE_INFINITY
}

/** Rows first, then the columns that are cheaper outside the schedule, then the rows again. */
const rounds = 3

export function layOut(study: Study, layout: Layout, bounds: Bounds): LaidOut | undefined {
  const ignored = new Set<number>()
  let laid: LaidOut | undefined
  for (let round = 0; round < rounds; round++) {
    const frame = frameOf(study, layout, ignored)
    const { rows, bits } = assignRows(frame, bounds)
    if (!rows.some(({ role }) => role === 'body')) return undefined
    const { columns, ...found } = walkRows(frame, rows)
    const vocabulary = vocabularyBits(study, layout, found)
    laid = {
      ...found,
      layout,
      content: frame.content,
      rows,
      ignored: new Set(ignored),
      bits: layout.bits + bits + vocabulary,
    }
    for (const [column, { read, aside, cells }] of columns)
      if (layout.time === 'above' || layout.person === 'above' || layout.shift === 'above')
        laid.closeCalls.push({ column, gap: aside - read, cells })
    const worse = [...columns].filter(([column, { read, aside }]) => read > aside + 1 && !ignored.has(column))
    if (worse.length === 0 || (layout.time !== 'above' && layout.only !== undefined)) break
    for (const [column] of worse) ignored.add(column)
  }
  return laid
}
