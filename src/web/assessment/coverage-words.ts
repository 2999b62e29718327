/** What coverage comes down to: open shifts, or shifts that roles need since the schedule was made. */
import { plural } from '../../engine/text/plural.ts'

const most = 100

/** "3 open"; "complete" */
export function coverageWord(open: number, score: number): { word: string; tone: string } {
  if (open > 0) return { word: `${open} open`, tone: 'text-bad' }
  return score < most ? { word: 'incomplete', tone: 'text-bad' } : { word: 'complete', tone: 'text-good' }
}

export function describeCoverage(openSlots: readonly { missing: number }[], score: number | null): string {
  const open = openSlots.reduce((sum, { missing }) => sum + missing, 0)
  if (open > 0) return plural(open, 'open shift')
  return score !== null && score < most ? 'some required shifts are missing' : 'every shift is filled'
}
