/** Answers about one shift: why it's open or who has it, who could take it, and whether someone may. */
import { addDays, daysBetween } from '../../../../engine/calendar.ts'
import { countOn } from '../../../../engine/demand.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { formatDate } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { candidates, mayWork } from '../../tools/candidates.ts'
import { explainShift } from '../../tools/explain-shift.ts'
import { oneDay } from '../answer-subject.ts'
import { type Answerer, type Asking, type Draft, dataSource, rolesMeant } from '../asking.ts'
import { bullets, formatList, formatWhen, paragraphs } from '../format.ts'
import { findShift, isShift } from './find-shift.ts'
import { answerMayTake } from './may-take.ts'
import { answerShifts } from './shifts/shifts.ts'

type MeantShift = { date: string; role: string; person: string | null }

const source = dataSource('The month’s rules and schedule', '/schedule')

export const answerWhyShift: Answerer = async (asking) => {
  const shift = await findShift(asking)
  if (!isShift(shift)) return shift
  const { date, role, person: physician } = shift
  const found = await asking.use(explainShift, { date, role, ...(physician ? { physician } : {}) })
  const where = `${found.role} on ${formatDate(date)}`
  if (physician)
    return {
      text: paragraphs(`Why ${physician} has ${where}:`, bullets(found.says)),
      followUps: [`Who else could take it?`, `How many nights does ${physician} have this month?`],
      sources: [source],
      about: { person: physician, role: found.role, range: oneDay(date) },
    }
  const allowed = found.alternatives.filter(({ isAllowed }) => isAllowed)
  return {
    text: paragraphs(
      `${where} is open.`,
      bullets(found.says),
      found.excluded.length > 0
        ? `Not eligible, by rule:\n${bullets(found.excluded.map(({ title, count: number }) => `${title}: ${plural(number, 'physician')}`))}`
        : undefined,
      allowed.length > 0
        ? `These physicians could take it within the rules: ${formatList(allowed.map((one) => one.physician))}.`
        : undefined,
      found.fixes.length > 0 ? `What would fill it:\n${bullets(found.fixes)}` : undefined,
    ),
    followUps: ['Who could take it?', 'Which other shifts are open?'],
    sources: [source],
    about: { role: found.role, range: oneDay(date), person: allowed[0]?.physician },
  }
}

export const answerCandidates: Answerer = async (asking) => {
  const { form, today } = asking
  const isOpenEnded = form.people.length === 0 && form.periods.length > 0
  const roles = rolesMeant(asking)
  const [range] = form.periods
  const isOneDay = range !== undefined && range.from === range.to
  const named: MeantShift | undefined =
    isOpenEnded && isOneDay && roles.length === 1 ? { date: range.from, role: roles[0]!, person: null } : undefined
  const shift = named ?? (await findShift(asking))
  // "Who's available on Saturday", with no shift to take: whoever is free.
  if ('text' in shift && isOpenEnded && isOneDay && roles.length === 0) {
    const free = await answerShifts({
      ...asking,
      form: { ...form, act: 'query', ask: 'who', having: { than: 'exactly', number: 0 } },
    })
    return { ...free, text: paragraphs(shift.text, free.text) }
  }
  if ('text' in shift) return shift
  const { date, role, person: physician } = shift
  const found = await asking.use(candidates, { date, role, ...(physician ? { instead: physician } : {}) })
  // "Find me three people"
  const best = found.best.slice(0, form.numbers[0])
  const where = `${physician ? `${physician}’s` : 'the'} ${found.role} shift on ${formatDate(date)}`
  const full = describeFull(found.full, found.role, date)
  const about = { person: physician ?? undefined, role: found.role, range: oneDay(date) }
  const late = date < today ? 'That day has passed, so this is who could have taken it.' : undefined
  if (found.allowed === 0)
    return {
      text: paragraphs(
        full,
        `No one can take ${where} without a conflict. Closest to eligible:`,
        bullets(found.nearest.map(({ physician: name, says }) => `${name}: ${says}`)),
        late,
      ),
      followUps: ['Why?', 'What are our rules?'],
      sources: [source],
      about: { ...about, items: found.nearest.map((one) => ({ ...about, person: one.physician })) },
    }
  return {
    text: paragraphs(
      full,
      full
        ? `${plural(found.allowed, 'physician')} could step in within the rules. Best matches first:`
        : `${plural(found.allowed, 'physician')} could take ${where} within the rules. Best matches first:`,
      bullets(best.map(({ physician: name, says }) => `${name}: ${says}`)),
      late,
    ),
    followUps: [
      `Can ${found.best[0]!.physician} work ${found.role} on ${formatDate(date)}?`,
      'Which other shifts are open?',
    ],
    sources: [source],
    about: { ...about, items: best.map((one) => ({ ...about, person: one.physician })) },
  }
}

/** "Night on Mon, Dec 14 is fully staffed: ...". Anyone else would replace one of them. */
const describeFull = (full: string[], role: string, date: string) =>
  full.length > 0 ? `${role} on ${formatDate(date)} is fully staffed: ${formatList(full)}.` : undefined

