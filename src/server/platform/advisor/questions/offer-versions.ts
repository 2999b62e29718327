/** Measures the schedules that searches found for a what-if, chooses those to offer, and compares each with the current one. */
import { checkRoster } from '../../../../engine/check-roster.ts'
import { assignmentsFrom, type Compiled, compileProblem, rosterFrom } from '../../../../engine/compile-problem.ts'
import { shiftKindOf } from '../../../../engine/demand.ts'
import { onceEach } from '../../../../engine/finding.ts'
import type { Assignment, Problem, ShiftKind } from '../../../../engine/model.ts'
import type { RuleId } from '../../../../engine/rules/rule-ids.ts'
import { pointsOf100 } from '../../../../engine/search/careless.ts'
import { recount } from '../../../../engine/shapes/check.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'
import { carriedAssignments } from '../../../../engine/supposition.ts'
import { type Candidate, type Chosen, nearlyBest } from '../../../../engine/versions/choose-versions.ts'
import { comparePeople, type Standing } from '../../../../engine/versions/compare-people.ts'
import { findVersions } from '../../../../engine/versions/find-versions.ts'
import { type Measured, type Measures, measureRoster } from '../../../../engine/versions/measure.ts'
import { makeLegal } from './make-legal.ts'

export type VersionsRequest = {
  /** The month as it is, its schedule, and the month with what is supposed: all as the roster judges them, with no day closed. */
  present: Problem
  judged: Problem
  assignments: Assignment[]
  found: Roster[]
  /** Otherwise only the schedule with the best total is offered. */
  offersAlternatives: boolean
  /** The month as it is could stay: an alternative has to be better at something. */
  canStay: boolean
  /** The other end of the scale; null if there was no time to find it. */
  careless: number | null
}

export type OfferedVersion = {
  sense: Chosen['sense']
  isClosest: boolean
  total: number | null
  measures: Measures
  changed: number
  people: Standing[]
  rows: { physicianId: string; days: string; changed: string }[]
  assignments: Assignment[]
}

export type Versions = {
  before: Measures
  /** How often the schedule itself breaks what is supposed and is no rule today. */
  broken: { hard: number; soft: number }
  /** How often it breaks what is a rule today and no longer is by what is supposed. */
  lifted: number
  versions: OfferedVersion[]
}

export function offerVersions(compiled: Compiled, request: VersionsRequest): Versions {
  const { present, assignments, offersAlternatives, careless, canStay } = request
  const now = compileProblem(present)
  const before = { compiled: now, measured: measureRoster(now, rosterFrom(now, assignments)) }
  const judged = compileProblem(request.judged)
  const measureOne = (roster: Roster): Candidate => {
    const measured = measure(compiled, judged, roster)
    return { ...measured, changed: countChanged(assignments, assignmentsFrom(judged, measured.roster)) }
  }
  const chosen = offersAlternatives
    ? findVersions({
        ...{ board: compiled.board, rosters: request.found, measure: measureOne, careless: careless ?? 0 },
        now: canStay ? before.measured.measures : undefined,
      })
    : bestTotal(request.found.map(measureOne))
  const cheapest = chosen.toSorted((one, other) => one.measured.cost - other.measured.cost)[0]
  return {
    before: before.measured.measures,
    ...countBroken(now, judged, assignments),
    versions: chosen.map((choice) => {
      const { sense, measured } = choice
      const shifts = assignmentsFrom(judged, measured.roster)
      return {
        sense,
        isClosest: choice === cheapest,
        total: pointsOf100(measured.cost, careless),
        measures: measured.measures,
        changed: measured.changed,
        people: comparePeople(before, { compiled: judged, measured }),
        rows: drawRows(judged, measured.roster, assignments),
        assignments: shifts,
      }
    }),
  }
}

/** Judged like the roster; the total is that of the search, whose scale it is on. */
function measure(searched: Compiled, judged: Compiled, roster: Roster): Measured {
  const legal = makeLegal(searched, roster)
  const { cost } = recount(searched.board, legal)
  return { ...measureRoster(judged, rosterFrom(judged, assignmentsFrom(searched, legal))), cost }
}

/** Of people who stay, on days they can work: what the others leave behind is counted as open. */
function countBroken(
  now: Compiled,
  supposed: Compiled,
  assignments: Assignment[],
): Pick<Versions, 'broken' | 'lifted'> {
  const kept = carriedAssignments(assignments, supposed.view.problem)
  const find = (compiled: Compiled, shifts: Assignment[]) =>
    onceEach(checkRoster(compiled, rosterFrom(compiled, shifts)).findings).filter(({ ruleId }) => !shared.has(ruleId))
  const [today, then] = [find(now, kept), find(supposed, kept)]
  const missingIn = (all: typeof today) => {
    const keys = new Set(all.map(({ key }) => key))
    return ({ key }: { key: string }) => !keys.has(key)
  }
  const found = then.filter(missingIn(find(now, assignments)))
  const hard = found.filter((finding) => finding.hard).length
  return { broken: { hard, soft: found.length - hard }, lifted: today.filter(missingIn(then)).length }
}

/** Judged over the group: a different share for everyone isn't a breach of one rule. */
const shared: ReadonlySet<string> = new Set<RuleId | 'locked'>([
  'locked',
  'coverage',
  'fair-totals',
  'fair-nights',
  'fair-weekends',
  'fair-holidays',
  'fair-backup',
])

function bestTotal(found: Candidate[]): Chosen[] {
  const [best] = nearlyBest(found, 0)
  return best ? [{ sense: 'balanced', measured: best }] : []
}

/** Of two schedules, the larger number of shifts that only one of them has. */
function countChanged(one: Assignment[], other: Assignment[]): number {
  const keys = (shifts: Assignment[]) => new Set(shifts.map(keyOf))
  const [inOne, inOther] = [keys(one), keys(other)]
  const missing = (from: Set<string>, to: Set<string>) => [...from].filter((key) => !to.has(key)).length
  return Math.max(missing(inOne, inOther), missing(inOther, inOne))
}

const keyOf = ({ physicianId, roleId, date }: Assignment) => `${physicianId} ${roleId} ${date}`

const letters: Record<ShiftKind, string> = { day: 'd', evening: 'e', night: 'n', 'twenty-four': 'x', backup: 'b' }

function drawRows({ view }: Compiled, roster: Roster, before: Assignment[]): OfferedVersion['rows'] {
  const roleWas = new Map(before.map(({ physicianId, roleId, date }) => [`${physicianId} ${date}`, roleId]))
  return view.physicians.map(({ id: physicianId }, person) => {
    const roles = view.days.map(({ index }) => {
      const kind = roster[person]![index]!
      return kind === 0 ? undefined : view.shifts[kind - 1]!.role
    })
    return {
      physicianId,
      days: roles.map((role) => (role ? letters[shiftKindOf(role)] : '.')).join(''),
      changed: view.days
        .map(({ date }, day) => (roles[day]?.id === roleWas.get(`${physicianId} ${date}`) ? '0' : '1'))
        .join(''),
    }
  })
}
