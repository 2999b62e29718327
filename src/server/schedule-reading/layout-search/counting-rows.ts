/** Rows that count the cells of their columns, whatever they're called: under "Anzahl N", how many N each day has. */
import type { TextFacts } from './candidates/text-facts.ts'

type Rows = readonly (readonly { column: number; facts: Pick<TextFacts, 'text' | 'isNumber'> }[])[]

/** Fewer numbers, or the same one everywhere, may agree by chance. */
const fewestNumbers = 5
const fewestValues = 2

export function countingRows(rows: Rows): ReadonlySet<number> {
  const counts = new Map<string, Map<number, number>>()
  for (const { column, facts } of rows.flat()) {
    if (facts.isNumber) continue
    const byColumn = counts.get(facts.text) ?? new Map<number, number>()
    counts.set(facts.text, byColumn.set(column, (byColumn.get(column) ?? 0) + 1))
  }
  const isCounting = (row: Rows[number]) => {
    const numbers = row.filter(({ facts }) => facts.isNumber)
    if (numbers.length < fewestNumbers || new Set(numbers.map(({ facts }) => facts.text)).size < fewestValues)
      return false
    return [...counts.values()].some((byColumn) =>
      numbers.every(({ column, facts }) => (byColumn.get(column) ?? 0) === Number(facts.text)),
    )
  }
  return new Set(rows.flatMap((row, at) => (isCounting(row) ? [at] : [])))
}
