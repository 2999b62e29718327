/** Marks whose color says which shift they are: an "x" in blue, where the file paints the word "Day" blue. */
import type { Sheet } from '../../platform/files/read/read-sheet.ts'
import { meaningOfPhrase } from './known-codes.ts'
import { findTimes } from './read-times.ts'

const mark = /^(?:x|✓|✔|•|●|\*)$/i

export type ColoredSheets = {
  /** Marks with a known color have the word of that color. */
  sheets: Sheet[]
  /** Whether a cell only tells what a color means. */
  isKey: (sheet: number, row: number, column: number) => boolean
  /** Marks have several colors, and the file does not say what one of them means. */
  hasUnknownColor: boolean
}

export function readColors(sheets: Sheet[]): ColoredSheets {
  const cells = sheets.flatMap((sheet) => sheet.cells)
  const colors = new Set(cells.flatMap(({ text, fill }) => (fill && mark.test(text) ? [fill] : [])))
  if (colors.size < 2) return { sheets, isKey: () => false, hasUnknownColor: false }
  const key = new Map<string, string>()
  const isWord = (text: string) => !mark.test(text) && (meaningOfPhrase(text) ?? findTimes(text)) !== undefined
  const places = new Set<string>()
  for (const [index, sheet] of sheets.entries())
    for (const { text, fill, row, column } of sheet.cells) {
      if (!fill || !colors.has(fill) || key.has(fill) || !isWord(text)) continue
      key.set(fill, text)
      places.add(`${index} ${row} ${column}`)
    }
  return {
    isKey: (sheet, row, column) => places.has(`${sheet} ${row} ${column}`),
    sheets: sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => {
        const word = mark.test(cell.text) && cell.fill ? key.get(cell.fill) : undefined
        return word ? { ...cell, text: word } : cell
      }),
    })),
    hasUnknownColor: [...colors].some((color) => !key.has(color)),
  }
}
