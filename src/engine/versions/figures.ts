/** The figures of a version exactly as its card shows them: what differs less than that, no one can see. */
import { round } from '../text/round.ts'
import type { Measures } from './measure.ts'

export const figureIds = [
  'coverage',
  'fairness',
  'preferences',
  'full-weeks',
  'requests',
  'day-staff-nights',
  'even-weekends',
  'even-nights',
  'open',
] as const
export type FigureId = (typeof figureIds)[number]

type Figure = {
  /** Null where there is nothing to count. */
  value: (measures: Measures) => number | null
  isLessBetter?: true
  /** A difference that anyone would notice. */
  noticeable: number
}

export const figures: Record<FigureId, Figure> = {
  coverage: { value: ({ coverage }) => round(coverage, 1), noticeable: 0.5 },
  fairness: { value: ({ fairness }) => round(fairness, 1), noticeable: 0.5 },
  preferences: { value: ({ preferences }) => round(preferences, 1), noticeable: 0.5 },
  'full-weeks': {
    value: ({ whole, stretches }) => (stretches === 0 ? 100 : Math.round((100 * whole) / stretches)),
    noticeable: 2,
  },
  requests: { value: ({ asked, granted }) => (asked > 0 ? granted : null), noticeable: 1 },
  'day-staff-nights': { value: ({ dayStaffNights }) => dayStaffNights, isLessBetter: true, noticeable: 2 },
  'even-weekends': { value: ({ weekendsOver }) => weekendsOver, isLessBetter: true, noticeable: 1 },
  'even-nights': { value: ({ nightsOver }) => nightsOver, isLessBetter: true, noticeable: 1 },
  open: { value: ({ open }) => open, isLessBetter: true, noticeable: 1 },
}

/** More is better. */
export function goodnessOf(id: FigureId, measures: Measures): number | null {
  const { value, isLessBetter } = figures[id]
  const shown = value(measures)
  return shown !== null && isLessBetter ? -shown : shown
}

/** Whether nothing that is shown of it is better than in the other. */
export function isNowhereBetter(one: Measures, other: Measures): boolean {
  return figureIds.every((id) => (goodnessOf(id, one) ?? 0) <= (goodnessOf(id, other) ?? 0))
}
