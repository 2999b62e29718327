import { capitalize } from '../../../../engine/text/capital.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { absences } from '../../tools/absences.ts'
import { requests } from '../../tools/requests.ts'
import { type Asking, type Draft, fromNowOn, rangeOf } from '../asking.ts'
import { bullets, describeShift, describeShifts, formatRange, formatWhen, paragraphs } from '../format.ts'
import { readFacts, type ShiftFact } from '../query/facts.ts'
import { runQuery } from '../query/run-query.ts'
import { addressed, followUps, greetingOf, signedBy, written } from './draft-text.ts'
import { whenPlanned } from './shifts/basis.ts'

export const asksToWork =
  /\b(can|could|would|will|able|willing|to|for)\b.*\b(pick(ing)? up|cover(ing)?|tak(e|ing)|fill(ing)? in|help(ing)? out|work(ing)?|do)\b/i

/** "Ask Chen if she can pick up the 16th": the open shifts that day, or the day. */
export async function askToWork(asking: Asking): Promise<Draft> {
  const { form, records, today } = asking
  const range = rangeOf(asking, fromNowOn(asking))
  const { shifts } = await readFacts(records, [range])
  const { roles, kinds } = form.counts[0]!
  const isMeant = ({ role, kind }: ShiftFact) =>
    roles.length + kinds.length === 0 || roles.includes(role) || kinds.includes(kind)
  const open = shifts.filter((shift) => shift.person === null && shift.date >= today && isMeant(shift))
  const what = form.periods.length > 0 ? formatWhen(range) : ''
  if (open.length === 0 && !what) return { text: 'No shift is open, so there’s nothing to ask for.', followUps }
  return written({
    ...addressed(asking),
    subject: `Can you help ${what || 'with an open shift'}?`,
    body: paragraphs(
      greetingOf(asking),
      open.length === 0
        ? `Could you work ${what}?`
        : `Could you take ${open.length === 1 ? 'this shift' : 'one of these shifts'}?`,
      bullets(describeShifts(open)),
      'Please let me know either way.',
      signedBy(asking),
    ),
  })
}

export const isOfRequest =
  /\b(request|denied|denial|approv|grant|reject|declin|turned down|off|vacation|pto|leave|swap|trade)/i

/** "Remind Chen of the nights next week": their shifts, as planned. */
export async function aboutShifts(asking: Asking): Promise<Draft> {
  const { form, records, today } = asking
  const range = rangeOf(asking, fromNowOn(asking))
  const facts = await readFacts(records, [range])
  if (facts.planned.length === 0) return whenPlanned(facts, asking)
  const { rows } = runQuery({ ...form, act: 'query', ask: 'list' }, facts)
  const shifts = rows.flatMap((row) => row.shifts).filter(({ date }) => date >= today)
  const [name] = form.people
  if (shifts.length === 0)
    return { text: `${name} has no shift like that ${formatWhen(range)}, so there’s nothing to write.`, followUps }
  return written({
    ...addressed(asking),
    subject: `Your shifts, ${formatRange(range)}`,
    body: paragraphs(
      greetingOf(asking),
      /\b(chang|mov|swapp|switch)/i.test(asking.text)
        ? 'The schedule has changed. These are your shifts now:'
        : 'These are your shifts:',
      bullets(shifts.map(describeShift)),
      signedBy(asking),
    ),
  })
}

const kindNames = { timeoff: 'time-off', swap: 'swap', pickup: 'pickup' } as const

const outcomes = {
  approved: 'I approved',
  denied: 'I couldn’t approve',
  pending: 'I haven’t decided yet on',
  cancelled: 'You canceled',
} as const

/** Their last request then, or the last one decided as asked; how many colleagues are off then is a fact that names no one. */
export async function aboutRequest(asking: Asking): Promise<Draft> {
  const { form, use } = asking
  const [name] = form.people
  const isRefusal =
    form.request?.status === 'denied' || /\b(can['’]?t|cannot|couldn['’]?t|unable|not able)\b/i.test(asking.text)
  const said = /\bapproved|granted\b/i.test(asking.text)
    ? 'approved'
    : form.request?.status === 'denied'
      ? 'denied'
      : null
  const [period] = form.periods
  const decided = (await use(requests, { physician: name!, ...(said ? { status: said } : {}) })).requests.findLast(
    ({ from, to }) => from !== null && (!period || (from <= period.to && (to ?? from) >= period.from)),
  )
  if (!decided?.from && !(isRefusal && period))
    return {
      text: `${name} has no ${said ? `${said} ` : ''}request to write about${period ? ` ${formatWhen(period)}` : ''}.`,
      followUps,
    }
  const range = decided?.from ? { from: decided.from, to: decided.to ?? decided.from } : period!
  const status = isRefusal ? 'denied' : decided!.status
  const { away } = await use(absences, range)
  const others = new Set(away.filter(({ physician }) => physician !== name).map(({ physician }) => physician)).size
  const isTimeOff = !decided || decided.type === 'timeoff'
  const what = decided
    ? `your ${kindNames[decided.type]} request for ${formatRange(range)}`
    : `time off ${formatWhen(range)}`
  return written({
    ...addressed(asking),
    subject: capitalize(what),
    body: paragraphs(
      greetingOf(asking),
      `${outcomes[status]} ${what}.`,
      status === 'denied' && isTimeOff && others > 0
        ? `${plural(others, 'colleague already has', 'colleagues already have')} approved time off then.`
        : undefined,
      status === 'denied'
        ? `If ${isTimeOff ? 'other dates' : 'another shift'} would work for you, send a new request and I’ll look at it.`
        : undefined,
      signedBy(asking),
    ),
  })
}
