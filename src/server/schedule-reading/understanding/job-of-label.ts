/** What the label of a shift says: its code, its hours, and its kind. */
import { knownMark, type Mark } from './cell-content.ts'
import { meaningOfPhrase } from './known-codes.ts'
import { codeKey, type Legend } from './legend.ts'
import { findTimes } from './read-times.ts'
import { withTimes } from './scan-line.ts'

export function jobOf(label: string, legend: Legend): Mark {
  const phrase = label
    .replace(/\s+/g, ' ')
    .replace(/[:*]+\s*$/, '')
    .trim()
  const guess = meaningOfPhrase(findTimes(phrase)?.rest ?? phrase)
  const found = findTimes(phrase, guess?.kind)
  const rest = (found?.rest ?? phrase)
    .replace(/\(\s*\)/g, ' ')
    .replace(/^[\s:,;()@-]+|[\s:,;(@-]+$/g, '')
    .trim()
  const known = rest === '' ? undefined : knownMark(rest, legend)
  const mark: Mark = known ?? {
    ...(guess?.kind ? { kind: guess.kind } : {}),
    isKnown: guess !== undefined,
    confidence: guess?.confidence ?? 0.75,
  }
  const timed = found ? withTimes(rest === '' ? mark : { ...mark, code: codeKey(rest) }, found.times) : mark
  return {
    ...timed,
    ...(rest === '' ? { code: undefined } : { code: codeKey(rest.replace(/\s*\([^)]*\)\s*$/, '') || rest) }),
  }
}
