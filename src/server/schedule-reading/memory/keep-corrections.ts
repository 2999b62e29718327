/** Keeps corrections for next month's file: places are remembered by their words, because rows and columns move. */
import type { ReadingConstraint } from '../../../contract/sheet-reading.ts'
import type { Sheet } from '../../platform/files/read/read-sheet.ts'
import { headingsOf, mainSheet, plainText } from './shape-of-file.ts'

/** `anchor` is what the row, the column, or the sheet is called; without one it is found by its number. */
export type KeptCorrection = { constraint: ReadingConstraint; anchor?: string }

/** Columns further right move with the length of the month. */
const steadyColumns = 5

/** What is about one month only (its first day, single cells, rows without a name) is not kept. */
export function keepCorrections(sheets: readonly Sheet[], constraints: readonly ReadingConstraint[]): KeptCorrection[] {
  const main = mainSheet(sheets)
  return constraints.flatMap((constraint): KeptCorrection[] => {
    if ('from' in constraint) return []
    if (!('is' in constraint)) return [{ constraint }]
    const sheet = sheets[constraint.sheet ?? 0]
    const isCell = 'row' in constraint && 'column' in constraint
    if (!sheet || isCell) return []
    if ('row' in constraint) return (constraint.sheet ?? 0) === main ? anchored(rowName(sheet, constraint.row)) : []
    if (!('column' in constraint)) return anchored(plainText(sheet.name))
    if ((constraint.sheet ?? 0) !== main) return []
    const name = headingsOf(sheet).find(({ column }) => column === constraint.column)?.text
    return name === undefined && constraint.column < steadyColumns ? [{ constraint }] : anchored(name)

    function anchored(anchor: string | undefined): KeptCorrection[] {
      return anchor ? [{ constraint, anchor }] : []
    }
  })
}

/** The same corrections placed in another file; those whose place is missing are left out. */
export function recallCorrections(sheets: readonly Sheet[], kept: readonly KeptCorrection[]): ReadingConstraint[] {
  const main = mainSheet(sheets)
  const sheet = sheets[main]
  if (!sheet) return []
  return kept.flatMap(({ constraint, anchor }): ReadingConstraint[] => {
    if (!('is' in constraint)) return [constraint]
    if ('row' in constraint) {
      const rows = new Set(sheet.cells.map(({ row }) => row))
      const row = [...rows].find((one) => rowName(sheet, one) === anchor)
      return row === undefined ? [] : [{ sheet: main, row, is: constraint.is }]
    }
    if ('column' in constraint) {
      if (anchor === undefined) return [{ ...constraint, sheet: main }]
      const heading = headingsOf(sheet).find(({ text }) => text === anchor)
      return heading ? [{ sheet: main, column: heading.column, is: constraint.is }] : []
    }
    const place = sheets.findIndex(({ name }) => plainText(name) === anchor)
    return place === -1 ? [] : [{ sheet: place, is: 'ignore' }]
  })
}

/** What its first cell says, if no other row says the same. */
function rowName({ cells }: Sheet, row: number): string | undefined {
  const first = new Map<number, { column: number; text: string }>()
  for (const cell of cells) if (cell.column <= (first.get(cell.row)?.column ?? cell.column)) first.set(cell.row, cell)
  const name = plainText(first.get(row)?.text ?? '')
  const same = [...first.values()].filter(({ text }) => plainText(text) === name)
  return name !== '' && same.length === 1 ? name : undefined
}
