/**
 * What a physician may ask: the published schedule, which everyone sees, and their own data. Colleagues' reasons, balances, and
 * requests, drafts, and scores are for administrators; anything not listed here is refused.
 */
import type { StatName } from '../../../../contract/stats.ts'
import { monthOf } from '../../../../engine/month.ts'
import { formatDate } from '../../../../engine/text/dates.ts'
import { pluralWord } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { formatStatus } from '../../../../engine/text/status.ts'
import { dashboardLink } from '../../../platform/links.ts'
import { candidates, mayWork } from '../../tools/candidates.ts'
import { explainShift } from '../../tools/explain-shift.ts'
import { requests } from '../../tools/requests.ts'
import { oneDay } from '../answer-subject.ts'
import { type Answerer, type Asking, type Draft, dataSource } from '../asking.ts'
import { bullets, formatList, formatWhen, isWholeMonth, paragraphs } from '../format.ts'
import { type Act, isOfRequests } from '../question/form.ts'
import { findShift, isShift, shiftLink } from './find-shift.ts'
import { describeRequest as describeAny } from './inbox.ts'
import { answerMayWork } from './one-shift.ts'
import { answerOwnChange } from './own-actions.ts'
import { answerContact } from './people.ts'
import { describeGap } from './quality.ts'
import { answerHolidays, answerRoles, answerRules, answerSchedules } from './set-up.ts'
import { answerShifts } from './shifts/shifts.ts'
import { answerAbilities, answerGreeting, answerThanks, help } from './talking.ts'

const { examples } = help.physician

export const notYours: Draft = {
  text: 'That’s something only coordinators can look up. I can answer questions about your own shifts and requests, and the published schedule.',
  followUps: examples.slice(0, 3),
}

const answerOwnQuery: Answerer = async (asking) => {
  const { form } = asking
  if (form.request?.isLacking) return notYours
  if (form.table === 'requests') return answerOwnRequests(asking)
  // Colleagues may not know who is away, not even through an average.
  const isOwn = form.people.join() === asking.records.self!.name && form.sides.length === 0 && form.by !== 'physician'
  if (form.counts.some(isOfRequests) && !(isOwn && ['count', 'list', 'whether', 'balance'].includes(form.ask)))
    return notYours
  // Colleagues may not know who is part time or prefers nights.
  return form.table === 'shifts' && form.group === null ? answerShifts(asking) : notYours
}

async function answerOwnRequests(asking: Asking): Promise<Draft> {
  const { form, records } = asking
  const self = records.self!
  const asksWhoElse = form.ask === 'who' && form.people.length === 0
  const isToThem = form.company.join() === self.name
  if (isToThem || (asksWhoElse && form.request?.type === 'swap')) {
    const asked = (await asking.use(requests, { type: 'swap', status: 'pending' })).requests
    const found = asked.filter(({ colleague, physician }) =>
      isToThem ? colleague === self.name : colleague === null && physician !== self.name,
    )
    const none = isToThem
      ? 'No swaps are waiting for your answer.'
      : 'No one is offering a shift to everyone right now.'
    return {
      text:
        found.length === 0
          ? none
          : paragraphs(isToThem ? 'Waiting for your answer:' : 'Offered to everyone:', bullets(found.map(describeAny))),
      followUps: examples.slice(0, 2),
      links: [{ title: 'My Schedule', link: dashboardLink }],
    }
  }
  if (asksWhoElse || form.people.some((name) => name !== self.name)) return notYours
  const { type = null, status: meant = null } = form.request ?? {}
  // "When is my vacation" isn't only about what was approved.
  const status = meant === 'approved' && !/\b(approv|grant|accept)/i.test(asking.text) ? null : meant
  const [period] = form.periods
  const isThen = ({ from, to }: FoundRequest) =>
    !period || (from !== null && (period.to === '' || from <= period.to) && (to ?? from) >= period.from)
  const all = (await asking.use(requests, { physician: self.name })).requests
  const found = all.filter((one) => isThen(one) && (!type || one.type === type) && (!status || one.status === status))
  const when = period ? ` ${formatWhen(period)}` : ''
  const kind = [status && formatStatus(status), type && typeNames[type]?.toLowerCase()].filter(Boolean).join(' ')
  return {
    text:
      found.length > 0
        ? paragraphs(`Your requests${when}:`, bullets(found.map(describeRequest)))
        : all.length > 0
          ? paragraphs(
              `You have no ${kind ? `${kind} ` : ''}requests${when}. Your other requests:`,
              bullets(all.map(describeRequest)),
            )
          : 'You have no requests like that.',
    followUps: examples.slice(0, 2),
    sources: [dataSource('Vacation Requests', '/vacation-requests')],
    links: [{ title: 'Vacation Requests', link: '/vacation-requests' }],
  }
}

