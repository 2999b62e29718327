/** How sure a reading is: the margin to the best one that means something else, and checks of the result itself. */
import { weekdayNamed } from '../../../engine/language/calendar-words.ts'
import { plural, pluralWord } from '../../../engine/text/plural.ts'
import { meaningOf, meaningOfPhrase } from '../understanding/known-codes.ts'
import { findTimes } from '../understanding/read-times.ts'
import { codeCandidate, pairCandidates } from './candidates/code-candidates.ts'
import { nameCandidate } from './candidates/name-candidates.ts'
import { hasDay } from './laid-out.ts'
import { columnsBeside, hasUnusedDates, hasUnusedPeople, looseCells, peopleOfFte } from './leftovers.ts'
import type { SheetSearch } from './search-sheet.ts'
import { shiftInTitle } from './study-sheet.ts'
import { isOnWeekday, type Weighed } from './weigh-reading.ts'

/** `says` is shown if the check failed, `holds` if it passed and the file had something to check. */
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
/** Two readings that share this many facts mean the same. */
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

const color = /^(?:red|blue|green|gold|silver|purple|orange|yellow|white|black|teal|pink|gr[ae]y|brown)$/i

/** Numbers other than the hours of a shift count something. */
const isBareNumber = ({ written }: { written: string }) =>
  /^\d/.test(written) && /^(?![68]$|9$|1[0-6]$|24$)\d+(?:\.\d+)?$/.test(written)

/** A reading can win by far and still be wrong in a way no one thought of, so these check the result. */
function checksOf({ study, laid, resolution, facts, doubles, totals }: Weighed): ReadingCheck[] {
  const people = [...new Map(facts.map(({ name }) => [name.key, name])).values()]
  const shifts = [...new Map(facts.flatMap(({ code }) => (code ? [[code.key, code] as const] : []))).values()]
  const endsAsShift = (written: string) =>
    pairCandidates(written, nameCandidate).some(({ code }) => code.kind === 'word' || code.kind === 'hours')
  // Dr. Friday works here; Dr. Monday to Dr. Sunday don't.
  const isWeek = people.filter(({ key }) => weekdayNamed(key)).length > 2
  const likeCodes = people.filter(
    ({ style, key, written, bits }) =>
      (style === 'full' && !written.includes(',') && endsAsShift(written)) ||
      (style !== 'full' &&
        style !== 'initial' &&
        (meaningOf(key) !== undefined ||
          (isWeek && weekdayNamed(key)) ||
          (codeCandidate(written)?.bits ?? 99) + 3 < bits)),
  )
  // A file writes names in one style: "Gold" is no one where everyone has two names.
  const seriesOf = (written: string) => written.replace(/\s\p{Lu}$/u, '')
  const series = shifts.map(({ written }) => seriesOf(written))
  // Dr. Green works here; Blue and Green are teams.
  const areTeams = (written: string) => color.test(written) && series.filter((one) => color.test(one)).length > 1
  const styles = new Set(people.map(({ style }) => style))
  const likePeople = shifts.filter(({ kind, written }) => {
    const name = nameCandidate(written)
    // "Hosp A" and "Hosp B"
    if (series.filter((one) => one === seriesOf(written)).length > 1 || areTeams(written)) return false
    const isName = name && name.bits < 8 + 2.2 * written.length && styles.has(name.style)
    return kind === 'code' && written.length > 3 && isName && !meaningOfPhrase(written) && !findTimes(written)
  })
  const filled = study.cells.flat().length
  const loose = looseCells({ study, laid, facts })
  const withFte = peopleOfFte({ study, laid, facts })
  const beside = columnsBeside({ study, laid, facts, totals })
  const misplaced = facts.filter(({ code, date }) => !isOnWeekday(date, code)).length
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
      isRight: totals.wrong.length === 0 || totals.areSlips,
      says: `${plural(totals.wrong.length, 'total in the file doesn’t', 'totals in the file don’t')} match the shifts.`,
      holds:
        totals.right === 0
          ? undefined
          : totals.areSlips
            ? `${totals.right} of ${plural(totals.right + totals.wrong.length, 'total')} ${pluralWord(totals.right, 'matches', 'match')} the shifts; the file added up the rest wrong.`
            : totals.right === 1
              ? 'The one total in the file matches the shifts.'
              : `All ${totals.right} totals in the file match the shifts.`,
    },
    {
      isRight: true,
      says: '',
      holds: withFte > 0 ? `Shifts follow the FTE of ${plural(withFte, 'physician')}.` : undefined,
    },
    {
      isRight: resolution.wrongWeekdays === 0 && misplaced <= 0.02 * facts.length,
      says: 'Some weekdays don’t match their dates.',
      holds: laid.times.some(({ weekdays }) => weekdays) ? 'Weekdays match the dates.' : undefined,
    },
    {
      isRight: resolution.guessed !== 'month',
      says: `The file doesn’t name the ${hasDay(laid) ? 'month' : 'week'}.`,
    },
    {
      isRight: resolution.jumps <= 1 || typeof laid.layout.time === 'number' || laid.layout.time === 'cell',
      says: 'The dates are out of order.',
      holds: resolution.jumps === 0 ? 'No day is missing.' : undefined,
    },
    { isRight: loose <= 0.02 * filled, says: `We couldn’t read ${plural(loose, 'cell')}.` },
    { isRight: !hasUnusedDates({ study, laid, facts }), says: 'We couldn’t use every column of dates.' },
    { isRight: !hasUnusedPeople({ study, laid, facts }), says: 'We couldn’t use every column of names.' },
    {
      isRight: laid.layout.shift !== 'nowhere' || shiftInTitle(study) !== undefined,
      says: 'The file doesn’t say which shifts people work.',
    },
    { isRight: shifts.length <= Math.max(3, worked.length / 2), says: 'Hardly any shift comes up twice.' },
    { isRight: beside.numbers < 2, says: 'We don’t know what the columns of numbers are for.' },
    { isRight: !shifts.every(isBareNumber) || shifts.length === 0, says: 'The shifts are only numbers.' },
    { isRight: likeCodes.length <= 0.34 * people.length, says: 'Some names look like codes.' },
    { isRight: likePeople.length <= 0.25 * shifts.length, says: 'Some shifts look like names.' },
    { isRight: shifts.length <= Math.max(6, people.length), says: 'There are more kinds of shifts than people.' },
    {
      isRight: facts.length > 0.2 * filled || laid.explained.size + beside.attributes > 0.4 * filled,
      says: 'Much of the file isn’t part of the schedule.',
    },
  ]
}
