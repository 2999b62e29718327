import { readFile } from '../src/server/platform/files/read/read-file.ts'
import { boundsOf } from '../src/server/schedule-reading/layout-search/constraints.ts'
import { readTables } from '../src/server/schedule-reading/layout-search/split-tables.ts'
import { surenessOf } from '../src/server/schedule-reading/layout-search/sureness.ts'
import { gridOf } from '../src/server/schedule-reading/understanding/grid.ts'
import { readLegends } from '../src/server/schedule-reading/understanding/legend.ts'
import { fieldKinds, makeField } from '../tests/generated/field/kinds.ts'
import { makeFile } from '../tests/generated/make-schedule.ts'
export async function run([set = 'tuned', name = '', seed = '1']: string[]): Promise<void> {
  const made =
    set === 'gen'
      ? await makeFile(Number(seed), 'tuned')
      : await makeField(fieldKinds[set as 'tuned'][name]!, Number(seed))
  const { sheets } = await readFile(made.content)
  const grids = sheets.map(gridOf)
  const legend = readLegends(grids)
  for (const [i, grid] of grids.entries()) {
    const context = {
      today: made.today,
      legend,
      bounds: boundsOf([], i),
      known: new Set<string>(),
      titles: grids.flatMap(({ name, cells }) => [name, ...cells.slice(0, 30).map(({ text }) => text)]),
      hint: { today: made.today },
      knownNames: new Set<string>(),
    }
    for (const t of readTables(grid, context)) {
      console.log(
        'TABLE',
        t.grid.cells.length,
        'bits',
        t.bits,
        'unexplained',
        t.search.unexplainedBits,
        t.reading.layout,
      )
      for (const r of t.search.readings.slice(0, 4))
        console.log(
          ' reading',
          r.bits.toFixed(0),
          JSON.stringify(r.laid.layout),
          'facts',
          r.facts.length,
          'doubles',
          r.doubles,
          r.resolution.dates[0]?.[0],
          r.resolution.dates.at(-1)?.at(-1),
          r.resolution.guessed,
          r.resolution.bits.toFixed(0),
          JSON.stringify(r.totals),
        )
      if (!t.best) {
        console.log('no best', t.reading.entries.length)
        continue
      }
      const s = surenessOf(t.best, t.search)
      console.log(s.isSure, s.share, s.failed, s.passed, 'other', s.other?.bits)
      const { study, laid } = t.best
      for (const { row, role, gap } of laid.rows.slice(0, 45))
        console.log(
          String(row).padStart(3),
          role.padEnd(9),
          gap.toFixed(0).padStart(5),
          study.own[row]!.slice(0, 9)
            .map((f) => (f?.text ?? '').slice(0, 16).replace(/\n/g, '⏎').padEnd(10))
            .join('|'),
        )
      console.log(
        'ignored',
        [...laid.ignored],
        'joined',
        JSON.stringify(study.joined),
        'close',
        laid.closeCalls.filter((c) => Math.abs(c.gap) < 15).slice(0, 6),
      )
    }
  }
}
