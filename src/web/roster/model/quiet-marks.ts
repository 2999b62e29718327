/** What stands quietly in empty cells: away (never why), wants off, wants to work. */
import type { Physician } from '../../../engine/model.ts'
import type { GridDay } from './days.ts'

export type QuietMark = 'away' | 'off' | 'work'
export type MarkedCell = {
  mark: QuietMark
  startsStretch: boolean
  endsStretch: boolean
  /** On the first day of a stretch: how many days it has, for its word in the middle. */
  length: number
}

export const quietWords: Record<QuietMark, string> = { away: 'away', off: 'wants off', work: 'wants to work' }

/** `isFree` tells the empty cells; a stretch is cut by a shift. */
export function markQuietly(
  physician: Pick<Physician, 'absences' | 'unavailableDates' | 'wishes'>,
  days: readonly GridDay[],
  isFree: (index: number) => boolean,
): (MarkedCell | undefined)[] {
  const away = new Set([...physician.absences, ...physician.unavailableDates])
  const wants = new Map(physician.wishes.shifts.map((wish) => [wish.date, wish.wants]))
  const marks = days.map(({ date }, index): QuietMark | undefined =>
    isFree(index) ? (away.has(date) ? 'away' : wants.get(date)) : undefined,
  )
  return marks.map((mark, index) => {
    if (!mark) return undefined
    const startsStretch = marks[index - 1] !== mark
    let length = 1
    if (startsStretch) while (marks[index + length] === mark) length += 1
    return { mark, startsStretch, endsStretch: marks[index + 1] !== mark, length }
  })
}
