/** The engine's benchmark: public instances and our own months on two threads, as a table, a plot, and a JSON file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { compileProblem } from '../src/engine/compile-problem.ts'
import type { Pattern } from '../src/engine/model.ts'
import { priceCareless } from '../src/engine/search/careless.ts'
import { recount } from '../src/engine/shapes/check.ts'
import type { Board } from '../src/engine/shapes/limit.ts'
import { realisticMonth } from '../src/engine/testing/realistic-month.ts'
import { measureClaims } from './claims.ts'
import { type DuetResult, runDuet } from './duet.ts'
import { compareWithGoals, printGoals } from './goals.ts'
import { plotGrowth } from './plot.ts'
import { bestKnown, readInstance } from './public-instances.ts'
import { race } from './race/race.ts'
import { measureRepairs } from './repairs.ts'
import type { Signed } from './signature-goals.ts'
import { measureSignatures, type SignaturePlan } from './signatures.ts'
import { measureStability } from './stability.ts'
import { headline, lineOf, type Measured } from './table.ts'

/** `seconds`: one run of each length. A longer run at that moment hasn't cooled down yet, so it doesn't count as the shorter one. */
type Work = { name: string; board: Board; best?: number; careless?: number; people: number; seconds: number[] }

const moments = [1, 5, 10, 30, 60]

const plans = {
  quick: {
    seconds: { ofInstances: [5], ofMonths: [5] },
    instances: [3, 5, 8, 9, 12],
    groups: [30, 45, 60, 100],
    variants: 1,
    claims: { groups: 4, seconds: 5 },
    signed: { groups: 2, seconds: 5 },
  },
  full: {
    seconds: { ofInstances: [10, 60], ofMonths: [30, 60] },
    instances: Object.keys(bestKnown).map(Number),
    groups: [30, 45, 60, 100],
    variants: 3,
    claims: { groups: 20, seconds: 30 },
    signed: { groups: 20, seconds: 10 },
  },
}

const workerFile = new URL('./solver-worker.mjs', import.meta.url)
/** Parts that can run alone. */
const parts = ['claims', 'signature', 'race', 'stability']
const patterns: Pattern[] = ['7-on-7-off', '12-hour-day-night', 'custom']

/**
 * `quick` runs the short version; `claims`, `signature`, `race`, or `stability` runs only that part; `seconds=10`, `groups=4`, `seeds=1,8`,
 * `pattern=custom`, and `only=8,P45` narrow it down; `theirs=60` is the time of the other solvers in a race;
 * `clock=processor` times signatures by processor; anything else is the folder of instances.
 */
export async function run(words: string[], root: string): Promise<void> {
  const plan = { ...(words.includes('quick') ? plans.quick : plans.full) }
  const seconds = settingOf(words, 'seconds')
  if (seconds) plan.seconds = { ofInstances: [Number(seconds)], ofMonths: [Number(seconds)] }
  const only = words.includes('claims') || words.includes('signature') ? [] : settingOf(words, 'only')?.split(',')
  const folder =
    words.find((word) => word !== 'quick' && !parts.includes(word) && !word.includes('=')) ?? process.env.INSTANCES
  const works = [...publicWorks(plan, folder ?? join(root, '../shared/bench/shift-scheduling')), ...ourMonths(plan)]
  const chosen = only ? works.filter((work) => only.some((part) => work.name.split(' ').includes(part))) : works
  if (words.includes('race')) {
    const theirs = Number(settingOf(words, 'theirs') ?? 60)
    await race(workerFile, chosen, { ours: Number(seconds ?? 10), theirs })
    return
  }
  if (words.includes('stability')) {
    await measureStability(workerFile, chosen, Number(seconds ?? 10))
    return
  }
  console.log(`${chosen.length} boards, two threads on ${cpus().length} cores`)
  console.log(headline())
  const measured: Measured[] = []
  for (const work of chosen)
    for (const length of work.seconds) {
      const result = await runDuet(workerFile, work.board, {
        seed: 1,
        seconds: length,
        moments: moments.filter((moment) => moment <= length),
      })
      const one = verified(work, length, result)
      measured.push(one)
      for (const line of lineOf(one)) console.log(line)
    }
  // A narrowed-down run prints only its own part.
  const hasClaims = only === undefined || words.includes('claims')
  if (seconds) plan.claims = { ...plan.claims, seconds: Number(seconds) }
  const signed = only === undefined || words.includes('signature') ? await signAll(words, plan.signed) : []
  const claims = !hasClaims ? [] : await measureClaims(workerFile, plan.claims.groups, plan.claims.seconds)
  const repairs = !hasClaims ? undefined : await measureRepairs(workerFile, plan.claims.seconds)
  printGoals(compareWithGoals(measured, claims, repairs, signed))
  const results = join(root, 'bench/results')
  mkdirSync(results, { recursive: true })
  writeFileSync(
    join(results, 'engine.json'),
    `${JSON.stringify({ at: new Date().toISOString(), plan, measured, claims, repairs, signed }, null, 1)}\n`,
  )
  const longest = measured.filter(
    (one) => !measured.some(({ name, seconds }) => name === one.name && seconds > one.seconds),
  )
  writeFileSync(join(results, 'engine.svg'), plotGrowth(longest))
  console.log('Written: bench/results/engine.json and bench/results/engine.svg')
}

