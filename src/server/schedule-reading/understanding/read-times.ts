/** Reads the hours of a shift: "7a-7p", "0700-1900", "7am to 7pm", "19-07", "7-7"; without an a or p, the kind decides. */
import type { ClockTime, ShiftKind } from '../../../engine/model.ts'

export type Times = { start: ClockTime; end: ClockTime }
/** `rest` is the text without the hours; `at` and `length` say where they were. */
export type FoundTimes = { times: Times; rest: string; at: number; length: number }

const meridiem = '(a\\.?m?\\.?|p\\.?m?\\.?|noon|mn|midnight|h|hrs?)?(?![a-z])'
const clock = `(noon|midnight|mn|\\d{1,2}(?:[:h]?[0-5]\\d)?)\\s?${meridiem}`
const pattern = new RegExp(
  `(?<![\\d/.\\p{L}-])${clock}\\s*(?:-|–|—|/|to|until|till|thru)\\s*${clock}(?![\\d/]|[-–.]\\d)`,
  'iu',
)

/** Finds the first range of hours in a text, and returns the text without it. */
export function findTimes(text: string, kind?: ShiftKind): FoundTimes | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const times = rangeOf(match[1]!, match[2], match[3]!, match[4], match[0], kind)
  if (!times) return undefined
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  return {
    times,
    at: match.index,
    length: match[0].length,
    rest: rest
      .replace(/\(\s*\)|\[\s*\]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }
}

type Clock = { minutes: number; isSure: boolean; bareDigits: number }

function rangeOf(
  first: string,
  firstHalf: string | undefined,
  second: string,
  secondHalf: string | undefined,
  written: string,
  kind: ShiftKind | undefined,
): Times | undefined {
  const from = clockOf(first, firstHalf)
  const to = clockOf(second, secondHalf)
  if (!from || !to) return undefined
  // 555-1234 is a telephone; 12/3 is a date; 2026-2027 are years.
  if (/^20[1-4]\d$/.test(first) && Number(second) === Number(first) + 1) return undefined
  const isLong = from.bareDigits > 2 || to.bareDigits > 2
  if (isLong && (from.bareDigits < 4 || to.bareDigits < 4) && from.bareDigits * to.bareDigits > 0) return undefined
  if (!from.isSure && !to.isSure && /\bto\b/.test(written)) return undefined
  if (written.includes('/') && isBare(from) && isBare(to)) return undefined
  let start = from.minutes
  let end = to.minutes
  if (!from.isSure && start < 720) {
    if (to.isSure && end > start && end - start > 960 && start + 720 < end) start += 720
    else if (kind === 'night' && (!to.isSure || end <= 720) && start >= 300) start += 720
    // "E 3-11" is no early morning.
    else if (kind === 'evening' && !to.isSure && start < 600) {
      start += 720
      if (end + 720 > start) end += 720
    }
  }
  if (!to.isSure && end <= 720 && from.minutes <= 720 && start <= 720 && end <= start) end += 720
  if (!to.isSure && from.isSure && start < 720 && end <= start) end += 720
  if (!from.isSure && to.isSure && start >= end && end > 720 && start < 720) start = from.minutes
  return { start: written24(start % 1440), end: written24(end % 1440) }
}

/** 2/15 is a day. */
const isBare = ({ bareDigits }: Clock) => bareDigits === 1 || bareDigits === 2

function clockOf(text: string, half: string | undefined): Clock | undefined {
  const lower = text.toLowerCase()
  if (lower === 'noon') return { minutes: 720, isSure: true, bareDigits: 0 }
  if (lower === 'midnight' || lower === 'mn') return { minutes: 0, isSure: true, bareDigits: 0 }
  const digits = lower.replace(/[:h]/, '')
  const hours = Number(digits.length > 2 ? digits.slice(0, -2) : digits)
  const minutes = digits.length > 2 ? Number(digits.slice(-2)) : 0
  if (hours > 24) return undefined
  const mark = half?.[0]?.toLowerCase()
  if (mark === 'a' || mark === 'm') return { minutes: (hours % 12) * 60 + minutes, isSure: true, bareDigits: 0 }
  if (mark === 'p' || mark === 'n') return { minutes: ((hours % 12) + 12) * 60 + minutes, isSure: true, bareDigits: 0 }
  const bareDigits = /[:h]/.test(lower) || mark === 'h' ? 0 : digits.length
  const isSure = bareDigits === 4 || hours > 12 || /^0\d/.test(lower) || mark === 'h'
  return { minutes: (hours % 24) * 60 + minutes, isSure, bareDigits }
}

function written24(minutes: number): ClockTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
