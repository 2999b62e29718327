/** A turn that only names what is different changes the form of the one before: "and in January?", "only nights", "swing?". */
import { monthAway } from '../../../../engine/language/recognize/date-spans.ts'
import type { Composed } from './compose/compose-form.ts'
import { readPeople } from './compose/read-people.ts'
import type { Form } from './form.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { hasSense, sentenceOf } from './sentence.ts'
import { understandPieces, withoutEffect } from './understand-question.ts'

export function withoutLinks(pieces: Piece[]): Piece[] {
  const start = pieces.findIndex((piece) => !hasSense(piece, 'link', 'sign'))
  return start < 0 ? [] : pieces.slice(start)
}

/** Each word must change something; otherwise it wasn't understood. */
export function changeBy(pieces: Piece[], before: Form, book: QuestionBook): Composed {
  const changed = (of: Piece[]) => change(before, understandPieces(withoutLinks(of), book).form, of, book)
  const form = changed(pieces)
  const isPlain = (piece: Piece) =>
    (piece.of === 'person' && before.people.includes(piece.name)) ||
    hasSense(piece, 'link', 'only', 'pronoun', 'shifts', 'total', 'thatTime', 'who') ||
    (form.ask === 'compare' && hasSense(piece, 'compare'))
  return { form, unread: withoutEffect(pieces, form, changed).filter((piece) => !isPlain(piece)) }
}

/** What the turn names replaces what was there; everything else stays. */
function change(before: Form, own: Form, pieces: Piece[], book: QuestionBook): Form {
  const sentence = sentenceOf(pieces)
  const said = { ...own, ...readPeople(sentence, book, true) }
  // A physician's fragment counts their own, but names no one.
  const namesPeople =
    said.people.length > 0 && (sentence.of('person').length + sentence.of('group').length > 0 || sentence.has('self'))
  const namesThings = pieces.some(
    (piece) =>
      ['weekdays', 'roles', 'kinds', 'holidays'].includes(piece.of) ||
      hasSense(piece, 'hours', 'stretch', 'daysOff', 'open') ||
      (piece.of === 'dates' && piece.kinds.length > 0),
  )
  const isOrder = sentence.has('most', 'least', 'average')
  // "Any open ones" are those of before, and "swing?" after open shifts is about open ones.
  const isNarrow = sentence.has('only') || (sentence.has('open') && isOfShifts(before, said) && !namesOther(pieces))
  const isOpen = isOfShifts(before, said) && before.counts.every((count) => count.isOpen)
  const without = said.counts[0]?.without
  const counts = !namesThings
    ? before.counts
    : without
      ? before.counts.map((count) => ({ ...count, without }))
      : isNarrow
        ? before.counts.map((count) => narrow(count, said.counts[0]!))
        : said.counts.map((count) => ({ ...count, isOpen: count.isOpen || isOpen }))
  const isOpenNow = counts.some((count) => count.isOpen) && !before.counts.some((count) => count.isOpen)
  const isOfOne = before.people.length === 1 && before.act === 'query' && before.table === 'shifts'
  if (sentence.has('others') && isOfOne && !namesThings) {
    const sides = [...before.people, 'everyone else'].map((name, at) => ({ name, people: at === 0 ? [name] : [] }))
    return { ...before, ask: 'compare', sides, by: null }
  }
  // "Versus last month", "compared to Chen": beside what was asked.
  if (sentence.has('compare') && before.act === 'query' && before.table === 'shifts' && !namesThings) {
    const period = said.periods.at(-1)
    if (period && !namesPeople && before.periods.length < 2)
      return { ...before, ask: 'compare', periods: [before.periods[0] ?? monthAway(book.today, 0), period], by: null }
    if (namesPeople && !period && before.people.length === 1 && said.people.length === 1)
      return { ...before, ask: 'compare', people: [...before.people, ...said.people], by: null }
  }
  const isCountable = namesThings && before.act === 'profile'
  const leavesExtreme = namesPeople && said.group === null && ['most', 'least', 'who', 'average'].includes(before.ask)
  return {
    ...before,
    act: isCountable || (isOrder && before.act !== 'query') ? 'query' : before.act,
    table: isOrder || isCountable ? 'shifts' : before.table,
    ask: isOrder
      ? said.ask
      : sentence.has('when') && (before.people.length > 0 || before.counts.some((count) => count.isOpen))
        ? 'list'
        : sentence.isYesOrNo && namesPeople
          ? 'whether'
          : isCountable || leavesExtreme
            ? 'count'
            : before.ask,
    counts,
    // An open shift has no physician.
    people: namesPeople ? said.people : isOrder || isOpenNow ? [] : before.people,
    except: said.except.length > 0 ? said.except : before.except,
    group: namesPeople ? said.group : before.group,
    periods: said.periods.length > 0 ? said.periods : before.periods,
    isNow: said.periods.length > 0 ? said.isNow : before.isNow,
    isAscending: sentence.has('rank') ? said.isAscending : before.isAscending,
    by: said.by ?? (leavesExtreme || isOrder ? null : before.by),
    having: leavesExtreme || isOrder ? null : before.having,
    limit: said.limit ?? null,
  }
}

const isOfShifts = (...forms: Form[]) => forms.every(({ counts }) => counts.every(({ unit }) => unit === 'shifts'))
const namesOther = (pieces: Piece[]) => pieces.some(({ of }) => ['weekdays', 'roles', 'kinds', 'holidays'].includes(of))

export function narrow(count: Form['counts'][number], said: Form['counts'][number]) {
  return {
    ...count,
    kinds: said.kinds.length > 0 ? said.kinds : count.kinds,
    roles: said.roles.length > 0 ? said.roles : count.roles,
    weekdays: said.weekdays.length > 0 ? said.weekdays : count.weekdays,
    onHolidays: count.onHolidays || said.onHolidays,
    isOpen: count.isOpen || said.isOpen,
  }
}
