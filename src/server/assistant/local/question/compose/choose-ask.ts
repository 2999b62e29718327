/** The form of the answer: a count, names, a list, yes or no, the most, a comparison. */
import { daysBetween } from '../../../../../engine/calendar.ts'
import { type Ask, type Form, isOfRequests } from '../form.ts'
import { hasSense, isFiller, type Sentence } from '../sentence.ts'

export function chooseAsk({ has, of, isYesOrNo, pieces, near }: Sentence, form: Form): Ask {
  const { people, counts, having, by, claim, table } = form
  if (
    counts.some(isOfRequests) &&
    has('count') &&
    has('people') &&
    people.length === 0 &&
    !has('average', 'each', 'most', 'least')
  )
    return 'who'
  const isRun = counts.some(({ unit }) => unit.endsWith('stretch') || unit === 'rest')
  const isOpen = counts.some((count) => count.isOpen)
  if (table === 'requests') return chooseForRequests(has('count', 'total'), has('who') && people.length === 0)
  if (table === 'physicians')
    return has('count', 'total', 'average') || (has('fte') && !has('list'))
      ? 'count'
      : has('who') && !has('list')
        ? 'who'
        : 'list'
  if (form.rival || form.handoff || form.isOfEach) return 'who'
  if (has('left') && counts.some(({ unit }) => unit === 'leave-days')) return 'balance'
  if (claim || form.ask === 'compare' || has('compare')) return 'compare'
  const isNamed = has('who', 'everyone', 'people', 'list')
  // "Show me everyone on the 25th": for one day, the question is who.
  const isOneDay = form.periods.length === 1 && form.periods[0]!.from === form.periods[0]!.to
  const isOfOneDay = by === 'physician' && isOneDay && counts.every(({ unit }) => unit === 'shifts')
  if ((by === 'role' || isOfOneDay) && isNamed && !has('count', 'most', 'least', 'average', 'total', 'open')) {
    form.by = null
    return 'who'
  }
  // "Is there a day with nobody on backup"
  if (isOpen && by === 'day' && isYesOrNo && !having && !has('count', 'each')) {
    form.by = null
    return 'list'
  }
  if (form.whole) return 'percent'
  if (form.sides.length === 2) return 'compare'
  if (has('median')) return 'median'
  if (has('average')) return 'average'
  const isOrdered = by !== null && form.limit === null && (has('rank') || (has('list', 'each') && !has('who')))
  if (isOrdered && has('most', 'least', 'rank')) return 'count'
  // "The fewest, top 5" is one end.
  const isTop = pieces.every((piece) => !hasSense(piece, 'most') || /^top$/i.test(piece.text))
  if (has('most') && has('least')) return isRun ? 'most' : isTop && form.limit ? 'least' : 'extremes'
  const isRest = counts.some(({ unit }) => unit === 'rest')
  if (isRun && people.length === 0 && form.act === 'query' && !having)
    return has('least') || (isRest && !has('most')) ? 'least' : 'most'
  if (has('most') && !isRun) return 'most'
  if (has('least') && !isRun) return 'least'
  if (has('time', 'place') && people.length > 0 && form.group === null && !isRun)
    return form.periods.length > 0 ? 'list' : 'next'
  if (has('next') && has('who') && form.company.length > 0 && form.periods.length > 0) return 'who'
  if (has('next') && isYesOrNo && people.length === 1 && form.periods.length > 0) return 'whether'
  if (has('next')) return form.limit || (isOpen && form.periods.length > 0) ? 'list' : 'next'
  if (has('first')) return form.periods.length > 0 ? 'first' : 'next'
  if (has('latest')) return 'last'
  if ((by === 'day' || by === 'week') && having) return 'list'
  const names =
    pieces.some(({ text }) => /^(which|what)$/i.test(text)) &&
    (has('people') || of('group').length + of('specialty').length > 0)
  const isBound = having !== null || counts.some((count) => count.having)
  // "How many juniors have no nights"
  const isOfGroup = pieces.some((piece, at) => hasSense(piece, 'count') && near(at, 1)?.of === 'group')
  if (isBound && (people.length === 0 || form.group) && (!has('count') || has('people') || isOfGroup)) return 'who'
  const asksAny = isYesOrNo && form.group !== null && !has('count', 'total') && form.sides.length === 0
  if (has('who') || names || asksAny) return form.group || people.length === 0 ? 'who' : isYesOrNo ? 'whether' : 'count'
  const isOr = counts.length === 2 && pieces.some(({ text }) => /^or$/i.test(text))
  if (isYesOrNo && people.length > 0 && !form.group && !has('count', 'when')) return isOr ? 'count' : 'whether'
  const which = pieces.findIndex(({ text }) => /^(which|what)$/i.test(text))
  const isFirst = which >= 0 && pieces.slice(0, which).every(isFiller)
  const asksWhich = isFirst && ['kinds', 'weekdays', 'holidays'].includes(pieces[which + 1]?.of ?? '')
  if (asksWhich && people.length > 0 && !by) return 'list'
  if (has('count', 'total', 'left', 'soFar') || by) return 'count'
  if (isOpen) return 'list'
  if (has('list', 'when')) return counts.every(({ unit }) => unit === 'hours') ? 'count' : 'list'
  // "backup Thursday?", "admitters this weekend": for a few days, the question is who.
  const isShort =
    form.periods.length === 1 &&
    form.periods[0]!.to !== '' &&
    daysBetween(form.periods[0]!.from, form.periods[0]!.to) < 7
  if (isShort && people.length === 0 && (has('about') || of('roles').length + of('kinds').length > 0)) return 'who'
  const isCounted =
    of('kinds').length + of('roles').length + of('weekdays').length + of('holidays').length > 0 ||
    counts.some(({ unit }) => unit !== 'shifts')
  // "juniors on nights this week": who of them.
  if (form.group && form.act === 'query' && isCounted) {
    if (counts.length === 1 && ['shifts', 'weekends'].includes(counts[0]!.unit)) return 'who'
    form.by = 'physician'
    return 'count'
  }
  if (people.length > 0 && !isCounted) return 'list'
  // "What does this week look like": day by day.
  if (!isOneDay && isShort && form.act === 'query' && pieces.some(({ text }) => /^look/i.test(text))) form.by = 'day'
  // "What does today look like"
  return isOneDay && !isCounted && form.act === 'query' ? 'who' : 'count'
}

function chooseForRequests(isCount: boolean, isWho: boolean): Ask {
  return isCount ? 'count' : isWho ? 'who' : 'list'
}
