/** What a question counts: adjacent words are one thing ("weekend nights"), "and" between them makes two. */
import { type Count, plainCount, type RequestUnit } from '../form.ts'
import { requestUnitOf } from '../kinds/kinds-of-question.ts'
import { senses } from '../kinds/reading.ts'
import type { Piece } from '../piece.ts'
import { hasSense, isFiller, type Sentence } from '../sentence.ts'
import type { Sense } from '../words/lexicon.ts'
import { asksWhich, isWeekdayOf } from './read-grouping.ts'

type Part = Partial<Count>

export function readCounts(sentence: Sentence): Count[] {
  const counts = placeCounts(sentence).map(({ count }) => count)
  // "Is Sunday covered?" asks for what is open.
  const asksWhether = sentence.isYesOrNo && sentence.has('filled') && sentence.of('person').length === 0
  const isOpen = sentence.has('open') || asksWhether
  return (counts.length > 0 ? counts : [plainCount]).map((count) => asShifts({ ...count, isOpen }))
}

/** "Weekends" are counted as a whole unless something on them is: nights, a role, open shifts. */
function asShifts(count: Count): Count {
  const isOfShifts = count.kinds.length + count.roles.length > 0 || count.onHolidays || count.isOpen
  return count.unit === 'weekends' && isOfShifts ? { ...count, unit: 'shifts' } : count
}

/** Each count with the place where its words begin. */
export function placeCounts(sentence: Sentence): { count: Count; at: number }[] {
  const { pieces } = sentence
  const counts: { count: Count; at: number }[] = []
  const leftOut = leftOutOf(sentence)
  const added = pieces.filter((piece, at) => isBackup(piece) && hasSense(sentence.near(at, -1), 'including'))
  const without = leftOut.reduce((sum, piece) => join(sum, partOf(piece, sentence) ?? {}), plainCount)
  let last = -1
  for (const [at, piece] of pieces.entries()) {
    const part = leftOut.includes(piece) || added.includes(piece) ? undefined : partOf(piece, sentence)
    if (!part) continue
    const before = counts.at(-1)
    const between = pieces.slice(last + 1, at)
    const isNext = isLinked(between) || between.some((one) => hasSense(one, 'not'))
    // "Weekends but never Fridays" are two.
    const isOther = between.some((one) => hasSense(one, 'not')) || !areBothWeekdays(before?.count ?? plainCount, part)
    if (before && !(isNext && isOther)) before.count = join(before.count, part)
    else counts.push({ count: join(plainCount, part), at })
    last = at
  }
  if (added.length > 0)
    return (counts.length > 0 ? counts : [{ count: plainCount, at: 0 }]).map(({ count, at }) => ({
      at,
      count: { ...count, hasBackup: true },
    }))
  if (leftOut.length === 0) return counts
  const { kinds, roles, weekdays, onHolidays } = without
  return (counts.length > 0 ? counts : [{ count: plainCount, at: 0 }]).map(({ count, at }) => ({
    at,
    count: { ...count, without: { kinds, roles, weekdays, onHolidays } },
  }))
}

const isBackup = (piece: Piece) =>
  (piece.of === 'roles' && piece.roles.some((role) => /backup|jeopardy/i.test(role))) ||
  (piece.of === 'kinds' && piece.kinds.includes('backup'))

/** Things, not people, that aren't counted: "not counting nights and backup", "other than swing shifts". */
function leftOutOf({ pieces }: Sentence): Piece[] {
  const start = pieces.findIndex((piece) => hasSense(piece, 'except') && !hasSense(piece, 'not'))
  const said = start < 0 ? [] : pieces.slice(start + 1)
  const isPlain = (piece: Piece) => isFiller(piece) || hasSense(piece, 'link', 'shifts')
  const end = said.findIndex((piece) => !isPlain(piece) && !isLeavable(piece))
  return said.slice(0, end < 0 ? undefined : end).filter(isLeavable)
}

const isLeavable = ({ of }: Piece) => ['kinds', 'roles', 'weekdays', 'holidays'].includes(of)

function partOf(piece: Piece, sentence: Sentence): Part | undefined {
  switch (piece.of) {
    case 'kinds':
      return { kinds: piece.kinds }
    case 'roles':
      return { roles: piece.roles }
    case 'places':
      return { places: piece.places }
    case 'weekdays':
      if (isWeekdayOf(piece) && asksWhich(sentence.pieces[sentence.pieces.indexOf(piece) - 1])) return undefined
      return isWeekends(piece, sentence) ? { unit: 'weekends', weekdays: piece.weekdays } : { weekdays: piece.weekdays }
    case 'holidays':
      return { onHolidays: true }
    case 'dates':
      return piece.kinds.length > 0 && namesNothing(sentence) ? { kinds: piece.kinds } : undefined
    case 'words':
      return partOfWords(piece, sentence)
    default:
      return undefined
  }
}

/** "Weekends" and "a weekend"; of "weekend shifts" and "weekend days" each is counted. */
const isWeekends = (piece: Piece, { pieces, near }: Sentence) =>
  /^weekends?$/i.test(piece.text) && !hasSense(near(pieces.indexOf(piece), 1), 'shifts', 'day')

/** Without a role or kind, "tonight" means nights; "the backup tonight" means backup. */
const namesNothing = ({ of }: Sentence) => of('roles').length + of('kinds').length === 0

const requestWords: [Sense, string][] = [
  ['swap', 'swap'],
  ['pickup', 'pickup'],
  ['away', 'time off'],
]

