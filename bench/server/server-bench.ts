/** The server under load: one group on the embedded database, and many groups on PostgreSQL with servers and workers. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { compareWithBare } from './bare.ts'
import { measureCost } from './cost.ts'
import { measureManyGroups } from './many-groups.ts'
import { measureOneGroup } from './one-group.ts'
import type { Outcome } from './outcome.ts'
import { printOutcome } from './outcome.ts'
import { measureQuarter } from './quarter.ts'
import { measureScale, readScale } from './scale.ts'
import { planOf, tableOf, writeScaleReport } from './scale-report.ts'

const plans = {
  /** A few seconds, for continuous integration: shows that it works, not how fast. */
  quick: {
    one: { people: 12, warmUp: 2, seconds: 8, pauseMs: 2000, hurried: 100 },
    many: { groups: 3, people: 8, seconds: 5, pauseMs: 1500 },
  },
  /**
   * 60 people who open a page or change something every 8 s, or 4,500 steps in ten minutes; 2,000 who do so once a
   * minute, since no one uses a schedule all day.
   */
  full: {
    one: { people: 60, warmUp: 20, seconds: 90, pauseMs: 8000, hurried: 4500 },
    many: { groups: 50, people: 40, seconds: 90, pauseMs: 60_000 },
  },
}

/** Turns of each in the comparison with bare servers. */
const bareTurns = { quick: 3, full: 25 }

/** One size, `scale groups=100 people=45 most=2000 seconds=90`, or `scale draw` for the table and the plot of all that were measured. */
async function runScale(words: string[], root: string): Promise<void> {
  const numberOf = (name: string, usual: number) =>
    Number(words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual)
  if (words.includes('draw')) return writeScaleReport(root, readScale(root))
  const row = await measureScale(root, {
    groups: numberOf('groups', 10),
    people: numberOf('people', 45),
    most: numberOf('most', 2000),
    seconds: numberOf('seconds', 90),
  })
  console.log(`${tableOf([row])}\n\n${planOf([row])}`)
  if (row.errors > 0) process.exitCode = 1
}

/**
 * `quick` is the short form; `one` or `many` runs only that part; `bare` compares one read with bare servers, `cost` says what
 * single calls cost, `quarter` times three months, and `scale` measures how the cost grows with the number of groups.
 */
export async function run(words: string[], root: string): Promise<void> {
  if (words.includes('cost')) return await measureCost(root)
  if (words.includes('scale')) return await runScale(words, root)
  if (words.includes('bare')) return await compareWithBare(root, bareTurns.full)
  if (words.includes('quarter')) return await measureQuarter(root)
  const plan = words.includes('quick') ? plans.quick : plans.full
  console.log(
    `${cpus().length} cores, which the people, the servers and the databases share; load before: ${describeLoad()}`,
  )
  const outcomes: Outcome[] = []
  if (!words.includes('many')) outcomes.push(await measureOneGroup(root, plan.one))
  if (!words.includes('one')) outcomes.push(await measureManyGroups(root, plan.many))
  for (const outcome of outcomes) printOutcome(outcome)
  if (words.includes('quick')) await compareWithBare(root, bareTurns.quick)
  console.log(`load after: ${describeLoad()}`)
  const folder = join(root, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'server.json'), JSON.stringify(outcomes, null, 2))
  const errors = outcomes.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.errors, 0)
  if (errors > 0) {
    console.log(`\n${errors} calls failed.`)
    process.exitCode = 1
  }
}

/** Tasks that ran or waited for a core, on average over one and five minutes. */
function describeLoad(): string {
  return loadavg()
    .slice(0, 2)
    .map((load) => load.toFixed(1))
    .join(', ')
}
