/** What may have been meant: the question without the words that weren't understood, and others about whom and when it names. */
import { formatList, formatPeriods } from '../format.ts'
import { isDescribing, withoutAsides } from './context.ts'
import type { Form } from './form.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { readPieces } from './read-pieces.ts'
import { isFiller, type Sentence, sentenceOf } from './sentence.ts'
import { understandPieces } from './understand-question.ts'
import { writeQuestion } from './write-question.ts'

export type Nearest = {
  /** The question without them, if only they describe something: it's answered, too. */
  answered: { form: Form; pieces: Piece[] } | undefined
  /** In plain words, each one read without a word left over. */
  questions: string[]
}

const mostOffered = 3

export function nearestTo(pieces: Piece[], unread: Piece[], book: QuestionBook): Nearest {
  const known = pieces.filter((piece) => !unread.includes(piece))
  const { form, unread: left } = understandPieces(known, book)
  // Of "who will win the game", too little is left to guess from.
  const isEnough = left.length === 0 && known.filter((piece) => !isFiller(piece)).length > unread.length
  const isAnswered = isEnough && unread.length === 1 && answered.includes(form.act) && isDescribing(unread[0]!, pieces)
  const written = isEnough ? writeQuestion(form) : undefined
  const offered = [...new Set([written ?? [], ...offersFor(sentenceOf(pieces), book)].flat())]
  return {
    answered: isAnswered ? { form, pieces: known } : undefined,
    questions: offered.filter((text) => isRead(text, text === written ? form : undefined, book)).slice(0, mostOffered),
  }
}

/** All of it is read, and as the form it was written from. */
function isRead(text: string, meant: Form | undefined, book: QuestionBook): boolean {
  const { form, unread } = understandPieces(withoutAsides(readPieces(text, book)), book)
  return unread.length === 0 && (!meant || JSON.stringify(form) === JSON.stringify(meant))
}

const answered: Form['act'][] = ['query', 'candidates', 'whyShift', 'mayWork', 'whatIfAway', 'whatIfApproved', 'shares']

/** What is usually asked about these people, days, and things. */
function offersFor({ of, has }: Sentence, { speaker }: QuestionBook): string[] {
  const people = [...new Set(of('person').map(({ name }) => name))].filter((name) => name !== speaker)
  const [name] = people
  const ranges = of('dates').flatMap((piece) => piece.ranges)
  const when = ranges.length === 0 || ranges.some(({ to }) => to === '') ? '' : ` ${formatPeriods(ranges.slice(0, 1))}`
  const [kind] = of('kinds').map(({ kinds }) => (kinds[0] === 'night' ? 'nights' : undefined))
  const isWeekend = of('weekdays').some(({ weekdays }) => weekdays.length === 2)
  const [role] = of('roles').flatMap(({ roles }) => roles)
  const things =
    kind ?? (isWeekend ? 'weekends' : of('holidays').length > 0 ? 'holidays' : has('hours') ? 'hours' : undefined)
  const isAbsence = has('off', 'away', 'sick', 'need', 'cover')
  const isOfRequests = has('request', 'swap', 'pending', 'approve', 'approved', 'denied')
  const month = when || ' this month'
  if (name && isOfRequests && speaker === null) return [`Show me ${name}’s requests`, `When does ${name} work next?`]
  if (people.length > 1) return [`Compare ${formatList(people.slice(0, 2))} on ${things ?? 'shifts'}${month}`]
  if (name && speaker !== null) return [`When does ${name} work${when || ' next'}?`, `When do I work with ${name}?`]
  if (name && when)
    return isAbsence
      ? [`What if ${name} is away${when}?`, `Who can cover for ${name}${when}?`, `When does ${name} work${when}?`]
      : [`When does ${name} work${when}?`, `Who can cover for ${name}${when}?`]
  if (name) return [`How many ${things ?? 'shifts'} does ${name} have this month?`, `When does ${name} work next?`]
  if (isOfRequests) return [speaker === null ? 'Show me the pending requests' : 'Show me my requests']
  if (speaker !== null)
    return [
      ...(things ? [`How many ${things} do I have${month}?`, `Am I behind on ${things}?`] : []),
      ...(when ? [`When do I work${when}?`, `Who is working${when}?`] : []),
      ...(when && isAbsence ? [`Who can take my shift${when}?`] : []),
    ]
  return [
    ...(things ? [`Who has the most ${things}${month}?`, `Who has no ${things}${month}?`] : []),
    ...(role && when ? [`Who has ${role} shifts${when}?`] : []),
    ...(when && isAbsence ? [`Who is off${when}?`] : []),
    ...(when && !things ? [`Who is working${when}?`, `Which shifts are open${when}?`] : []),
  ]
}