/** The months of each pattern, or of one. */
async function signAll(words: string[], usual: { groups: number; seconds: number }): Promise<Signed[]> {
  const groups = Number(settingOf(words, 'groups') ?? usual.groups)
  const plan: SignaturePlan = {
    seeds: settingOf(words, 'seeds')?.split(',').map(Number) ?? Array.from({ length: groups }, (_, index) => index + 1),
    seconds: Number(settingOf(words, 'seconds') ?? usual.seconds),
    clock: settingOf(words, 'clock') === 'processor' ? 'processor' : 'wall',
  }
  const chosen = settingOf(words, 'pattern')
  const signed: Signed[] = []
  for (const pattern of patterns)
    if ((chosen ?? pattern) === pattern) signed.push(...(await measureSignatures(workerFile, pattern, plan)))
  return signed
}

function settingOf(words: string[], name: string): string | undefined {
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
}

type Plan = (typeof plans)['full']

function publicWorks({ instances, seconds: { ofInstances } }: Plan, folder: string): Work[] {
  if (!existsSync(folder)) {
    console.log(`No public instances in ${folder}: give their folder as an argument or in INSTANCES.`)
    return []
  }
  return instances.flatMap((instance) => {
    const file = join(folder, `Instance${instance}.txt`)
    if (!existsSync(file)) return []
    const board = readInstance(readFileSync(file, 'utf8'))
    const people = board.people.length
    return [{ name: `public ${instance}`, board, best: bestKnown[instance], people, seconds: ofInstances }]
  })
}

function ourMonths({ groups, variants, seconds: { ofMonths } }: Plan): Work[] {
  return groups.flatMap((people) =>
    Array.from({ length: variants }, (_, index) => {
      const pattern = patterns[index % patterns.length]!
      const { board } = compileProblem(realisticMonth({ physicians: people, seed: index + 1, pattern }))
      const name = `month P${people} ${pattern} #${index + 1}`
      return { name, board, people, careless: priceCareless(board), seconds: ofMonths }
    }),
  )
}

/** Scores the roster again here, so the printed numbers don't come from the search itself. */
function verified(work: Work, seconds: number, result: DuetResult): Measured {
  const checked = result.roster && recount(work.board, result.roster)
  if (checked && Math.abs(checked.cost - result.cost) > 1e-6)
    throw new Error(`${work.name} was reported to cost ${result.cost} and costs ${checked.cost}.`)
  return {
    name: work.name,
    seconds,
    people: work.people,
    best: work.best,
    careless: work.careless,
    hardBreaches: checked?.hard.length ?? 0,
    firstFullSeconds: result.firstFullSeconds,
    moments: result.moments,
  }
}
