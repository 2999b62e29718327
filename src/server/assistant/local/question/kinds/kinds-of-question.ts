/** What makes a question one of a kind: a command, a draft, one about rules, about a person. */
import { isWholeMonth } from '../../format.ts'
import type { RequestUnit } from '../form.ts'
import type { Piece } from '../piece.ts'
import { hasSense, isFiller, type Sentence } from '../sentence.ts'

export const hasPerson = ({ of, has }: Sentence) => of('person').length > 0 || has('pronoun', 'self')
export const hasThing = ({ of }: Sentence) => of('roles').length + of('kinds').length > 0

export const namesBurden = ({ of, has }: Sentence) =>
  of('kinds').length + of('weekdays').length + of('holidays').length > 0 && !has('count', 'average')

const polite =
  /^(please|pls|plz|can you|could you|would you|lets|go ahead and|i want to|i need to|we need to|id like to)$/i

export const asksForHelp = ({ has, pieces }: Sentence) =>
  has('abilities') || (pieces.length === 1 && /^help$/i.test(pieces[0]!.text))

/** "How many rounders are there": how many are needed, where no day is named. */
export function asksHowManyOfRole({ pieces, has, of, near }: Sentence): boolean {
  const at = pieces.findIndex((piece) => hasSense(piece, 'count'))
  const isBare =
    of('dates').length + of('person').length + of('weekdays').length === 0 && !has('shifts', 'self', 'work')
  return at >= 0 && isBare && near(at, 1)?.of === 'roles' && pieces.filter((piece) => !isFiller(piece)).length === 2
}

/** "December", "how's January looking": nothing but a month. */
export function isOverview({ pieces, of }: Sentence): boolean {
  const [date] = of('dates')
  const isMonth = date?.ranges.length === 1 && isWholeMonth(date.ranges[0]!)
  const isPlain = pieces.every((piece) => isFiller(piece) || piece === date || /^look|status of$/i.test(piece.text))
  return isMonth && isPlain && !/^(is|are|do|does|did|was|were)\b/i.test(pieces[0]!.text)
}