/** The most days to try one by one. */
const mostTried = 14

/** "Can Chen do nights next week": day by day. */
async function answerMayWorkDays(asking: Asking, physician: string, range: DateRange): Promise<Draft> {
  const [role, ...others] = rolesMeant(asking)
  const days = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, day) => addDays(range.from, day))
  if (!role || others.length > 0 || days.length > mostTried)
    return { text: `Which day? For example: can ${physician} work the night of ${formatDate(range.from)}?` }
  const found = []
  for (const date of days) found.push(await asking.use(mayWork, { physician, date, role }))
  const yes = found.filter(({ isAllowed }) => isAllowed).length
  return {
    text: paragraphs(
      `${physician} can work ${role} on ${yes} of ${plural(days.length, 'day')} ${formatWhen(range)}:`,
      bullets(
        found.map(
          ({ date, isAllowed, says, hasItAlready }) =>
            `${formatDate(date)}: ${hasItAlready ? 'has it already' : isAllowed ? 'yes' : `no. ${says}`}`,
        ),
      ),
    ),
    followUps: [`When does ${physician} work next?`],
    sources: [source],
    about: { person: physician, range },
  }
}

export const answerMayWork: Answerer = async (asking) => {
  const { form, records, use } = asking
  const [physician, ...more] = form.people
  // "Should I let Chen or Foster take it", but not "can Keller cover for Romano"
  const isInstead =
    more.length === 1 && /\b(for|instead of)\b|['’]s\b/i.test(asking.text) && !/\bor\b/i.test(asking.text)
  if (more.length > 0 && form.group === null && !isInstead) {
    const drafts = []
    for (const name of form.people) drafts.push(await answerMayWork({ ...asking, form: { ...form, people: [name] } }))
    return { ...drafts[0]!, text: paragraphs(...drafts.map(({ text }) => text)) }
  }
  const isOpen = form.counts.some((count) => count.isOpen)
  if (isOpen && form.people.length === 1) return answerMayTake(asking, physician!)
  if (isOpen) return answerShifts({ ...asking, form: { ...form, act: 'query', ask: 'list', people: [] } })
  if (!physician) return { text: 'Who do you mean? Name the physician, the role, and the day.' }
  const [range = { from: asking.today, to: addDays(asking.today, mostTried - 1) }] = form.periods
  if (range.from !== range.to) return answerMayWorkDays(asking, physician, range)
  const date = range.from
  const instead = form.people[1]
  const theirs = instead ? await findShift(asking, instead) : undefined
  if (theirs && !isShift(theirs)) return theirs
  const meant = theirs ? [theirs.role] : rolesMeant(asking)
  const roles =
    meant.length > 0
      ? meant
      : records.roles.filter((role) => role.isActive && countOn(role, date) > 0).map(({ name }) => name)
  const found = []
  for (const role of roles) found.push(await use(mayWork, { physician, date, role, ...(instead ? { instead } : {}) }))
  // "Why can't Zhao work Monday" isn't answered by a yes.
  const [yesWord, noWord] = /\bwhy\b/i.test(asking.text) ? ['Nothing rules it out: ', ''] : ['Yes, ', 'No, ']
  const followUps = [`Who else could work ${roles[0]} on ${formatDate(date)}?`, `When does ${physician} work next?`]
  if (found.length === 1) {
    const [one] = found
    const where = `${one!.role} on ${formatDate(date)}`
    const full = one!.hasItAlready ? undefined : describeFull(one!.full, one!.role, date)
    const head = one!.hasItAlready
      ? `${yesWord}${physician} already has ${where}.`
      : !one!.isAllowed
        ? `${noWord}${physician} can’t work ${where}.`
        : full
          ? `${yesWord}${physician} could work ${where} in someone’s place.`
          : `${yesWord}${physician} can work ${where} without a conflict.`
    const why = one!.isAllowed
      ? one!.hasItAlready
        ? undefined
        : one!.says
      : bullets(one!.blockedBy.map(({ says }) => says))
    const about = { person: physician, role: one!.role, range: oneDay(date) }
    return { text: paragraphs(head, full, why), followUps, sources: [source], about }
  }
  const had = found.find(({ hasItAlready }) => hasItAlready)
  if (had) {
    const about = { person: physician, role: had.role, range: oneDay(date) }
    const text = `${physician} already has ${had.role} on ${formatDate(date)}, so they can’t work another shift that day.`
    return { text, followUps, sources: [source], about }
  }
  const yes = found.filter(({ isAllowed }) => isAllowed).map(({ role }) => role)
  const no = found.filter(({ isAllowed }) => !isAllowed)
  return {
    text: paragraphs(
      yes.length > 0
        ? `${yesWord}${physician} can work ${formatList(yes)} on ${formatDate(date)}.`
        : `${noWord}${physician} can’t work any role on ${formatDate(date)}.`,
      bullets(no.map(({ role, says }) => `${role}: ${says}`)),
    ),
    followUps,
    sources: [source],
    about: {
      person: physician,
      range: oneDay(date),
      items: no.map(({ role }) => ({ person: physician, role, range: oneDay(date) })),
    },
  }
}
