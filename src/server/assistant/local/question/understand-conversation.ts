/** What a turn asks, completed from the turns before it. These caps bound the work. */
import type { ChatMessage } from '../../../../contract/assistant.ts'
import { readSubject } from '../answer-subject.ts'
import { isDescribing, withoutAsides, withoutContext } from './context.ts'
import { type Before, understandFollowUp } from './follow-up.ts'
import { type Form, formOf } from './form.ts'
import { senses } from './kinds/reading.ts'
import { type Nearest, nearestTo } from './nearest.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { readPieces } from './read-pieces.ts'
import { hasSense, isFiller, sentenceOf } from './sentence.ts'
import { understandPieces } from './understand-question.ts'

/** Characters of a question that are read word by word, and messages before it that "it" and "then" can point at. */
export const longestRead = 1000
const turnsLookedBack = 12
/** For earlier turns; follow-ups don't refer to longer ones. */
const longestBefore = 400

export type Understanding = {
  form: Form
  pieces: Piece[]
  /** Words without a place: the question isn't answered with a guess. */
  unread: Piece[]
  /** What to ask back, and who may be meant. */
  unclear: { question: string; names: string[] } | undefined
  /** Nothing in it is a word of schedules. */
  isForeign: boolean
  /** About scheduling in general, not the group's data: an article may answer it. */
  isGeneral: boolean
  /** What it is about: roles, kinds of shifts, groups, and unknown words. An article must cover them. */
  topics: string[]
  /** Misspelled names and what they were read as. */
  readAs: { said: string; name: string }[]
  /** The question in plain words. */
  said: string
  /** What it may ask, if not all of it was understood. */
  nearest: Nearest | undefined
}

export type Part = { text: string; understood: Understanding }

/** Two questions in one message are read one after the other, if that leaves nothing over: "is January out, and who's on the 1st?" */
export function understandParts(message: string, history: ChatMessage[], book: QuestionBook): Part[] {
  const understood = understandConversation(message, history, book)
  // What is said after a question isn't part of it, even if it could be read so.
  const isAsked = isRead(understood) && !/\?\s+\p{L}/u.test(message)
  const asked = isAsked ? undefined : withoutContext(message, (text) => readPieces(text, book))
  if (asked) {
    const parts = understandParts(asked, history, book)
    if (parts.every((part) => isRead(part.understood))) return parts
  }
  const texts = message.split(boundary).filter((text) => /\p{L}/u.test(text))
  const whole = [{ text: message, understood }]
  const isTwo =
    isRead(understood) &&
    asksTwo(
      understood.form,
      texts.slice(1).some((text) => ofItsOwn.test(text)),
    )
  if (texts.length < 2 || texts.length > mostParts || isTwo) return whole
  let before = history
  const parts = texts.map((text) => {
    const part = { text, understood: understandConversation(text, before, book) }
    before = [...before, { role: 'user', content: text }]
    return part
  })
  const others = parts.filter(({ understood: { form } }) => form.act !== 'greeting' && form.act !== 'thanks')
  // "What's 7 on 7 off, and is it any good" is about one thing.
  const isOfIt = understood.isGeneral && /\bit\b/i.test(texts.at(-1)!)
  // "When's the next holiday and who's on": the second day is in the first answer, which isn't known yet.
  const [first, ...later] = others.map((part) => part.understood.form)
  const isUndated = ({ act, table, periods }: Form) => act === 'query' && table === 'shifts' && periods.length === 0
  const needsAnswer = (first?.act === 'holidays' || first?.ask === 'next') && later.some(isUndated)
  const isWhole = others.every((part) => isRead(part.understood) && !isBare(part.text))
  // "Raman can't make it Thursday. Who could step in?" is said twice, and asked once.
  const { act } = understood.form
  const isOne = isRead(understood) && act !== 'query' && others.every((part) => part.understood.form.act === act)
  if (isWhole && !needsAnswer && !isOne && !isOfIt) return others
  // "How many are we, and how many of them are juniors": as one, the first would be passed over.
  const isPassedOver = !isOne && !isOfIt && understood.form.counts.length < 2 && texts.slice(1).some(isAnother)
  const link = understood.pieces.find((piece) => hasSense(piece, 'link'))
  return isPassedOver && link && isRead(understood)
    ? [{ text: message, understood: { ...understood, unread: [link] } }]
    : whole
}