/** "What does triage do", "what's jeopardy", "the difference between swing and admitter": nothing but names of roles. */
export function isForMeaning({ pieces, of }: Sentence): boolean {
  const asks = /^(what|whats|what is|what does|whats a|what is a)$/i.test((pieces[0]?.text ?? '').replace(/['’]/g, ''))
  const isPlain = (piece: Piece) => isFiller(piece) || piece.of === 'roles' || hasSense(piece, 'compare', 'link')
  return asks && of('roles').length > 0 && pieces.every(isPlain)
}

/** "Swap Grace and Malik", "publish January"; "give me" and "send me" only ask. */
export function isCommand(sentence: Sentence): boolean {
  const { pieces, has } = sentence
  if (
    isWish(sentence) ||
    (has('replacement', 'found') && has('swap') && !sentence.isYesOrNo) ||
    (/^request$/i.test(pieces[0]?.text ?? '') && has('off'))
  )
    return true
  const [first, second] = pieces.slice(pieces.findIndex(({ text }) => !polite.test(text)))
  if (/^cover$/i.test(first?.text ?? '') && has('self')) return true
  const asks = has('who', 'count', 'when', 'list', 'compare', 'suppose')
  if (/^let['’]?s$/i.test(pieces[0]?.text ?? '') && !asks) return true
  // "Chen can't do the 5th, who else is there" isn't all rule.
  if (!hasSense(first, 'change') || has('suppose') || (has('rule') && has('who'))) return false
  const needsObject = /^(give|send|put|make|text|set|change|build|take|drop|schedule)$/i.test(first!.text)
  const isMonth = /^(make|build)$/i.test(first!.text) && second?.of === 'dates' && has('list')
  const isTimeOff = /^take$/i.test(first!.text) && has('off', 'away')
  const isForSomeone = /^(give|put)$/i.test(first!.text) && sentence.of('person').length > 0
  return (
    !needsObject ||
    isTimeOff ||
    isMonth ||
    isForSomeone ||
    second?.of === 'person' ||
    hasSense(second, 'list', 'self') ||
    has('rule')
  )
}

const wish =
  /^(i (need|want|have to|would like|cant|cannot)|id (like|love|rather)|i (prefer|would rather)|i (take|ll take)|i (wont|cant|cannot) (make|come)|(can|could|may) i|im|(tell|let) .*\bim)\b/i

/** "I need Dec 20 off", "can I swap with Keller on the 14th", "I'm sick tomorrow": what someone wants to do with their own shifts. */
function isWish({ pieces, has, of, isYesOrNo }: Sentence): boolean {
  const said = pieces
    .map(({ text }) => text)
    .join(' ')
    .replace(/['’]/g, '')
  return (
    (of('person').length === 0 || has('swap', 'change')) &&
    wish.test(said) &&
    (has('sick', 'swap', 'away', 'off', 'daysOff', 'weekendsOff') ||
      // "Can I see next year's schedule" changes nothing.
      pieces.some((piece) => hasSense(piece, 'change') && !hasSense(piece, 'list')) ||
      (has('work', 'avoid', 'like') && !/^(can|could|may)\b/i.test(said))) &&
    !isYesOrNo &&
    !has('who', 'count', 'when', 'why', 'suppose', 'next', 'pending', 'approved', 'denied') &&
    (!has('replacement') || has('daysOff', 'weekendsOff'))
  )
}

export function isForCandidates(sentence: Sentence): boolean {
  const { has, of } = sentence
  // "Chen is sick tomorrow": who could take it?
  const isTold = has('sick') && of('person').length === 1 && of('dates').length > 0 && !sentence.isYesOrNo
  if (isTold && !has('suppose', 'self', 'count', 'when', 'list')) return true
  if (
    has('replacement') ||
    (has('found') && has('cover')) ||
    (has('who') && has('cover', 'pickup') && has('off', 'like'))
  )
    return true
  return (
    has('who') &&
    has('can') &&
    (has('cover', 'work', 'else', 'it', 'shifts') ||
      hasThing(sentence) ||
      hasPerson(sentence) ||
      sentence.of('dates').length > 0)
  )
}

export function isAboutRules({ has, of, pieces }: Sentence): boolean {
  if (of('person').length > 0 || (has('self') && !has('can', 'need'))) return false
  // "Can someone work a day shift after a night"
  const isOfTurn = has('can') && of('kinds').length === 2 && of('dates').length === 0 && has('until')
  return (
    isOfTurn ||
    has('rule') ||
    (has('rest') && !has('who')) ||
    (has('stretch') &&
      !/^which$/i.test(pieces[0]?.text ?? '') &&
      (has('can') || (!has('who') && has('most', 'least', 'count', 'people'))))
  )
}

export function isAboutHolidays({ has, of }: Sentence): boolean {
  if (of('person').length > 0 || has('who', 'most', 'least', 'average', 'work', 'not')) return false
  if (has('self')) return false
  return of('holidays').length > 0 || (of('dates').some(({ isHoliday }) => isHoliday) && has('when'))
}

export function isAboutPerson(sentence: Sentence): boolean {
  const { has, of } = sentence
  if (!hasPerson(sentence) || (of('person').length === 0 && of('group').length > 0)) return false
  return (
    (has('about', 'trait', 'like', 'avoid', 'fte', 'newest') && !has('stretch')) ||
    // "Can Chen do 8 nights in a row"
    (has('can') && has('stretch') && of('number').length === 1 && of('dates').length === 0) ||
    of('group').length + of('specialty').length > 0 ||
    (has('who') && !has('work', 'shifts') && !hasThing(sentence))
  )
}

/** What a question counts over requests: "vacation days taken", "who called out the most", "swap requests by month". */
export function requestUnitOf({ has, pieces }: Sentence): RequestUnit | null {
  if (has('suppose', 'replacement', 'why', 'can', 'cannot', 'draft', 'explain', 'approve', 'pending')) return null
  if (has('callOut')) return 'call-outs'
  const isRanked = has('most', 'least', 'average', 'each', 'monthly', 'weekly', 'compare', 'than')
  if (has('request', 'swap', 'pickup')) return isRanked ? 'requests' : null
  const isAmount = pieces.some(({ text }) => /^how much$/i.test(text))
  const takesOff =
    has('used') && (has('off', 'daysOff') || pieces.some(({ text }) => /^(take|took|taken|taking) off$/i.test(text)))
  const isDays =
    has('leaveDays') || (has('away') && (isRanked || isAmount || has('used') || (has('day') && has('count'))))
  return isDays || (takesOff && has('count', 'who')) ? 'leave-days' : null
}

/** "Who relieves me", "who hands off to Chen": whether the one who is asked about comes after or before. */
export function handoffOf(sentence: Sentence): 'after' | 'before' | null {
  const { pieces, has } = sentence
  const at = pieces.findIndex((piece) => hasSense(piece, 'relieve', 'handOver'))
  if (at < 0 || !has('who') || !hasPerson(sentence)) return null
  const isObject = !pieces.slice(0, at).some((piece) => piece.of === 'person' || hasSense(piece, 'self', 'pronoun'))
  return hasSense(pieces[at], 'relieve') === isObject ? 'after' : 'before'
}

export function isAboutRequests({ has, of, isYesOrNo }: Sentence): boolean {
  return (
    has('request', 'pending', 'denied', 'canceled', 'swap', 'pickup', 'away', 'emergency') ||
    // "Who wants Dec 28 off"
    (has('like') && has('off') && has('who') && of('dates').length > 0) ||
    (has('approved', 'approve') && (has('who', 'count', 'list', 'self') || isYesOrNo))
  )
}

export function isAboutPhysicians({ has, of, pieces }: Sentence): boolean {
  const isAboutWork =
    // "How many docs are on"
    /^on$/i.test(pieces.at(-1)?.text ?? '') ||
    (of('kinds').length > 0 && !has('like', 'avoid')) ||
    (of('dates').length > 0 && of('specialty').length > 0)
  // "How much do hospitalists make" doesn't count them.
  const isAmount = pieces.some(({ text }) => /^how much$/i.test(text))
  // "My nocturnists" are the group's.
  const isOwn = pieces.some((piece, at) => hasSense(piece, 'self') && pieces[at + 1]?.of !== 'group')
  if (of('person').length > 0 || isOwn || isAboutWork || isAmount) return false
  const isNamed =
    has('people', 'fte', 'inactive', 'newest', 'longestHere') || of('group').length + of('specialty').length > 0
  return isNamed || (has('like', 'avoid') && has('who')) || pieces.some(({ text }) => /^head ?count$/i.test(text))
}

/** "What's the shift time for swing", "what are the swing hours": of the role, whoever has it. */
export const isForTimes = ({ of, has, pieces }: Sentence) =>
  of('roles').length === 1 &&
  of('dates').length + of('person').length + of('weekdays').length + of('group').length === 0 &&
  !has('who', 'self', 'count', 'total', 'average', 'most', 'least', 'each', 'compare') &&
  /^(what|whats|list|when)\b/i.test(pieces[0]!.text) &&
  pieces.some(({ text }) => /^(times?|hours)$/i.test(text))
