/** What an answer is based on: what was counted over which days, the shifts behind it, and what isn't planned yet. */
import type { ChatLink, ChatSource } from '../../../../../contract/assistant.ts'
import { monthOf } from '../../../../../engine/month.ts'
import { formatDate, formatMonth } from '../../../../../engine/text/dates.ts'
import { pluralWord } from '../../../../../engine/text/plural.ts'
import { type Asking, type Draft, dataSource } from '../../asking.ts'
import { formatList } from '../../format.ts'
import { describeCounts } from '../../query/describe-count.ts'
import type { Facts } from '../../query/facts.ts'
import { includesBackup } from '../../query/run-query.ts'
import { isOfRequests } from '../../question/form.ts'
import type { Asked } from './asked.ts'

const mostLinks = 3

const listing = ['who', 'list', 'whether', 'next', 'last']

/** "Counted: nights in December 2026. Backup shifts aren't counted." */
export function describeBasis({ form, facts, when, asking }: Asked): string {
  const { counts, ask, except, having } = form
  const isOff = ask === 'next' && counts.some(({ unit }) => unit === 'days-off')
  const isListed = listing.includes(ask) && (!having || isOff) && !counts.some((count) => count.having)
  const names = counts.some(
    (count) =>
      count.kinds.length + count.roles.length > 0 || count.unit === 'days-off' || count.isOpen || isOfRequests(count),
  )
  const drafts = facts.draftMonths.map(nameOf)
  return [
    isListed && !form.by ? '' : `Counted: ${`${describeCounts(counts)}${whoseOf(form)} ${when}`.trim()}.`,
    except.length > 0 && !form.rival ? `Not counting ${formatList(except)}.` : '',
    isListed || !counts.some(({ unit }) => unit === 'weekends')
      ? ''
      : 'A weekend with a shift on its Saturday, its Sunday, or both counts once.',
    names || isListed ? '' : `Backup shifts ${includesBackup(form) ? 'count, too' : 'aren’t counted'}.`,
    drafts.length > 0 ? `${formatList(drafts)} ${pluralWord(drafts.length, 'is a draft', 'are drafts')}.` : '',
    isCut(form, facts) ? 'The other years have no schedule.' : '',
    facts.fromHistory
      ? `${formatList(facts.fromHistory)} ${pluralWord(facts.fromHistory.length, 'is', 'are')} from the holiday history.`
      : '',
    ask === 'next' || ask === 'last' ? '' : describeMissing(facts, asking.today),
    ask === 'next' || ask === 'last' ? '' : askToGenerate(facts, asking),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The people of a sum or a ranking, which has no line for each. */
const whoseOf = ({ group, sides, people, by, ask }: Asked['form']) => {
  if (sides.length > 0) return ''
  const isNamed = people.length > 0 && (by !== null || ask === 'most' || ask === 'least')
  return group ? ` for ${group}` : isNamed ? ` for ${formatList(people)}` : ''
}

/** Of "from 2000 to 2099" only the months with a schedule were read. */
const isCut = ({ periods }: Asked['form'], facts: Facts) =>
  periods.length === facts.periods.length &&
  periods.some(
    ({ from, to }, place) => from !== facts.periods[place]!.from || (to !== '' && to !== facts.periods[place]!.to),
  )

/** Months without a schedule: those that are over, and those still to be planned. */
function describeMissing({ notPlannedMonths }: Facts, today: string): string {
  const months = notPlannedMonths.toSorted()
  const past = months.filter((month) => month < today.slice(0, 7)).map(nameOf)
  const ahead = months.filter((month) => month >= today.slice(0, 7)).map(nameOf)
  const shorten = (names: string[]) => (names.length > 3 ? `${names[0]} to ${names.at(-1)}` : formatList(names))
  return [
    past.length > 0 ? `There’s no schedule for ${shorten(past)}.` : '',
    ahead.length > 0 ? `There’s no schedule for ${shorten(ahead)} yet.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const firstOf = (month: string) => `${month}-01`
const nameOf = (month: string) => formatMonth(monthOf(firstOf(month)))

export function sourcesOf({ form, facts: { plannedMonths }, asking }: Asked): ChatSource[] {
  if (form.counts.every(isOfRequests)) return [dataSource('Requests', requestsLink(asking, form.people[0]).link)]
  return plannedMonths
    .slice(0, mostLinks)
    .map((month) => dataSource(`Schedule for ${nameOf(month)}`, `/schedule?date=${firstOf(month)}`))
}

/** The schedule with the counted shifts, and the generator for a month that has none. */
export function linksOf(asked: Asked): ChatLink[] {
  const { form, facts, result, asking } = asked
  if (form.counts.every(isOfRequests))
    return [requestsLink(asking, form.people.length === 1 ? form.people[0] : undefined)]
  const isRanked = ['most', 'least', 'compare'].includes(form.ask)
  const named = form.group
    ? []
    : form.people.length > 0
      ? form.people
      : isRanked && !form.by
        ? result.rows.slice(0, 1).flatMap(({ person }) => person ?? [])
        : []
  const months = facts.plannedMonths.slice(0, mostLinks)
  const behind =
    named.length > 0 ? named.flatMap((name) => months.map((month) => linkTo(asked, name, month))) : days(asked)
  return [...behind.slice(0, mostLinks), ...generateLinks(facts, asking)]
}

/** Links to each row's shifts, by the name of the row. */
export function rowLinksOf(asked: Asked): ChatLink[] {
  const { result, facts } = asked
  const [month] = facts.plannedMonths
  return result.rows.slice(0, mostRows).flatMap(({ name, person, date }) => {
    const link = asked.form.counts.every(isOfRequests)
      ? requestsLink(asked.asking, person ?? undefined).link
      : date
        ? addressOf(asked, { view: 'day', date })
        : month && person
          ? linkTo(asked, person, month).link
          : ''
    return link ? [{ title: name, link }] : []
  })
}

/** Someone's requests in the inbox; a physician's own on their page. */
function requestsLink({ records }: Asking, name: string | undefined): ChatLink {
  if (records.scope.role !== 'admin') return { title: 'Vacation Requests', link: '/vacation-requests' }
  const person = records.people.find((one) => one.name === name)
  const search = new URLSearchParams({ status: 'all', ...(person ? { person: String(person.id) } : {}) })
  return { title: 'Open these requests', link: `/admin/requests?${search}` }
}

/** The most rows an answer shows. */
const mostRows = 60

function linkTo(asked: Asked, name: string, month: string): ChatLink {
  const { records } = asked.asking
  const date = firstOf(month)
  if (records.scope.role === 'admin')
    return { title: `${name} in ${nameOf(month)}`, link: addressOf(asked, { date, find: name }) }
  return name === records.self?.name
    ? { title: `Your shifts in ${nameOf(month)}`, link: addressOf(asked, { date, show: 'mine' }) }
    : { title: `Everyone in ${nameOf(month)}`, link: addressOf(asked, { date }) }
}

/** One day as a day, several as their months. */
function days(asked: Asked): ChatLink[] {
  const { facts } = asked
  const [period] = facts.periods
  if (facts.periods.length === 1 && period!.from === period!.to)
    return [{ title: formatDate(period!.from), link: addressOf(asked, { view: 'day', date: period!.from }) }]
  return facts.plannedMonths.map((month) => ({
    title: `Schedule for ${nameOf(month)}`,
    link: addressOf(asked, { date: firstOf(month) }),
  }))
}

/** The roster takes the role and the level that were asked for; a physician's calendar shows everyone. */
function addressOf({ form, asking: { records } }: Asked, search: Record<string, string>): string {
  if (records.scope.role !== 'admin') return `/schedule?${new URLSearchParams({ show: 'everyone', ...search })}`
  const names = new Set(form.counts.flatMap(({ roles }) => roles))
  const role = records.roles.find(({ name, isActive }) => isActive && names.size === 1 && names.has(name))
  return `/schedule?${new URLSearchParams({ ...search, ...(role && !search.view ? { role: String(role.id) } : {}) })}`
}

function generateLinks({ notPlannedMonths }: Facts, { records, today }: Asking): ChatLink[] {
  if (records.scope.role !== 'admin') return []
  const month = notPlannedMonths.find((one) => one >= today.slice(0, 7))
  return month ? [{ title: `Generate ${nameOf(month)}`, link: `/admin/dashboard?generate=${month}` }] : []
}

/** Beside the button that opens the generator. */
function askToGenerate(facts: Facts, asking: Asking): string {
  const [link] = generateLinks(facts, asking)
  const isOne = facts.notPlannedMonths.length === 1
  return link ? (isOne ? 'Generate it?' : `${link.title}?`) : ''
}

/** Nothing of the period is planned. */
export function whenPlanned(facts: Facts, asking: Asking): Draft {
  return {
    text: [describeMissing(facts, asking.today), askToGenerate(facts, asking)].filter(Boolean).join(' '),
    followUps: ['Which months are published?'],
    links: generateLinks(facts, asking),
    about: { range: facts.periods[0] },
  }
}