type FoundRequest = { type: string; status: string; from: string | null; to: string | null }

const typeNames: Record<string, string> = { timeoff: 'Time off', swap: 'Swap', pickup: 'Pickup' }

function describeRequest({ type, status, from, to }: FoundRequest): string {
  const when = from === null ? '' : ` ${formatWhen({ from, to: to ?? from })}`
  return `${typeNames[type] ?? type}${when}: ${formatStatus(status)}`
}

const isOfColleague = ({ form, records }: Asking) => form.people.some((name) => name !== records.self!.name)

const answerOwnReason: Answerer = async (asking) => {
  if (isOfColleague(asking)) return { ...notYours, text: 'I can only explain your own shifts.' }
  const shift = await findShift(asking, asking.records.self!.name)
  if (!isShift(shift)) return shift
  const { date, role, id, person } = shift
  const { toThem } = await asking.use(explainShift, { date, role, physician: person! })
  return {
    text: paragraphs(`${role} on ${formatDate(date)}:`, toThem ?? 'You were available, and the shift needed someone.'),
    followUps: ['Who can I trade it with?', 'How many nights do I owe?'],
    links: [shiftLink({ id, date, role })],
    about: { person: person!, role, range: oneDay(date) },
  }
}

export const answerTrade: Answerer = async (asking) => {
  if (!asking.records.self) return { text: 'You don’t work shifts, so there’s nothing to trade.', followUps: [] }
  const shift = await findShift(asking, asking.records.self!.name)
  if (!isShift(shift)) return shift
  const { date, role, id } = shift
  const { best, allowed } = await asking.use(candidates, { date, role, instead: shift.person! })
  const more = allowed - best.length
  return {
    text: paragraphs(
      allowed === 0
        ? `No one can take ${role} on ${formatDate(date)} without breaking a rule.`
        : `These colleagues could take ${role} on ${formatDate(date)}: ${formatList([...best.map(({ physician }) => physician), ...(more > 0 ? [`${more} more`] : [])])}.`,
      allowed > 0 ? 'Open the shift to ask one of them.' : undefined,
    ),
    followUps: ['Why do I have it?', 'When am I off next?'],
    links: [shiftLink({ id, date, role })],
    about: { person: shift.person!, role, range: oneDay(date) },
  }
}

/** "Can Chen take my shift on Friday": yes or no; a colleague's reasons stay private. */
const answerOwnMayWork: Answerer = async (asking) => {
  const { form, records, use } = asking
  const colleague = records.people.find(({ id, name }) => id !== records.self!.id && form.people.includes(name))
  if (!form.people.includes(records.self!.name)) return notYours
  if (!colleague) return answerMayWork(asking)
  const shift = await findShift(asking, asking.records.self!.name)
  if (!isShift(shift)) return shift
  const { date, role, id, person } = shift
  const found = await use(mayWork, { physician: colleague.name, date, role, instead: person! })
  return {
    text: found.isAllowed
      ? `Yes, ${colleague.name} could take ${role} on ${formatDate(date)}.`
      : `No, ${colleague.name} can’t take ${role} on ${formatDate(date)} within the rules.`,
    followUps: ['Who can I trade it with?'],
    links: [{ title: `Find a swap with ${colleague.name}`, link: `/swaps?give=${id}&with=${colleague.id}` }],
    about: { person: person!, role, range: oneDay(date) },
  }
}

