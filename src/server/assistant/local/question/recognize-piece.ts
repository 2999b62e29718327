import { weekdayNamed } from '../../../../engine/language/calendar-words.ts'
import type { Match } from '../../../../engine/language/lexeme.ts'
import { matchComposedDate } from '../../../../engine/language/recognize/composed-dates.ts'
import { matchDates } from '../../../../engine/language/recognize/dates.ts'
import { matchGroup } from '../../../../engine/language/recognize/groups-of-people.ts'
import { matchNumber } from '../../../../engine/language/recognize/numbers.ts'
import { matchPerson } from '../../../../engine/language/recognize/people.ts'
import { matchRelativeDate } from '../../../../engine/language/recognize/relative-dates.ts'
import { matchRole } from '../../../../engine/language/recognize/roles.ts'
import { matchWeekday } from '../../../../engine/language/recognize/weekdays.ts'
import { isNumber, type Token } from '../../../../engine/language/tokens.ts'

import type { Meaning } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { type Found, joinRanges, namedHoliday, payPeriodAt, relativeDate, seasonAt } from './question-dates.ts'
import { matchSenses } from './words/lexicon.ts'
import { isOutOfPlace } from './words/place.ts'
import type { MendedToken } from './words/plain-words.ts'

export function longestMeaning(
  tokens: MendedToken[],
  at: number,
  book: QuestionBook,
  looksBack: boolean,
  apart: ReadonlySet<string> = new Set(),
): Found {
  // "a 5/2 schedule" is a pattern, not May 2, and "2nd shift" isn't a day.
  const [before = '', , next = '', afterNext = ''] = [-1, 0, 1, 2].map((step) => tokens[at + step]?.word)
  if (isNumber(tokens[at]) && before === 'a' && next === '/') return { meaning: { of: 'unknown' }, length: 3 }
  // "The last time Chen worked a Sunday", "on an average Sunday": any of them.
  const weekday = /^(a|average|typical|normal|given)$/.test(before) ? weekdayNamed(tokens[at]!.word) : undefined
  if (weekday && !isNumber(tokens[at + 1])) return { meaning: { of: 'weekdays', weekdays: [weekday] }, length: 1 }
  const composed = composedDate(tokens, at, book, looksBack || before === 'since')
  if (!composed && /^(late|early)$/.test(tokens[at]!.word) && !/^(shifts?|docs?|physicians?)$/.test(next))
    return { meaning: { of: 'unknown' }, length: 1 }
  if (isNumber(tokens[at]) && /^(st|nd|rd)$/.test(next) && /^shifts?$/.test(afterNext) && !/^(the|my)$/.test(before))
    return { meaning: { of: 'unknown' }, length: 3 }
  const { reader } = book
  const { context, names, roles } = reader
  const found = [
    seasonAt(tokens, at, book),
    payPeriodAt(tokens, at, book),
    composed,
    relativeDate(matchRelativeDate(tokens, at, book.today, looksBack || before === 'since')),
    namedHoliday(tokens, at, book),
    ...[
      matchDates(tokens, at, context),
      matchWeekday(tokens, at),
      matchRole(tokens, at, roles),
      matchPerson(tokens, at, names, context),
    ].map((match) => match && { meaning: translate(match, book), length: match.length }),
    specialtyAt(tokens, at, book),
    placeAt(tokens, at, book),
    groupAt(tokens, at, book),
    boundedOne(tokens, at, book),
    ordinalAt(tokens, at),
    sensesAt(tokens, at, apart, book),
    numberAt(tokens, at),
  ].filter((one) => one !== undefined)
  // A word for a role elsewhere, such as "emergency", may be an ordinary word here.
  const isDoubtful = ({ meaning }: Found) => meaning.of === 'unclear' && meaning.about === 'role'
  return found.reduce<Found>(
    (best, one) => (one.length > best.length || (one.length === best.length && isDoubtful(best)) ? one : best),
    found[0] ?? { meaning: { of: 'unknown' }, length: 1 },
  )
}

/** "two weeks starting Monday", "the last weekend of December" */
function composedDate(tokens: MendedToken[], at: number, book: QuestionBook, looksBack: boolean): Found | undefined {
  const found = matchComposedDate(tokens, at, book.today, (place) => {
    // "The first Saturday of": the rest was never typed.
    if (!tokens[place]) return undefined
    const { meaning, length } = longestMeaning(tokens, place, book, looksBack)
    return meaning.of === 'dates' && meaning.ranges.length === 1 ? { range: meaning.ranges[0]!, length } : undefined
  })
  if (found?.clash)
    return { meaning: { of: 'unclear', question: found.clash, names: [], about: 'dates' }, length: found.length }
  return (
    found && {
      meaning: { of: 'dates', ranges: found.ranges, kinds: found.kinds ?? [], isNow: false, isHoliday: false },
      length: found.length,
    }
  )
}

/** "ICU capable", "teaching trained" */
const skilled =
  /^(capable|trained|certified|credentialed|qualified|skilled|background|backgrounds|experience|training|skills|certification|credentials|privileges|interest)$/

function specialtyAt(tokens: Token[], at: number, { specialties }: QuestionBook): Found | undefined {
  const found = specialties.find(({ words }) => words.every((word, step) => tokens[at + step]?.word === word))
  if (!found) return undefined
  const length = found.words.length + Number(skilled.test(tokens[at + found.words.length]?.word ?? ''))
  return { meaning: { of: 'specialty', specialty: found.name, names: found.people }, length }
}

