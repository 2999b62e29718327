/** Tables that go on: the same heading again, on the next page or in the next part, over other people. */

import type { Frame } from './frame.ts'
import type { AssignedRow } from './rows/assign-rows.ts'

/** For such a heading the row of the first one, whose days it has. Over the same people, day numbers are another month's. */
export function repeatedHeadings(
  { study, layout, cellsOf, sectionCell }: Frame,
  rows: AssignedRow[],
): ReadonlyMap<number, number> {
  const { time, person } = layout
  const repeated = new Map<number, number>()
  const known = new Map<string, { row: number; names: Set<string> }>()
  if (time !== 'above' || person === 'above') return repeated
  const nameOf = ({ row, headings }: AssignedRow) =>
    typeof person === 'number' ? study.shown[row]![person]?.text : sectionCell(headings.section)?.facts.text
  for (const { row, role } of rows) {
    if (role !== 'dates') continue
    const days = cellsOf(row).filter(({ facts }) => facts.isDate)
    const text = days.map(({ column, facts }) => `${column} ${facts.text}`).join('\n')
    const isWhole = days.every(({ facts }) => facts.dates.some(({ month, day }) => month && day))
    if (!isWhole && person === 'cell') continue
    const own = rows.filter((one) => one.role === 'body' && one.headings.dates === row)
    const names = own.flatMap((one) => nameOf(one) ?? [])
    const before = known.get(text)
    if (!before || (!isWhole && names.some((name) => before.names.has(name))))
      known.set(text, { row, names: new Set(names) })
    else {
      repeated.set(row, before.row)
      for (const name of names) before.names.add(name)
    }
  }
  return repeated
}