const figures: { name: StatName; words: [string, string] }[] = [
  { name: 'shifts', words: ['shift', 'shifts'] },
  { name: 'nights', words: ['night', 'nights'] },
  { name: 'weekends', words: ['weekend shift', 'weekend shifts'] },
  { name: 'holidays', words: ['holiday', 'holidays'] },
]

/** "Nights: 9, fair share 9.4", of a month or of the last twelve. */
const answerOwnShare: Answerer = async (asking) => {
  // Who is over or under their share is for administrators.
  if (isOfColleague(asking) || asking.form.people.length === 0) return notYours
  const { form, records, today } = asking
  const [period] = form.periods
  const isMonth = period !== undefined && isWholeMonth(period)
  const stats = await records.ownStats(monthOf(isMonth ? period.from : today))
  const counted = (isMonth ? stats.ofMonth : stats.ofTwelveMonths).figures
  const meant = figures.filter(({ name }) => form.counts.some((count) => isAbout(name, count)))
  const lines = (meant.length > 0 ? meant : figures).map(({ name, words: [one, many] }) => {
    const { own, share } = counted[name]
    const has = `${round(own, 1)} ${pluralWord(own, one, many)}`
    return share === null
      ? `${has} (you don’t rotate through these, so you don’t owe any)`
      : `${has}, fair share ${round(share, 1)}${describeGap(own - share)}`
  })
  return {
    text: paragraphs(
      isMonth ? `Yours ${formatWhen(period)}:` : 'Yours in the last 12 months:',
      bullets(lines),
      'Fair shares follow FTE, time off, and who can take which shifts.',
    ),
    followUps: ['When do I work next?', 'How many nights do I have this month?'],
    sources: [dataSource('My stats', '/stats')],
    links: [{ title: 'My stats', link: '/stats' }],
  }
}

function isAbout(name: StatName, count: Asking['form']['counts'][number]): boolean {
  if (name === 'nights') return count.kinds.includes('night')
  if (name === 'weekends') return count.weekdays.includes('saturday')
  return name === 'holidays' && count.onHolidays
}

/** The reason for a decision is with their own request; other people's are private. */
const answerOwnDecision: Answerer = async (asking) =>
  isOfColleague(asking)
    ? { ...notYours, text: 'Other people’s requests and reasons are private, so I can’t tell you about them.' }
    : {
        text: (await asking.use(requests, { physician: asking.records.self!.name, status: 'denied' })).requests.length
          ? 'If your coordinator left a note, it’s with the request.'
          : 'None of your requests was denied.',
        links: [{ title: 'Vacation Requests', link: '/vacation-requests' }],
        followUps: examples.slice(0, 2),
      }

const answerers: Partial<Record<Act, Answerer>> = {
  query: answerOwnQuery,
  whyShift: answerOwnReason,
  trade: answerTrade,
  candidates: answerTrade,
  mayWork: answerOwnMayWork,
  shares: answerOwnShare,
  rules: answerRules,
  roles: answerRoles,
  holidays: answerHolidays,
  schedules: answerSchedules,
  // Nothing but a month: their shifts in it; its scores are for administrators.
  scores: async (asking) =>
    /fair|score|cover|prefer|qualit|compar/i.test(asking.text)
      ? notYours
      : answerShifts({
          ...asking,
          form: { ...asking.form, act: 'query', ask: 'list', people: [asking.records.self!.name] },
        }),
  privateReason: answerOwnDecision,
  greeting: answerGreeting,
  thanks: answerThanks,
  abilities: answerAbilities,
  change: answerOwnChange,
  whatIfAway: async (asking) => (isOfColleague(asking) ? notYours : answerOwnChange(asking)),
  contact: answerContact,
}

export const answerPhysician: Answerer = async (asking) => (await answerers[asking.form.act]?.(asking)) ?? notYours
