/** Which requests and which physicians a question is about. */
import type { RequestStatus } from '../../../../../contract/request-states.ts'
import type { Act, Form } from '../form.ts'
import { hasSense, type Sentence } from '../sentence.ts'

const statuses = [
  ['pending', 'pending'],
  ['approved', 'approved'],
  ['denied', 'denied'],
  ['canceled', 'cancelled'],
] as const

/** "Approved versus denied": how many of each. "Decided" is one word for two. */
function statusesNamed({ pieces, has }: Sentence): RequestStatus[] {
  const named = statuses.filter(([sense]) =>
    pieces.some((piece) => hasSense(piece, sense) && statuses.filter(([one]) => hasSense(piece, one)).length === 1),
  )
  return named.length > 1 && has('count', 'compare', 'versus', 'total') ? named.map(([, status]) => status) : []
}

export function readRequestFilter(sentence: Sentence, act: Act): NonNullable<Form['request']> {
  const { has, of, isYesOrNo, near, pieces } = sentence
  const each = statusesNamed(sentence)
  // "Older than 3 days"
  const [number] = of('number')
  const unit = number && near(pieces.indexOf(number), 1)
  const days = hasSense(unit, 'day') ? 1 : hasSense(unit, 'week') ? 7 : 0
  const olderThan = has('more') && days > 0 ? { olderThan: number!.value * days } : {}
  const type = has('swap') ? 'swap' : has('pickup') ? 'pickup' : has('away', 'off') ? 'timeoff' : null
  const isEmergency = has('emergency')
  const byArrival = has('arrived') && of('dates').length > 0
  // "Was Chen's vacation approved?" asks for its status.
  const isOfSomeone = act === 'query' && (has('self') || of('person').length > 0)
  const isStatus = pieces.some(({ text }) => /\bstatus of$|^any (word|news|update) on$/i.test(text))
  const asksStatus = isYesOrNo && !has('count', 'list') && has('approved', 'denied', 'canceled', 'approve')
  if (isOfSomeone && (isStatus || asksStatus)) return { type, status: null, isEmergency, byArrival }
  const isOfAll = of('person').length === 0 && !has('self')
  // "Who hasn't sent in requests for January", "has everyone sent theirs"
  if (act === 'query' && isOfAll && ((has('not') && has('who', 'people')) || (isYesOrNo && has('everyone'))))
    return { type, status: null, isEmergency, byArrival, isLacking: true }
  if (each.length > 0) return { type, status: null, isEmergency, byArrival, each }
  const status =
    has('pending') || (act === 'query' && has('open'))
      ? 'pending'
      : has('denied')
        ? 'denied'
        : has('canceled')
          ? 'cancelled'
          : has('approved') ||
              (['query', 'history'].includes(act) && has('approve')) ||
              (has('away') && !has('request'))
            ? 'approved'
            : null
  return { type, status, isEmergency, byArrival, ...olderThan }
}

export function readPhysicianFilter({ has, of }: Sentence): NonNullable<Form['physician']> {
  const groups = of('group').map(({ text }) => text.toLowerCase())
  const isNight = of('kinds').some(({ kinds }) => kinds.includes('night'))
  return {
    level: of('group').find(({ level }) => level)?.level ?? null,
    partTime:
      groups.some((text) => text.startsWith('part')) ||
      (has('less') && groups.some((text) => /^(1(\.0)? ?fte|full)/.test(text))),
    inactive: has('inactive'),
    nights: groups.some((text) => text.startsWith('nocturn'))
      ? 'prefer'
      : !isNight
        ? null
        : has('avoid', 'not')
          ? 'avoid'
          : 'prefer',
    specialty: of('specialty')[0]?.specialty ?? null,
    first: has('newest') ? 'newest' : has('longestHere') ? 'longest' : null,
    names: of('group').find(({ level, text }) => !level && !/^(part|nocturn)/i.test(text))?.names ?? null,
  }
}

/** Which side of the fair share; null for both: "who is ahead and who is behind". */
export function shareClaimed(isLess: boolean, isMore: boolean, said: string): Form['claim'] {
  const isBelow = isLess || /(too|so) few|behind|owe|under|short|below|due|room|more$/.test(said)
  return isBelow && (isMore ? isLess : /ahead|over|many/.test(said)) ? null : isBelow ? 'less' : 'more'
}
