/** Colors that say which shift a cell is: an "x", a name, or nothing in blue, if the file paints the word "Day" blue. */
import type { Cell, Sheet } from '../../platform/files/read/read-sheet.ts'
import { meaningOfPhrase } from './known-codes.ts'
import { readName } from './people/names.ts'
import { findTimes } from './read-times.ts'

const mark = /^(?:x|✓|✔|•|●|\*)$/i
const isWord = (text: string) => !mark.test(text) && (meaningOfPhrase(text) ?? findTimes(text)) !== undefined

export type ColoredSheets = {
  /** Marks and empty cells with a known color have the word of that color, names have it behind them. */
  sheets: Sheet[]
  /** Whether a cell only explains a color. */
  isKey: (sheet: number, row: number, column: number) => boolean
  /** Marks have several colors, and the file doesn't explain one of them. */
  hasUnknownColor: boolean
  /** The same for so many empty cells that they may be the shifts. */
  hasPaintedCells: boolean
}

/** Fewer painted cells are decoration. */
const fewestPainted = 12

export function readColors(sheets: Sheet[]): ColoredSheets {
  const cells = sheets.flatMap((sheet) => sheet.cells)
  const marks = new Set(cells.flatMap(({ text, fill }) => (fill && mark.test(text) ? [fill] : [])))
  const empty = new Set(sheets.flatMap(({ painted = [] }) => painted.flatMap(({ fill }) => fill ?? [])))
  const fills = new Map<string, Set<string>>()
  for (const { text, fill } of cells)
    if (fill && readName(text)) fills.set(text, (fills.get(text) ?? new Set()).add(fill))
  // Names that come in several colors: the color says what they do.
  const named = new Set([...fills].flatMap(([, own]) => (own.size > 1 ? [...own] : [])))
  const colors = new Set([...(marks.size < 2 ? [] : marks), ...empty, ...named])
  const { key, places } = keyOf(sheets, colors, named)
  const wordOf = (fill: string | undefined) => (fill && colors.has(fill) ? key.get(fill) : undefined)
  return {
    isKey: (sheet, row, column) => places.has(`${sheet} ${row} ${column}`),
    sheets: sheets.map((sheet, index) => {
      const worded = sheet.cells.map((cell) => {
        const word = wordOf(cell.fill)
        if (!word) return cell
        const isNamed = fills.has(cell.text) && named.has(cell.fill!)
        return isNamed
          ? { ...cell, text: `${cell.text} (${word})` }
          : mark.test(cell.text)
            ? { ...cell, text: word }
            : cell
      })
      const painted = (sheet.painted ?? []).flatMap(({ row, column, place, fill }): Cell[] => {
        const text = wordOf(fill)
        const isPlaced = text && !places.has(`${index} ${row} ${column}`)
        return isPlaced ? [{ row, column, place, text, rowSpan: 1, columnSpan: 1 }] : []
      })
      return { name: sheet.name, cells: [...worded, ...painted].sort((a, b) => a.row - b.row || a.column - b.column) }
    }),
    hasUnknownColor: marks.size > 1 && [...marks].some((color) => !key.has(color)),
    hasPaintedCells: sheets.some(
      ({ painted = [] }) => painted.filter(({ fill }) => !wordOf(fill)).length >= fewestPainted,
    ),
  }
}

/** The word that a color fills, or that is right next to a cell of that color. */
function keyOf(
  sheets: Sheet[],
  colors: ReadonlySet<string>,
  named: ReadonlySet<string>,
): { key: Map<string, string>; places: Set<string> } {
  const key = new Map<string, string>()
  const places = new Set<string>()
  // A color that fills different words is decoration: weekends, holidays, new people.
  const texts = new Map<string, Set<string>>()
  for (const { text, fill } of sheets.flatMap(({ cells }) => cells))
    if (fill && !mark.test(text)) texts.set(fill, (texts.get(fill) ?? new Set()).add(text.toLowerCase()))
  for (const [index, { cells, painted = [] }] of sheets.entries()) {
    const swatches = new Map(painted.map(({ row, column, fill }) => [`${row} ${column + 1}`, fill]))
    const deepest = cells.reduce((most, { row }) => Math.max(most, row + 1), 0)
    const isStripe = (color: string, column: number) =>
      [...painted, ...cells].filter((one) => one.fill === color && one.column === column).length > deepest / 2
    for (const { text, fill, row, column } of cells) {
      const beside = fill ? undefined : swatches.get(`${row} ${column}`)
      const color = fill ?? beside
      const isDecoration = (texts.get(color ?? '')?.size ?? 0) > 1 && !(beside && named.has(beside))
      if (!color || isDecoration || isStripe(color, column)) continue
      if (!colors.has(color) || key.has(color) || !isWord(text)) continue
      key.set(color, text)
      places.add(`${index} ${row} ${column}`)
      if (beside) places.add(`${index} ${row} ${column - 1}`)
    }
  }
  return { key, places }
}
