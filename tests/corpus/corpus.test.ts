/** How much of the corpus is understood, cell by cell: at least 95 % in all and 85 % of each layout. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFile } from '../../src/server/platform/files/read/read-file.ts'
import { understandSheets } from '../../src/server/schedule-reading/understanding/understand-sheets.ts'
import { addScores, contentOf, type Score, score, shareRight, type Truth } from './truth.ts'

type Measured = { truth: Truth; score: Score }

async function measure(folder: string): Promise<Measured[]> {
  const at = (name: string) => readFileSync(new URL(`${folder}/${name}`, import.meta.url))
  const truths = JSON.parse(at('truth.json').toString()) as Truth[]
  const measured: Measured[] = []
  for (const truth of truths) {
    const file = await readFile(contentOf(truth, at(truth.file)))
    measured.push({ truth, score: score(truth, understandSheets(file.sheets, truth.today)) })
  }
  return measured
}

function groupScores(measured: Measured[], field: 'layout' | 'format'): [string, Score][] {
  const names = [...new Set(measured.map(({ truth }) => truth[field]))].sort()
  return names.map((name) => [
    name,
    addScores(measured.filter(({ truth }) => truth[field] === name).map((one) => one.score)),
  ])
}

function say(title: string, rows: [string, Score][]): void {
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(8)
  const lines = rows.map(([name, one]) => {
    const parts = [one.people, one.dates, one.codes, one.times].map((part) => percent(part, one.cells)).join('')
    return `${name.padEnd(16)}${String(one.cells).padStart(6)}${percent(one.right, one.cells + one.extra)}${parts}`
  })
  const head = `${''.padEnd(16)} cells   right  people   dates   codes   times`
  process.stdout.write(`\n${title}\n${head}\n${lines.join('\n')}\n`)
}

for (const { name, folder, fewest } of [
  { name: 'the corpus', folder: 'files', fewest: 30 },
  { name: 'what was held out first', folder: 'files/held-out', fewest: 8 },
  { name: 'what was held out later', folder: 'files/held-out-later', fewest: 8 },
  { name: 'what was held out last', folder: 'files/held-out-last', fewest: 8 },
  { name: 'what two products export', folder: 'files/held-out-products', fewest: 8 },
])
  test(`${name} is understood`, async () => {
    const measured = await measure(folder)
    const total = addScores(measured.map((one) => one.score))
    const layouts = groupScores(measured, 'layout')
    say(`${name}, by layout`, [...layouts, ['all', total]])
    say(`${name}, by format`, groupScores(measured, 'format'))
    expect(measured.length).toBeGreaterThanOrEqual(fewest)
    expect(shareRight(total)).toBeGreaterThanOrEqual(0.95)
    for (const [layout, one] of layouts) expect(shareRight(one), layout).toBeGreaterThanOrEqual(0.85)
  })