const things: Sense[] = ['request', 'swap', 'pickup', 'away', 'leaveDays', 'callOut']

function partOfRequests(piece: Piece, unit: RequestUnit, { has }: Sentence): Part | undefined {
  const isNamed = hasSense(piece, ...(has(...things) ? things : (['used'] as const)))
  const roles = requestWords.flatMap(([sense, name]) => (hasSense(piece, sense) ? [name] : []))
  return isNamed ? { unit, ...(unit === 'requests' ? { roles } : {}) } : undefined
}

function partOfWords(piece: Piece, sentence: Sentence): Part | undefined {
  const unit = requestUnitOf(sentence)
  if (unit) return partOfRequests(piece, unit, sentence)
  if (hasSense(piece, 'offStretch')) return { unit: 'off-stretch' }
  if (hasSense(piece, 'stretch')) return { unit: isOfRest(piece, sentence) ? 'off-stretch' : 'stretch' }
  if (hasSense(piece, 'rest')) return { unit: 'rest' }
  if (hasSense(piece, 'sleepy')) return { unit: 'sleepy' }
  if (hasSense(piece, 'weekendsOff')) return { unit: 'weekends-off' }
  if (hasSense(piece, 'daysOff')) return { unit: 'days-off' }
  if (hasSense(piece, 'hours') && isBetweenShifts(piece, sentence)) return { unit: 'rest' }
  if (hasSense(piece, 'hours') && !sentence.has('rest')) return { unit: 'hours' }
  if (hasSense(piece, 'shifts')) return { unit: 'shifts' }
  // Beside nights, "days" are day shifts: "nights versus days".
  const isChoice = sentence.has('versus', 'compare') || sentence.pieces.some(({ text }) => /^or$/i.test(text))
  if (/^days$/i.test(piece.text) && isChoice && sentence.of('kinds').length > 0) return { kinds: ['day'] }
  if (hasSense(piece, 'off') && isWhichWeekend(sentence)) return { unit: 'weekends-off' }
  // "How many days has everyone been off"
  const asksDays = sentence.has('count') && sentence.has('day')
  if (hasSense(piece, 'off') && (asksDays || sentence.has('when', 'next', 'latest'))) return { unit: 'days-off' }
  return undefined
}

/** "How many hours between Chen's shifts" */
function isBetweenShifts(piece: Piece, { pieces, has, near }: Sentence): boolean {
  const at = pieces.findIndex((one, place) => place > pieces.indexOf(piece) && /^between$/i.test(one.text))
  const next = at > 0 ? near(at, 1) : undefined
  return has('shifts') && (next?.of === 'person' || hasSense(next, 'self', 'shifts', 'pronoun'))
}

/** "Who has been off the longest", "the longest I'm off" */
const isOfRest = (piece: Piece, { pieces, near }: Sentence) => {
  const at = pieces.indexOf(piece)
  // "Days off between my stretches"
  if (pieces.some(({ text }, place) => place < at && /^between$/i.test(text))) return true
  return (
    [near(at, -1), near(at, 1)].some((one) => hasSense(one, 'off')) ||
    (hasSense(near(at, 1), 'self', 'people') && hasSense(pieces.at(-1), 'off'))
  )
}

/** "Which weekends is Chen off" */
const isWhichWeekend = ({ pieces, of, has }: Sentence) =>
  pieces.some(
    ({ text }, at) =>
      /^weekends?$/i.test(text) &&
      /^(which|what|how many|list|show|show me|of my|my)\b/i.test(pieces[at - 1]?.text ?? ''),
  ) &&
  (of('person').length > 0 || has('self'))

/** "nights and weekends", "nights, weekends", "nights and how many weekends"; not "nights of Chen and Patel on weekends". */
function isLinked(between: Piece[]): boolean {
  const link = between.findLastIndex(
    (piece) => hasSense(piece, 'link', 'sign', 'versus', 'than') && !/^[-:()]$/.test(piece.text),
  )
  return link >= 0 && between.slice(link + 1).every((piece) => isFiller(piece) || saysNoThing(piece))
}

const thingless = senses('count work total average most least link who more less at-least at-most exactly than')

/** Words allowed between an "and" and what is counted next: "and also more than 3 weekends", "and total hours". */
const saysNoThing = (piece: Piece) => piece.of === 'number' || hasSense(piece, ...thingless)

/** "Saturdays and Sundays" are days of one count. */
function areBothWeekdays(before: Count, part: Part): boolean {
  // So are units: "2 East and 2 West".
  if (part.places !== undefined && before.places.length > 0) return true
  return part.weekdays !== undefined && before.weekdays.length > 0 && before.kinds.length + before.roles.length === 0
}

function join(
  count: Count,
  { unit, kinds = [], roles = [], places = [], weekdays = [], onHolidays = false }: Part,
): Count {
  return {
    ...count,
    unit: unitOf(count, unit),
    kinds: [...new Set([...count.kinds, ...kinds])],
    roles: [...new Set([...count.roles, ...roles])],
    places: [...new Set([...count.places, ...places])],
    weekdays: [...new Set([...count.weekdays, ...weekdays])],
    onHolidays: count.onHolidays || onHolidays,
  }
}

/** "Hours on weekends" are hours; "shifts off" are days off. */
function unitOf(count: Count, unit: Count['unit'] = count.unit): Count['unit'] {
  const isFresh = count === plainCount || count.unit === 'weekends'
  return isFresh || (unit !== 'weekends' && unit !== 'shifts') ? unit : count.unit
}
