/** Reads what the words between the pieces do: comparisons, groupings, negations. A word that does nothing here is a stray. */
import { daysBetween } from '../../../../../engine/calendar.ts'
import { type Form, isOfRequests } from '../form.ts'
import type { Piece } from '../piece.ts'
import { hasSense, isFiller, type Sentence, textOf } from '../sentence.ts'
import type { Sense } from '../words/lexicon.ts'
import { isStretch } from './contradictions.ts'
import { readConditions, readNegation, readWhole } from './read-conditions.ts'
import { daysAsked, readEvery, readGrouping, readMeasure, readUniversal } from './read-grouping.ts'
import { isGroup } from './read-people.ts'
import { asksWhatIsLeft, untoldPeriod } from './read-periods.ts'

const isPeople = (piece: Piece | undefined) => piece !== undefined && (hasSense(piece, 'people') || isGroup(piece))

export function readOperators(sentence: Sentence, form: Form, strays: Set<Piece>, today: string): void {
  const { pieces, has } = sentence
  const stray = (...senses: Sense[]) => {
    for (const piece of pieces) if (hasSense(piece, ...senses) && !isFiller(piece)) strays.add(piece)
  }
  const isLeft = asksWhatIsLeft(sentence)
  const isBound = form.having !== null || form.counts.some(({ having }) => having)
  if (!isBound && has('more', 'less') && !isLeft) {
    const isOfCounts = has('than') && form.counts.length === 2
    // "More weekends than last month": this one against it.
    const isThanThen = pieces.some((piece, at) => piece.of === 'dates' && hasSense(sentence.near(at, -1), 'than'))
    const isOfTwo =
      form.sides.length === 2 ||
      Math.max(form.people.length, sentence.of('dates').length) === 2 ||
      (isThanThen && form.people.length < 2 && !has('who'))
    // "Who worked more in November than in October", "who has more nights than weekends": each person by their own.
    const months = form.periods.length === 2 && form.counts.length === 1
    const isOfEach = has('who', 'people') && has('than') && form.people.length === 0 && form.sides.length === 0
    if (isOfEach && (months || isOfCounts)) {
      if (months) form.counts = form.periods.map((period) => ({ ...form.counts[0]!, period }))
      form.claim = has('more') ? 'more' : 'less'
      form.isOfEach = true
      form.by = null
    }
    const isByOne =
      !form.isOfEach && has('who') && has('than') && form.people.length === 1 && form.counts.length === 1 && !isOfTwo
    if (isByOne) {
      form.rival = form.people[0]!
      form.people = []
      form.claim = has('more') ? 'more' : 'less'
    } else if (form.isOfEach) form.ask = 'who'
    else if ((isOfTwo || isOfCounts) && sentence.isYesOrNo && has('than')) form.claim = has('more') ? 'more' : 'less'
    else if (
      (isOfTwo && (has('who', 'count') || sentence.isYesOrNo)) ||
      (isOfCounts && form.people.length > 0 && !has('who'))
    )
      form.ask = 'compare'
  }
  form.by = readGrouping(sentence, stray)
  readMeasure(sentence, form)
  // "Which days have fewer than 16 people"
  const [number] = sentence.of('number')
  const isOfHeads = number !== undefined && isPeople(sentence.near(pieces.indexOf(number), 1))
  const days = daysAsked(sentence)
  const isOfAnyone = form.people.length === 0 || form.group !== null
  if (form.having && days && isOfAnyone && (isOfHeads || !has('people'))) {
    form.by ??= days
    if (isOfHeads) form.counts = form.counts.map((count) => ({ ...count, unit: 'physicians' }))
  }
  // "Any back-to-back weekends": two or more.
  if (isStretch(form) && !form.having && !has('most', 'least') && pieces.some(({ text }) => /back to back/i.test(text)))
    form.having = { than: 'at-least', number: 2 }
  readEvery(sentence, form, today)
  readUniversal(sentence, form)
  if (has('everyone') && !form.having && !has('not', 'who') && form.sides.length === 0) {
    if (sentence.isYesOrNo) stray('everyone')
    else form.by ??= 'physician'
  }
  if (has('rank') || (has('most', 'least') && form.by && has('list') && form.limit === null)) form.by ??= 'physician'
  form.isAscending = /fewest|low|least|ascending/.test(
    textOf(sentence, 'rank').replace(/(to|first).*(lowest|fewest|least)$/, ''),
  )
  const asksHowMany = pieces.some(
    (piece, at) =>
      hasSense(piece, 'count', 'most', 'least', ...(has('count') ? [] : (['average'] as const))) &&
      isPeople(sentence.near(at, 1)),
  )
  if (
    asksHowMany &&
    !form.having &&
    !form.counts.some((count) => count.having || count.isOpen || isOfRequests(count)) &&
    !has('not', 'off', 'both') &&
    (has('count') || form.by)
  ) {
    form.counts = form.counts.map((count) => ({ ...count, unit: 'physicians' }))
    // "How many people work weekends on average": each day.
    if (has('average')) form.by ??= 'day'
  }
  readWhole(sentence, form)
  if (!readConditions(sentence, form)) readNegation(sentence, form, stray)
  if (form.periods.length === 0) form.periods = untoldPeriod(sentence, form, today)
  if (has('throughout')) {
    const [range] = form.periods
    if (range && form.periods.length === 1 && !form.having && has('who'))
      form.having = { than: 'at-least', number: daysBetween(range.from, range.to) + 1 }
  }
  // "How many hours short of full time is Chen": with a person and a group, it isn't clear which is meant.
  const isMixed = sentence.of('person').length > 0 && form.company.length + form.except.length + form.sides.length === 0
  if (form.group && isMixed && !has('link', 'compare', 'both'))
    for (const piece of pieces) if (isGroup(piece)) strays.add(piece)
  const lacksCompany = pieces.some((piece, at) => {
    const nextOf = sentence.near(at, 1)?.of ?? 'person'
    return hasSense(piece, 'together') || (hasSense(piece, 'with') && ['person', 'group', 'dates'].includes(nextOf))
  })
  if (lacksCompany && form.company.length === 0 && !has('compare')) stray('with', 'together')
  const or = pieces.find(({ text }) => /^or$/i.test(text))
  const isOfDates = form.people.length === 1 && sentence.of('dates').length === 2
  // "Am I on days or nights": a count of each.
  const isOfCounts = form.people.length === 1 && form.counts.length === 2
  const isOfPeople = sentence.isYesOrNo && form.people.length > 1 && form.group === null
  const isChoice = form.ask === 'compare' || isOfDates || isOfCounts || isOfPeople || has('both', 'not')
  if (or && !form.having && !isChoice && (has('who') || sentence.isYesOrNo)) strays.add(or)
  // The weakest days are the ones with open shifts; "who has the worst month" asks for an opinion.
  if (has('who') || form.people.length > 0)
    for (const piece of pieces) if (hasSense(piece, 'most') && hasSense(piece, 'open')) strays.add(piece)
  const isOfBoth = form.people.length > 1 && form.group === null && form.periods.length > 1
  if (isOfBoth && has('compare', 'than')) for (const piece of sentence.of('dates').slice(1)) strays.add(piece)
  if (
    has('enough') &&
    !has('than') &&
    sentence.of('roles').length + sentence.of('kinds').length + sentence.of('dates').length === 0 &&
    sentence.of('weekdays').length === 0
  )
    stray('enough')
  const isOfSomeone = form.group !== null || form.people.length > 0 || has('people', 'everyone')
  form.isPerPhysician =
    has('average') && form.by !== null && isOfSomeone && form.counts.every(({ unit }) => unit !== 'physicians')
  if (form.people.length === 0 && !has('everyone', 'who', 'people')) stray('pronoun')
  // "Who covered for them": no one was named.
  if (form.people.length === 0)
    for (const [at, piece] of pieces.entries())
      if (hasSense(piece, 'pronoun') && /\bfor$/i.test(pieces[at - 1]?.text ?? '')) strays.add(piece)
}
