/** What titles, headings and sheet names say about month, year and week. */

import { monthOf } from '../../../../engine/month.ts'
import type { Grid } from '../grid.ts'
import { readDay, readMonth } from './read-day.ts'
import { type DateHint, resolveDates } from './resolve-dates.ts'

const aside = /updated|revised|printed|version|as of|effective|created|due/i

type Title = { row: number; isDay: boolean; hint: DateHint }

/** Of each grid its titles, found once: a sheet may have a header every week. */
const titlesOfGrid = new WeakMap<Grid, { base: DateHint; titles: Title[] }>()

function titlesOf(grid: Grid, base: DateHint): Title[] {
  const known = titlesOfGrid.get(grid)
  if (known?.base === base) return known.titles
  const titles = grid.cells.flatMap((cell) => {
    if (cell.text.length > longestTitle || aside.test(cell.text)) return []
    const hint = hintOf(cell.text, base)
    return hint ? [{ row: cell.row, isDay: readDay(cell.text, cell.date)?.day !== undefined, hint }] : []
  })
  titles.sort((a, b) => a.row - b.row)
  titlesOfGrid.set(grid, { base, titles })
  return titles
}

/** Letters. */
const longestTitle = 200

/** The month or the week that the nearest words above speak of; then the sheet's name; then what the caller knows. */
export function hintAbove(grid: Grid, row: number, base: DateHint): DateHint {
  const nearest = titlesOf(grid, base).findLast((title) => title.row < row || (title.row === row && !title.isDay))
  const first = titlesOf(grid, base).find((title) => title.row === nearest?.row && !(title.row === row && title.isDay))
  // A sheet's name cannot hold a stroke: "12-7 to 12-13".
  return first?.hint ?? hintOf(grid.name.replace(/(\d{1,2})-(\d{1,2})(?!\d)/g, '$1/$2'), base) ?? base
}

export function hintOf(text: string, hint: DateHint): DateHint | undefined {
  const week =
    /(?:week|wk)\s*(?:of|beginning|starting|commencing)?\s*:?\s*(.{3,40})$|^\D{0,30}?(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s*(?:-|–|to|thru)\s*\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)/i.exec(
      text,
    )
  const mark = week ? readDay((week[1] ?? week[2] ?? '').replace(/[().]/g, ' ').trim()) : undefined
  const start = mark?.month ? resolveDates([mark], hint)?.dates[0]?.[0] : undefined
  const month = readMonth(text)
  if (start) return { ...hint, weekStart: start, ...monthOf(start) }
  return month ? { ...hint, ...(month.year ? {} : { year: undefined }), ...month } : undefined
}
