/** Reads a cell of a person's day: "D", "d/n", "N1*", "7a-7p", "PTO", "D (late)". */

import type { AbsenceReason } from '../../../contract/sheet-reading.ts'
import type { ShiftKind } from '../../../engine/model.ts'
import { kindOfTimes } from './kind-of-times.ts'
import { isNobody, meaningOf, meaningOfPhrase } from './known-codes.ts'
import { codeKey, type Legend } from './legend.ts'
import { explanationOf } from './legend-entry.ts'
import { findTimes, type Times } from './read-times.ts'

export type Mark = {
  code?: string
  times?: Times
  kind?: ShiftKind
  reason?: AbsenceReason
  isKnown: boolean
  confidence: number
}

const nothing = /^[-–—.·_\s/\\|]*$/

/** Undefined for a remark, which isn't a code. An empty list for an empty mark. */
export function readMarks(text: string, legend: Legend): Mark[] | undefined {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/[*†‡^¹²³]+/g, '')
    .trim()
  if (nothing.test(plain) || (isNobody(plain) && !meaningOf(plain))) return []
  const known = knownMark(plain, legend)
  if (known) return [known]
  const bare = plain
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (bare !== plain && bare !== '') {
    const inner = knownMark(bare, legend)
    const times = findTimes(plain, inner?.kind)
    if (inner) return [times ? { ...inner, times: times.times } : inner]
  }
  const parts = splitMarks(plain, legend)
  if (parts) return parts
  const guess = meaningOfPhrase(findTimes(plain)?.rest ?? plain)
  const found = findTimes(plain, guess?.kind)
  if (found) return [withTimes(found.rest, found.times, legend)]
  if (guess && plain.length <= 24) return [fromMeaning(plain, guess, 0.9)]
  if (/^[\p{L}\d#&+/-]{1,5}$/u.test(plain) && /\p{L}|\d/u.test(plain))
    return [{ code: codeKey(plain), isKnown: false, confidence: 0.5 }]
  return undefined
}

export function knownMark(text: string, legend: Legend): Mark | undefined {
  const key = codeKey(text)
  const entry = explanationOf(legend, key)
  if (entry) {
    const { times, kind, reason } = entry
    return {
      code: key,
      ...(times ? { times } : {}),
      ...(reason ? { reason } : kind ? { kind } : {}),
      isKnown: true,
      confidence: 0.97,
    }
  }
  const meaning = meaningOf(text)
  return meaning && fromMeaning(text, meaning, 1)
}

function fromMeaning(
  text: string,
  { kind, reason, confidence }: NonNullable<ReturnType<typeof meaningOf>>,
  factor: number,
): Mark {
  return {
    code: codeKey(text),
    ...(reason ? { reason } : kind ? { kind } : {}),
    isKnown: true,
    confidence: confidence * factor,
  }
}

function withTimes(rest: string, times: Times, legend: Legend): Mark {
  const code = rest.replace(/^[\s:,;()@-]+|[\s:,;()@-]+$/g, '')
  const known = code === '' ? undefined : knownMark(code, legend)
  return {
    ...(code === '' ? {} : { code: codeKey(code) }),
    times,
    kind: known?.kind === 'backup' ? 'backup' : kindOfTimes(times),
    isKnown: true,
    confidence: 0.93,
  }
}

/** "D/N", "D+B", "R1, J": each part must be known on its own. */
function splitMarks(text: string, legend: Legend): Mark[] | undefined {
  const parts = text.split(/\s*(?:[/+&,;]|\band\b)\s*|\s+/).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 3) return undefined
  const marks = parts.map((part) => knownMark(part, legend))
  // "Night shift" is one code of two words; letters and short codes are two.
  if (!/[/+&,;]/.test(text) && parts.some((part) => part.length > 3)) return undefined
  return marks.every((mark) => mark !== undefined)
    ? marks.map((mark) => ({ ...mark, confidence: mark.confidence * 0.95 }))
    : undefined
}
