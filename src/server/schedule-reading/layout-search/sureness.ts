/** How sure a reading is: the margin to the best one that means something else, and checks of the result itself. */
import { meaningOfPhrase } from '../understanding/known-codes.ts'
import { codeCandidate } from './candidates/code-candidates.ts'
import { nameCandidate } from './candidates/name-candidates.ts'
import type { SheetSearch } from './search-sheet.ts'
import { cellId } from './study-sheet.ts'
import type { Weighed } from './weigh-reading.ts'

/** `says` is told if the check failed, `holds` if it held and the file had something to check. */
export type ReadingCheck = { isRight: boolean; says: string; holds?: string | undefined }

export type Sureness = {
  /** Only then are scores and recommendations given. */
  isSure: boolean
  /** 0 to 1. */
  share: number
  failed: string[]
  passed: string[]
  /** The best reading that means something else. */
  other?: Weighed
}

/** Bits below which another reading is a real possibility. */
const leastMargin = 6
/** Two readings with this share of common facts mean the same. */
const sameMeaning = 0.98

export function surenessOf(best: Weighed, { readings, unexplainedBits }: SheetSearch): Sureness {
  const own = signatureOf(best)
  const other = readings.find((one) => one !== best && overlap(own, signatureOf(one)) < sameMeaning)
  const margin = Math.min(other ? other.bits - best.bits : 99, unexplainedBits - best.bits)
  const closest = Math.min(99, ...best.laid.closeCalls.filter(({ cells }) => cells > 0).map(({ gap }) => Math.abs(gap)))
  const checks = checksOf(best)
  const failed = checks.filter(({ isRight }) => !isRight)
  const probability = 1 / (1 + 2 ** (-Math.min(margin, 2 * closest) / 3))
  return {
    isSure: failed.length === 0 && Math.min(margin, 2 * closest) >= leastMargin,
    share: probability * (failed.length === 0 ? 1 : 0.5),
    failed: failed.map(({ says }) => says),
    passed: checks.flatMap(({ isRight, holds }) => (isRight && holds ? [holds] : [])),
    ...(other ? { other } : {}),
  }
}

const signatureOf = ({ facts }: Weighed) =>
  new Set(facts.map(({ name, date, code }) => `${name.key}|${date}|${code?.key ?? ''}`))

/** 0 (nothing in common) to 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const key of one) if (other.has(key)) common++
  return one.size + other.size === 0 ? 1 : (2 * common) / (one.size + other.size)
}

/** A reading can win by far and still be of a kind no one has thought of: these look at what came out. */
function checksOf({ study, laid, resolution, facts, doubles, totals }: Weighed): ReadingCheck[] {
  const people = [...new Map(facts.map(({ name }) => [name.key, name])).values()]
  const shifts = [...new Map(facts.flatMap(({ code }) => (code ? [[code.key, code] as const] : []))).values()]
  const likeCodes = people.filter(
    ({ style, written, bits }) =>
      style !== 'full' && style !== 'initial' && (codeCandidate(written)?.bits ?? 99) + 3 < bits,
  )
  const likePeople = shifts.filter(
    ({ kind, written }) =>
      kind === 'code' &&
      written.length > 3 &&
      !meaningOfPhrase(written) &&
      (nameCandidate(written)?.bits ?? 99) < 8 + 2.2 * written.length,
  )
  const filled = study.cells.flat().length
  const loose = looseCells({ study, laid })
  const days = new Set(facts.map(({ date }) => date)).size
  const worked = facts.filter(({ code }) => code?.kind !== 'leave')
  return [
    { isRight: people.length >= 2 && days >= 2, says: 'Too few people or days to be sure.' },
    {
      isRight: doubles <= 0.02 * facts.length,
      says: 'Some people would have two shifts on one day.',
      holds: doubles === 0 ? 'No one has two shifts on one day.' : undefined,
    },
    {
      isRight: totals.wrong === 0,
      says: `${totals.wrong} totals in the file don’t match the shifts.`,
      holds: totals.right > 0 ? `All ${totals.right} totals in the file match the shifts.` : undefined,
    },
    {
      isRight: resolution.wrongWeekdays === 0,
      says: 'Some weekdays don’t match their dates.',
      holds: laid.times.some(({ weekdays }) => weekdays) ? 'Weekdays match the dates.' : undefined,
    },
    { isRight: resolution.guessed !== 'month', says: 'The file doesn’t name the month.' },
    {
      isRight: resolution.jumps <= 1 || typeof laid.layout.time === 'number',
      says: 'The dates are out of order.',
      holds: resolution.jumps === 0 ? 'No day is missing.' : undefined,
    },
    { isRight: loose <= 0.02 * filled, says: `We couldn’t read ${loose} cells.` },
    { isRight: !hasUnusedDates({ study, laid }), says: 'We couldn’t use every column of dates.' },
    { isRight: laid.layout.shift !== 'nowhere', says: 'The file doesn’t say which shifts people work.' },
    { isRight: shifts.length <= Math.max(3, worked.length / 2), says: 'Hardly any shift comes up twice.' },
    { isRight: likeCodes.length <= 0.34 * people.length, says: 'Some names look like codes.' },
    { isRight: likePeople.length <= 0.25 * shifts.length, says: 'Some shifts look like names.' },
    { isRight: shifts.length <= Math.max(6, people.length), says: 'There are more kinds of shifts than people.' },
    {
      isRight: facts.length > 0.2 * filled || laid.explained.size > 0.4 * filled,
      says: 'Much of the file isn’t part of the schedule.',
    },
  ]
}

/** A second column of days, written like the first one, that the reading leaves out: last days, or another block of the month. */
function hasUnusedDates({ study, laid }: Pick<Weighed, 'study' | 'laid'>): boolean {
  const { time } = laid.layout
  if (typeof time !== 'number') return false
  const body = laid.rows.filter(({ role }) => role === 'body').map(({ row }) => row)
  const isNumber = body.some((row) => study.shown[row]![time]?.isNumber)
  return Array.from({ length: study.columns }, (_, column) => column).some((column) => {
    const left = body.flatMap((row) => (laid.explained.has(cellId(row, column)) ? [] : (study.own[row]![column] ?? [])))
    const isDay = left.every((facts) => facts.isDate && facts.isNumber === isNumber)
    return left.length > body.length / 2 && isDay && new Set(left.map(({ text }) => text)).size > left.length / 2
  })
}

/** Cells amid the schedule or after it that nothing explains; titles above it, keys and numbers are no surprise. */
function looseCells({ study, laid }: Pick<Weighed, 'study' | 'laid'>): number {
  const first = laid.rows.findIndex(({ role }) => role === 'body')
  const last = laid.rows.findLastIndex(({ role }) => role === 'body')
  return laid.rows.slice(first, last + 1).reduce((sum, { row, role }) => {
    if (role !== 'body' && role !== 'other') return sum
    const cells = study.own[row]!.filter(
      (facts, column) =>
        facts &&
        column < study.columns &&
        !facts.isNumber &&
        !laid.ignored.has(column) &&
        (laid.layout.only === undefined || laid.layout.shift === 'section') &&
        !laid.explained.has(cellId(row, column)) &&
        !study.key.has(cellId(row, column)) &&
        // A day on which no one works.
        !(role === 'other' && (facts.isDate || facts.isWeekday) && typeof laid.layout.time === 'number') &&
        // A code in front of its meaning.
        !study.key.has(cellId(row, column + 1)),
    )
    return sum + cells.length
  }, 0)
}