/** "4 East", "5 West" */
function placeAt(tokens: Token[], at: number, { places }: QuestionBook): Found | undefined {
  const found = places.find(({ words }) => words.every((word, step) => tokens[at + step]?.word === word))
  return found && { meaning: { of: 'places', places: [found.name] }, length: found.words.length }
}

/** Converts what the engine's language reader recognized. */
function translate({ meaning }: Match, { nameOf, roleNameOf }: QuestionBook): Meaning {
  switch (meaning.of) {
    case 'people':
      return { of: 'person', name: nameOf.get(meaning.physicianIds[0] ?? '') ?? '' }
    case 'dates':
      if (meaning.holidays) return { of: 'holidays' }
      return {
        of: 'dates',
        ranges: joinRanges(meaning.ranges),
        kinds: [],
        isNow: false,
        isHoliday: meaning.occurrences !== undefined,
        ...(meaning.occurrences ? { occurrences: meaning.occurrences } : {}),
      }
    case 'weekday':
      return { of: 'weekdays', weekdays: meaning.weekdays }
    case 'role':
      return { of: 'roles', roles: meaning.roleIds.flatMap((id) => roleNameOf.get(id) ?? []) }
    case 'kind':
      return meaning.bareDay ? { of: 'words', senses: ['day'] } : { of: 'kinds', kinds: meaning.kinds }
    case 'trouble': {
      const names = (meaning.physicianIds ?? []).flatMap((id) => nameOf.get(id) ?? [])
      return { of: 'unclear', question: meaning.question, names, about: meaning.about }
    }
    default:
      return { of: 'unknown' }
  }
}

/** Nocturnists, part-timers, seniors; "I", "she", and "everyone" are words of the question. */
function groupAt(tokens: Token[], at: number, { reader, nameOf, newHires }: QuestionBook): Found | undefined {
  const match = matchGroup(tokens, at, reader.context, undefined)
  if (match?.meaning.of !== 'people' || match.meaning.named || match.meaning.everyone) return undefined
  const { length } = match
  // "If we hire another one" is an action.
  if (length === 1 && tokens[at]!.word === 'hire') return undefined
  const { physicianIds, experience } = match.meaning
  const level = experience?.[0] ?? null
  const ids = level
    ? reader.context.physicians.filter(({ experienceLevel }) => experienceLevel === level).map(({ id }) => id)
    : physicianIds
  const isNew = match.meaning.newHires === true
  const names = isNew ? newHires : ids.flatMap((id) => nameOf.get(id) ?? [])
  if (names.length > 0) return { meaning: { of: 'group', names, level }, length }
  const said = tokens[at]!.text.toLowerCase()
  const question = isNew
    ? 'No one has a start date with the group in the last year. Start dates are set on each physician’s page.'
    : `No one in the group has the level “${said}.”`
  return { meaning: { of: 'unclear', question, names: [], about: 'person' }, length }
}

const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }

/** "the second one" */
function ordinalAt(tokens: Token[], at: number): Found | undefined {
  const place = ordinals[tokens[at]!.word]
  return place !== undefined && tokens[at + 1]?.word === 'one'
    ? { meaning: { of: 'ordinal', place }, length: 2 }
    : undefined
}

/** "more than one weekend" and "drop one rounder" count; elsewhere "one" points at something. */
function boundedOne(tokens: Token[], at: number, { reader }: QuestionBook): Found | undefined {
  const isBound = /^(than|least|most|exactly|only)$/.test(tokens[at - 1]?.word ?? '')
  const isOfRole = () => tokens[at + 1] !== undefined && matchRole(tokens, at + 1, reader.roles) !== undefined
  return tokens[at]!.word === 'one' && (isBound || isOfRole())
    ? { meaning: { of: 'number', value: 1 }, length: 1 }
    : undefined
}

function sensesAt(
  tokens: Token[],
  at: number,
  apart: ReadonlySet<string>,
  { nameWords }: QuestionBook,
): Found | undefined {
  const found = matchSenses(tokens, at, apart)
  if (found?.length === 1 && isOutOfPlace(tokens, at, nameWords)) return undefined
  // "a short summary" isn't short of anyone.
  const next = tokens[at]!.word === 'short' && tokens[at + 1] ? matchSenses(tokens, at + 1, apart) : undefined
  if (next?.senses.some((sense) => ['summary', 'draft', 'rest', 'stretch'].includes(sense)))
    return { meaning: { of: 'words', senses: ['filler'] }, length: 1 }
  // "a day shift" isn't "a day".
  const isShift = found?.length === 2 && tokens[at]!.word === 'a' && /^shifts?$/.test(tokens[at + 2]?.word ?? '')
  if (isShift) return { meaning: { of: 'words', senses: ['filler'] }, length: 1 }
  return found && { meaning: { of: 'words', senses: found.senses }, length: found.length }
}

function numberAt(tokens: Token[], at: number): Found | undefined {
  const match = matchNumber(tokens, at)
  if (match?.meaning.of === 'number')
    return { meaning: { of: 'number', value: match.meaning.value }, length: match.length }
  return /^\d*\.?\d+$/.test(tokens[at]!.word)
    ? { meaning: { of: 'number', value: Number(tokens[at]!.word) }, length: 1 }
    : undefined
}