/** "And how many of them are juniors", but not "and how many?", nor "and how many nights do they have", which names whom it's about. */
const isAnother = (text: string) =>
  /^(and|but|also|plus)\s+(how many|how much|who|which)\b(?!.*\b(they|he|she)\b)/i.test(text) && !isBare(text)

const mostParts = 3
/** After a question mark, or before an "and" that begins another question. */
const boundary =
  /(?<=[?!])\s+|(?<=\p{Ll}{3}\.)\s+(?=\p{Lu})|,?\s+(?=(?:and|but|also|plus)\s+(?:also\s+)?(?:how|who|whos|who['’]s|when|why|what|whats|what['’]s|which|where|(?:is|are|do|does|did|can|could)(?! \w+ing\b))\b)/u

/** "And is anyone off", "and who is on backup": a question with a subject of its own. */
const ofItsOwn =
  /^(and|but|also|plus)\s+(also\s+)?((is|are|was|were|do|does|did|has|have)\s+(any|some|every|there)|who(s|['’]s)?\b)/i

/** One form can hold both: "how many nights and how many weekends", "who has the most and who the fewest". */
const asksTwo = ({ act, ask, counts, by, having, request, people, group }: Form, isOfItsOwn: boolean) =>
  (act === 'query' || act === 'knowledge') &&
  ((counts.length > 1 && !(isOfItsOwn && ask === 'who' && having === null)) ||
    request?.each !== undefined ||
    ['extremes', 'compare'].includes(ask) ||
    (!isOfItsOwn && (by !== null || having !== null || (people.length > 1 && group === null))))

const isRead = ({ unread, unclear, isGeneral }: Understanding) => (unread.length === 0 || isGeneral) && !unclear
const isBare = (text: string) => !/\p{L}+\P{L}+\p{L}+/u.test(text) && !/\bwhy\b/i.test(text)

const nothing = formOf({ act: 'greeting' })

export function understandConversation(message: string, history: ChatMessage[], book: QuestionBook): Understanding {
  let before: Before | undefined
  for (const { role, content, about } of history.slice(-turnsLookedBack)) {
    if (role === 'user') {
      const said = content.slice(0, longestBefore)
      const turn = readTurn(said, before, book)
      const [left, ...others] = turn.unread
      const isAnswered = left && others.length === 0 && isDescribing(left, turn.pieces)
      // Nothing was answered, so nothing can point back to it.
      const isRefused = left !== undefined && !isAnswered && !boundary.test(said)
      const form = isRefused ? nothing : turn.form
      before = { form, answered: {}, earlier: before?.form.people ?? [] }
    } else if (before && about) before = { ...before, answered: readSubject(about, book) }
  }
  return understandTurn(message, before, book)
}

function understandTurn(text: string, before: Before | undefined, book: QuestionBook): Understanding {
  const { pieces, form, unread: left } = readTurn(text, before, book)
  // "Really?" and "do I?" ask nothing; "am I on?" does.
  const saysNothing = (piece: Piece) => isFiller(piece) || hasSense(piece, 'self', 'pronoun')
  const isEmpty = form.act === 'query' && pieces.every((one) => saysNothing(one) && !/^(on|in|there)$/i.test(one.text))
  const hasReason = form.act === 'change' || (form.table === 'requests' && form.people.length > 0)
  const unread = isEmpty ? pieces : hasReason ? left.filter((piece) => !isReason(piece, pieces)) : left
  // An FTE or level that no one has yet may be part of the what-if.
  const unclear =
    form.act === 'whatIfChanged' || form.act === 'whatIfHired'
      ? undefined
      : pieces.find((piece) => piece.of === 'unclear')
  return {
    form,
    pieces,
    unread,
    isForeign: pieces.every(
      (piece) => piece.of === 'unknown' || isFiller(piece) || hasSense(piece, 'explain', 'found'),
    ),
    isGeneral: isGeneral(pieces),
    unclear: unclear && form.act !== 'knowledge' ? { question: unclear.question, names: unclear.names } : undefined,
    // Of "days in a row", the days and the row.
    topics: pieces.filter(isTopic).flatMap(({ text: said }) => said.toLowerCase().match(/[^ ]{3,}|^[^ ]+$/g) ?? []),
    readAs: pieces.flatMap(readAsName),
    said: pieces.map(({ text: word }) => word).join(' '),
    nearest: unread.length > 0 && (!before || before.form === nothing) ? nearestTo(pieces, unread, book) : undefined,
  }
}

/** "I need Jan 9 off for a wedding", "did we answer Iyer about the trip": why isn't part of the request. */
const isReason = (piece: Piece, pieces: Piece[]) =>
  piece.of === 'unknown' &&
  pieces.slice(0, pieces.indexOf(piece)).some(({ text }) => /^(for|because|due|about)\b/i.test(text))

/** A phrase without a place may be words of their own: "how's coverage looking for December". */
function readTurn(text: string, before: Before | undefined, book: QuestionBook) {
  const read = (apart: ReadonlySet<string>) => {
    const pieces = withoutAsides(readPieces(text, book, apart))
    return { pieces, ...(before ? understandFollowUp(pieces, before, book) : understandPieces(pieces, book)) }
  }
  const whole = read(new Set())
  if (whole.unread.length === 0) return whole
  const isPhrase = (piece: Piece) =>
    piece.of === 'words' &&
    piece.text.includes(' ') &&
    !isFiller(piece) &&
    !hasSense(piece, ...kept) &&
    !/^(available|free) /i.test(piece.text)
  const saidIn = (pieces: Piece[]) => pieces.filter(isPhrase).map(({ text: said }) => said.toLowerCase())
  const tries = [saidIn(whole.unread), ...saidIn(whole.pieces).map((said) => [said])].filter(({ length }) => length > 0)
  for (const apart of tries.slice(0, mostTries)) {
    const again = read(new Set(apart))
    if (again.unread.length === 0) return again
  }
  return whole
}

const mostTries = 4
/** Phrases that mean the opposite, or nothing, as words of their own. */
const kept = senses('count at-least at-most not than except cannot others percent it thatTime stretch')

const isTopic = (piece: Piece) =>
  topical.includes(piece.of) ||
  hasSense(piece, 'fte', 'swap', 'rest', 'fair', 'request', 'score', 'away', 'stretch', 'like', 'avoid')

const topical: Piece['of'][] = ['roles', 'kinds', 'group', 'holidays', 'weekdays', 'unknown', 'number']

function readAsName(piece: Piece): { said: string; name: string }[] {
  return piece.of === 'person' && piece.slip ? [{ said: piece.slip, name: piece.name }] : []
}

function isGeneral(pieces: Piece[]): boolean {
  const sentence = sentenceOf(pieces)
  const isOwn =
    // "And the year before"
    hasSense(pieces[0], 'link') ||
    sentence.has('who', 'switch') ||
    (sentence.has('draft') && !sentence.has('explain')) ||
    (sentence.has('self') && !sentence.has('explain')) ||
    // "How many beds do we have"
    (sentence.has('count', 'time') &&
      !sentence.has('explain', 'need') &&
      pieces.some(({ text }) => /\b(we|our|us)\b/i.test(text))) ||
    sentence.of('person').length + sentence.of('dates').length > 0 ||
    sentence.of('unclear').some(({ about, names }) => about === 'person' && names.length > 0) ||
    /^(any|list|show|which|is there|are there|(do|does|did|is|are|was|were|has|have) (any|all|anyone|we|our)|hows)\b/i.test(
      pieces
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' '),
    )
  return !isOwn && pieces.some(({ of }) => of === 'unknown' || of === 'unclear' || of === 'number')
}
