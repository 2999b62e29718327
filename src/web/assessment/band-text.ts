/** The ink of each score band, and scores as they are written. */
import type { BadgeTone } from '../ui/badge.tsx'

export const bandText: Partial<Record<BadgeTone, string>> = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' }

/** 94 or 94.3 */
export function sayScore(score: number): string {
  return String(Math.round(score * 10) / 10)
}
