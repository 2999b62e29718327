/** The engine's goals next to the measurements. A goal applies at the end of a run of its length; other runs are left out. */

import { roomToImprove } from '../src/engine/search/careless.ts'
import type { Claim } from './claims.ts'
import type { RepairFigures } from './repairs.ts'
import { changedPercent, handoffRatio, loneBackupPercent, type Signed, sortedBy, wholePercent } from './signatures.ts'
import type { Measured } from './table.ts'

type Goal = { what: string; goal: string; found: string; isReached: boolean }

/** Allowed percentage above the best known after 10 and after 60 seconds; undefined means no goal. */
const above: { instances: number[]; ten: number; sixty: number }[] = [
  { instances: [1, 2, 3, 4], ten: 0.5, sixty: 3 },
  { instances: [5, 6, 7, 10, 11, 12, 16], ten: 3, sixty: 3 },
  { instances: [8], ten: 7, sixty: 3 },
  { instances: [9, 14, 18], ten: 18, sixty: 10 },
]
const boundWithin = { instances: [2, 3, 4, 5, 6, 7, 8, 10, 11], percent: 1 }
const gapWithin = 15
const pointsWithin = { people: [45, 60], points: 1.5 }
const claimed = { coverage: 98.5, fairness: 94 }

/** For 7-on/7-off groups with the default settings and time: for the median group and the worst one. */
const signature = {
  whole: { median: 97, worst: 90 },
  fairness: { median: 95, worst: 92 },
  changed: 5,
  handoffs: 1.08,
  loneBackup: 10,
}

export function compareWithGoals(
  measured: Measured[],
  claims: Claim[],
  repairs: RepairFigures | undefined,
  signed: Signed[],
): Goal[] {
  return [
    ...measured.flatMap(ofPublic),
    ...measured.filter(({ best }) => best === undefined).flatMap(ofMonth),
    ...ofClaims(claims),
    ...ofSignatures(signed.filter(({ pattern }) => pattern === '7-on-7-off')),
    ...(repairs ? [goal('repair of one absence', 'under 1000 ms', repairs.longest, 'ms', repairs.longest < 1000)] : []),
  ]
}

export function printGoals(goals: Goal[]): void {
  console.log('\nFirst goals')
  for (const { what, goal: wanted, found, isReached } of goals) {
    console.log(`${isReached ? 'reached' : 'MISSED '} ${what.padEnd(46)} ${wanted.padEnd(18)} ${found}`)
  }
}

function ofPublic(measured: Measured): Goal[] {
  const { name, best } = measured
  const instance = Number(name.split(' ')[1])
  const limits = above.find(({ instances }) => instances.includes(instance))
  const end = endOf(measured)
  if (best === undefined || !limits || !end) return []
  const { seconds, cost, bound } = end
  const goals: Goal[] = []
  const limit = seconds === 10 ? limits.ten : seconds === 60 ? limits.sixty : undefined
  if (limit !== undefined) {
    const over = (100 * (cost - best)) / best
    goals.push(goal(`${name}, ${seconds} s: above best known`, `at most ${limit} %`, over, '%', over <= limit))
  }
  if (seconds === 10 && boundWithin.instances.includes(instance)) {
    const under = (100 * (best - bound)) / best
    const isReached = under <= boundWithin.percent
    goals.push(goal(`${name}, 10 s: bound below best known`, `at most ${boundWithin.percent} %`, under, '%', isReached))
  }
  return goals
}

function ofMonth(measured: Measured): Goal[] {
  const { name, seconds, people, careless, firstLegalSeconds } = measured
  const goals: Goal[] = []
  if (people === 45) {
    goals.push(
      goal(`${name}, ${seconds} s: first legal roster`, 'at most 1 s', firstLegalSeconds, 's', firstLegalSeconds <= 1),
    )
  }
  const end = endOf(measured)
  if (!end || seconds !== 30 || people === 30) return goals
  const gap = (100 * (end.cost - end.bound)) / end.cost
  goals.push(goal(`${name}, 30 s: proven gap`, `at most ${gapWithin} %`, gap, '%', gap <= gapWithin))
  if (careless && pointsWithin.people.includes(people)) {
    const [points, { points: most }] = [roomToImprove(end, careless) ?? 100, pointsWithin]
    goals.push(goal(`${name}, 30 s: proven gap`, `at most ${most} points`, points, 'points', points <= most))
  }
  goals.push(goal(`${name}, 30 s: open shifts`, 'none', end.openSlots, '', end.openSlots === 0))
  return goals
}

/** The state when the run's time was up. */
function endOf({ seconds: given, moments }: Measured) {
  return moments.find(({ seconds }) => seconds === given)
}

function ofClaims(claims: Claim[]): Goal[] {
  if (claims.length === 0) return []
  const lowest = (of: 'coverage' | 'fairness') => Math.min(...claims.map((claim) => claim[of]))
  return (['coverage', 'fairness'] as const).map((of) => {
    const found = lowest(of)
    return goal(`lowest ${of} of ${claims.length} groups`, `at least ${claimed[of]}`, found, '', found >= claimed[of])
  })
}

function ofSignatures(signed: Signed[]): Goal[] {
  if (signed.length === 0) return []
  const sorted = (of: (one: Signed) => number) => sortedBy(signed, of)
  const middle = (of: (one: Signed) => number) => sorted(of)[Math.floor(signed.length / 2)]!
  const least = (of: (one: Signed) => number) => sorted(of)[0]!
  const most = (of: (one: Signed) => number) => sorted(of).at(-1)!
  const atLeast = (what: string, wanted: number, found: number) =>
    goal(`${what} of ${signed.length} groups`, `at least ${wanted}`, found, '', found >= wanted)
  const atMost = (what: string, wanted: number, found: number) =>
    goal(`${what} of ${signed.length} groups`, `at most ${wanted}`, found, '', found <= wanted)
  const { whole, fairness, changed, handoffs, loneBackup } = signature
  return [
    atLeast('full weeks %, median', whole.median, middle(wholePercent)),
    atLeast('full weeks %, worst', whole.worst, least(wholePercent)),
    atLeast(
      'fairness, median',
      fairness.median,
      middle((one) => one.fairness),
    ),
    atLeast(
      'fairness, worst',
      fairness.worst,
      least((one) => one.fairness),
    ),
    atLeast(
      'coverage, worst',
      100,
      least((one) => one.coverage),
    ),
    atMost('stretches with a change of role %, worst', changed, most(changedPercent)),
    atMost('handoffs over the fewest possible, worst', handoffs, most(handoffRatio)),
    atMost(
      'lone working days, worst',
      0,
      most((one) => one.loneDays),
    ),
    atMost('lone backup days %, worst', loneBackup, most(loneBackupPercent)),
    atMost(
      'backup within 24 h after a night, worst',
      0,
      most((one) => one.backupAfterNight),
    ),
    atMost(
      'first legal roster s, worst',
      1,
      most((one) => one.firstLegalSeconds),
    ),
  ]
}

function goal(what: string, wanted: string, found: number, unit: string, isReached: boolean): Goal {
  return { what, goal: wanted, found: `${found.toFixed(unit === 'ms' ? 0 : 2)} ${unit}`.trim(), isReached }
}
