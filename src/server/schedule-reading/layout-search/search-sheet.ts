/** The search: apply every layout to a sheet, resolve the dates of the cheapest ones, weigh the results, keep the best. */
import type { CalendarDate } from '../../../engine/model.ts'
import type { Grid } from '../understanding/grid.ts'
import type { Legend } from '../understanding/legend.ts'
import type { Bounds } from './constraints.ts'
import { asDaysOrWeeks } from './dates/days-or-weeks.ts'
import { resolveTimes } from './dates/resolve-times.ts'
import { hintsOf } from './dates/title-hints.ts'
import { joinClocks, joinRowsOfNames, joinWrapped, repeatWords } from './join-wrapped.ts'
import type { LaidOut } from './laid-out.ts'
import { layOut, roughBits } from './lay-out.ts'
import { layoutsOf } from './layouts.ts'
import { type SeenAs, type Study, studySheet } from './study-sheet.ts'
import { type Weighed, weigh } from './weigh-reading.ts'

export type SearchContext = {
  today: CalendarDate
  legend: Legend
  bounds: Bounds
  /** Names and titles known from other sheets. */
  known: ReadonlySet<string>
  titles: readonly string[]
}

export type SheetSearch = {
  /** Cheapest first; empty if leaving everything unexplained is cheaper than any layout. */
  readings: Weighed[]
  /** What the sheet costs unexplained. */
  unexplainedBits: number
}

/** Layouts that are laid out in full after a first look at all. */
const mostPromising = 24
/** A long sheet distinguishes layouts better, and costs more to lay out. */
const tallSheet = 400
const mostPromisingTall = 6
/** Layouts whose dates are resolved, and ways of resolving that are weighed for each. */
const mostLayouts = 10
const mostResolutions = 3

export function searchSheet(grid: Grid, context: SearchContext): SheetSearch {
  const hasLines = grid.cells.some(({ text }) => text.includes('\n'))
  const readings: Weighed[] = []
  let unexplainedBits = 0
  const joined = [joinWrapped(grid), joinRowsOfNames(grid), joinClocks(grid), ...repeatWords(grid)].filter(
    (view) => view !== undefined,
  )
  const views: SeenAs[] = ['cells', ...(hasLines ? (['lines'] as const) : []), ...joined]
  for (const seenAs of views) {
    const study = studySheet(grid, { ...context, seenAs })
    if (seenAs === 'cells') unexplainedBits = study.own.flat().reduce((sum, facts) => sum + (facts?.bits.plain ?? 0), 0)
    readings.push(...readStudy(study, context))
  }
  readings.sort((one, other) => one.bits - other.bits)
  return { readings, unexplainedBits }
}

function readStudy(study: Study, { bounds, today, titles }: SearchContext): Weighed[] {
  const rough = [...layoutsOf(study, bounds)]
    .map((layout) => ({ layout, bits: roughBits(study, layout, bounds) }))
    .filter(({ bits }) => bits < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.bits - other.bits)
  const laid: LaidOut[] = []
  for (const { layout } of rough.slice(0, study.rows > tallSheet ? mostPromisingTall : mostPromising)) {
    const one = layOut(study, layout, bounds)
    if (one && one.entries.length > 0) laid.push(one)
  }
  laid.sort((one, other) => one.bits - other.bits)
  const own = hintsOf(study.titles)
  const hints = own.years.size > 0 || own.months.size > 0 || own.starts.length > 0 ? own : hintsOf(titles)
  return laid.slice(0, mostLayouts).flatMap((one) => {
    const isColumn = typeof one.layout.time === 'number'
    const evidence = { saysWeek: own.saysWeek, bounds, isColumn }
    return resolveTimes(one.times, { today, hints, bounds, isColumn })
      .slice(0, mostResolutions)
      .flatMap((resolution) => asDaysOrWeeks(resolution, evidence))
      .map((resolution) => weigh(study, one, resolution))
  })
}
