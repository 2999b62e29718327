/** A linear model in free MPS, the format every solver reads. */
import type { LinearModel } from './model-builder.ts'

export function writeMps({ variables, rows }: LinearModel): string {
  const columns: string[][] = variables.map(({ cost }, index) => (cost === 0 ? [] : [` x${index} cost ${cost}`]))
  for (const [row, { terms }] of rows.entries())
    for (const [variable, factor] of terms) columns[variable]!.push(` x${variable} r${row} ${factor}`)
  const written = (isWhole: boolean) => columns.filter((_, index) => variables[index]!.isWhole === isWhole).flat()
  const lines = [
    ['NAME board', 'ROWS', ' N cost'],
    rows.map(({ isExact }, row) => ` ${isExact ? 'E' : 'L'} r${row}`),
    ['COLUMNS', " m1 'MARKER' 'INTORG'"],
    written(true),
    [" m2 'MARKER' 'INTEND'"],
    written(false),
    ['RHS'],
    rows.flatMap(({ atMost }, row) => (atMost === 0 ? [] : [` rhs r${row} ${atMost}`])),
    ['BOUNDS'],
    variables.map(({ most }, index) => ` UP bound x${index} ${most}`),
    ['ENDATA', ''],
  ]
  return lines.flat().join('\n')
}
