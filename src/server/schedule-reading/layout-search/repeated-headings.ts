/** Tables that go on: the same heading again, on the next page or in the next part, over other people. */

import type { Frame, RowCell } from './frame.ts'
import type { AssignedRow } from './rows/assign-rows.ts'

/**
 * For such a heading the row of the first one, whose days it has. Over the same people, day numbers are another month's, unless
 * the corner names another shift: "NIGHTS" after "DAYS".
 */
export function repeatedHeadings(
  { study, layout, cellsOf, sectionCell }: Frame,
  rows: AssignedRow[],
): ReadonlyMap<number, number> {
  const { time, person } = layout
  const repeated = new Map<number, number>()
  const known = new Map<string, { row: number; names: Set<string>; shift: string | undefined }>()
  let month = ''
  if (time !== 'above' || person === 'above') return repeated
  const nameOf = ({ row, headings }: AssignedRow) =>
    typeof person === 'number' ? study.shown[row]![person]?.text : sectionCell(headings.section)?.facts.text
  for (const { row, role } of rows) {
    const title = role === 'months' ? textOf(cellsOf(row)) : month
    if (title !== month) known.clear()
    month = title
    if (role !== 'dates') continue
    const days = cellsOf(row).filter(({ facts }) => facts.isDate)
    const text = textOf(days)
    const isWhole = days.every(({ facts }) => facts.dates.some(({ month, day }) => month && day))
    if (!isWhole && person === 'cell') continue
    const own = rows.filter((one) => one.role === 'body' && one.headings.dates === row)
    const names = own.flatMap((one) => nameOf(one) ?? [])
    const corner = typeof person === 'number' ? study.own[row]![person]?.code : undefined
    const shift = corner?.kind === 'word' ? corner.key : undefined
    const before = known.get(text)
    const isSameShift = before?.shift === undefined || shift === undefined || before.shift === shift
    if (!before || (!isWhole && isSameShift && names.some((name) => before.names.has(name))))
      known.set(text, { row, names: new Set(names), shift })
    else {
      repeated.set(row, before.row)
      for (const name of names) before.names.add(name)
    }
  }
  return repeated
}

const textOf = (cells: RowCell[]) => cells.map(({ column, facts }) => `${column} ${facts.text}`).join('\n')
