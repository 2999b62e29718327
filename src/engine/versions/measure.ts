/** What a version of a month is judged by, counted from its roster under the month's own rules. */
import type { Compiled } from '../compile-problem.ts'
import { shiftKindOf } from '../demand.ts'
import { type PlainScores, plainScoresOf, type Scores, scoreRoster } from '../score/score.ts'
import { type Signature, signRoster } from '../score/signature.ts'
import { recount } from '../shapes/check.ts'
import type { Roster } from '../shapes/limit.ts'
import type { FairClass } from '../view/fair-class.ts'
import type { ProblemView } from '../view/problem-view.ts'

export type Measures = PlainScores & {
  open: number
  /** Stretches as long as the pattern wants, of those whose start and end are known. */
  whole: number
  stretches: number
  unit: Signature['unit']
  /** Requests for single days. */
  granted: number
  asked: number
  /** Nights of people who don't prefer them; null where no one does. */
  dayStaffNights: number | null
  /** Weekend shifts and nights beyond anyone's fair share; null where no one takes turns at them. */
  weekendsOver: number | null
  nightsOver: number | null
}

export type Measured = { roster: Roster; cost: number; scores: Scores; measures: Measures }

export function measureRoster({ board, view }: Compiled, roster: Roster): Measured {
  const scores = scoreRoster(view, roster)
  const { whole, stretches, unit } = signRoster(view, roster)
  const { cost, open } = recount(board, roster)
  const { asked, met } = scores.preferences.requests
  const missing = open.reduce((sum, slot) => sum + slot.missing, 0)
  return {
    roster,
    cost,
    scores,
    measures: {
      ...{ ...plainScoresOf(scores), open: missing, whole, stretches, unit, granted: met, asked },
      dayStaffNights: countDayStaffNights(view, roster),
      weekendsOver: countOver(scores, 'weekend'),
      nightsOver: countOver(scores, 'night'),
    },
  }
}

function countOver({ fairness: { classes } }: Scores, fairClass: FairClass): number | null {
  const people = classes.find((one) => one.fairClass === fairClass)?.people
  return people?.reduce((sum, { over }) => sum + over, 0) ?? null
}

function countDayStaffNights({ physicians, shifts }: ProblemView, roster: Roster): number | null {
  const isNocturnist = physicians.map(({ nightShiftPreference }) => nightShiftPreference === 'prefer')
  if (!isNocturnist.includes(true)) return null
  const isNight = [false, ...shifts.map(({ role }) => shiftKindOf(role) === 'night')]
  return roster.reduce(
    (sum, row, person) => sum + (isNocturnist[person] ? 0 : row.filter((kind) => isNight[kind]).length),
    0,
  )
}
