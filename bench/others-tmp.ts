import { readSheets } from '../src/server/schedule-reading/understanding/understand-sheets.ts'
import { gridOf } from '../src/server/schedule-reading/understanding/grid.ts'
import { readLegends } from '../src/server/schedule-reading/understanding/legend.ts'
import { readTables } from '../src/server/schedule-reading/layout-search/split-tables.ts'
import { boundsOf } from '../src/server/schedule-reading/layout-search/constraints.ts'
import { columnsBeside } from '../src/server/schedule-reading/layout-search/leftovers.ts'
import { makeOther } from '../tests/generated/not-schedules.ts'
export async function run(): Promise<void> {
  for (const held of [false, true]) for (let seed = 1; seed < 60; seed++) {
    const { sheet, kind, isPlan } = makeOther(seed, held)
    const { understanding: u } = readSheets([sheet], '2026-06-01')
    if (u.reading.isSure && !isPlan) {
      console.log(kind, seed)
      const grid = gridOf(sheet, 0); const legend = readLegends([grid])
      const [t] = readTables(grid, { today: '2026-06-01', legend, bounds: boundsOf([], 0), known: new Set(), titles: [], hint: { today: '2026-06-01' }, knownNames: new Set() })
      console.log(JSON.stringify(t!.best?.laid.layout), t!.best && columnsBeside(t!.best), t!.best?.facts.length, t!.best?.laid.explained.size, grid.cells.length, [...t!.best?.laid.ignored ?? []])
      return
    }
  }
}
