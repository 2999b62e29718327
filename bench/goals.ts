/** The engine's goals next to the measurements. A goal applies at the end of a run of its length; other runs are left out. */

import { roomToImprove } from '../src/engine/search/careless.ts'
import type { Claim } from './claims.ts'
import { type Goal, goal } from './goal.ts'
import type { RepairFigures } from './repairs.ts'
import { ofSignatures, type Signed } from './signature-goals.ts'
import type { Measured } from './table.ts'

/** Percent above the best known that is allowed after 10 and after 60 seconds; undefined: no goal. */
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
    ...ofSignatures(signed),
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
  const { name, seconds, people, careless, firstFullSeconds } = measured
  const goals: Goal[] = []
  if (people === 45 || people === 60) {
    goals.push(
      goal(`${name}, ${seconds} s: first full roster`, 'at most 0.5 s', firstFullSeconds, 's', firstFullSeconds <= 0.5),
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
