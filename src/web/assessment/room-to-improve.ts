/** How much better a month could be at most, in words; if little is proven, the search ran out of time. */
import type { ScheduleDetails } from '../../contract/schedules.ts'
import { round } from '../../engine/text/round.ts'

/** Points of 100 above which the proof is too weak to show as a figure. */
const weakFrom = 5

type Room = {
  /** All of it in one line. */
  sentence: string
  /** The figure for the label "Room to improve", with its unit. */
  figure: string
  says: string
  canSearchLonger: boolean
}

export function describeRoom({ roomToImprove }: Pick<ScheduleDetails, 'roomToImprove'>): Room | undefined {
  if (roomToImprove === undefined) return undefined
  if (roomToImprove === null || roomToImprove > weakFrom) {
    return {
      ...{ sentence: 'Search stopped at the time limit', figure: '–', says: 'search stopped at the time limit' },
      canSearchLonger: true,
    }
  }
  if (roomToImprove === 0) {
    return {
      ...{ sentence: 'Room to improve: none', figure: '0', says: 'nothing better exists' },
      canSearchLonger: false,
    }
  }
  const figure = String(Math.max(0.1, round(roomToImprove, 1)))
  return {
    ...{ sentence: `Room to improve: at most ${figure} of 100 points`, figure, says: 'of 100 points at most' },
    canSearchLonger: false,
  }
}
