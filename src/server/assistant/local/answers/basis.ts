/** What an answer rests on: what was counted over which days, the shifts behind it, and what isn't planned yet. */
import type { ChatLink, ChatSource } from '../../../../contract/assistant.ts'
import { monthOf } from '../../../../engine/month.ts'
import { formatMonth } from '../../../../engine/text/dates.ts'
import { pluralWord } from '../../../../engine/text/plural.ts'
import { type Asking, type Draft, dataSource } from '../asking.ts'
import { formatList } from '../format.ts'
import { describeCounts } from '../query/describe-count.ts'
import type { Facts } from '../query/facts.ts'
import { includesBackup } from '../query/run-query.ts'
import type { Asked } from './asked.ts'

const mostLinks = 3

const listing = ['who', 'list', 'whether', 'next', 'last']

/** "Counted: nights in December 2026. Backup shifts aren't counted." */
export function describeBasis({ form, facts, when, asking }: Asked): string {
  const { counts, ask, except, having } = form
  const isListed = listing.includes(ask) && !having
  const names = counts.some(
    ({ kinds, roles, unit, isOpen }) => kinds.length + roles.length > 0 || unit === 'days-off' || isOpen,
  )
  const drafts = facts.draftMonths.map(nameOf)
  return [
    isListed ? '' : `Counted: ${describeCounts(counts)} ${when}.`,
    except.length > 0 ? `Not counting ${formatList(except)}.` : '',
    names || isListed || includesBackup(form) ? '' : "Backup shifts aren't counted.",
    drafts.length > 0 ? `${formatList(drafts)} ${pluralWord(drafts.length, 'is a draft', 'are drafts')}.` : '',
    ask === 'next' || ask === 'last' ? '' : describeMissing(facts, asking.today),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Months without a schedule: those that are over, and those still to be planned. */
function describeMissing({ notPlannedMonths }: Facts, today: string): string {
  const past = notPlannedMonths.filter((month) => month < today.slice(0, 7)).map(nameOf)
  const ahead = notPlannedMonths.filter((month) => month >= today.slice(0, 7)).map(nameOf)
  const shorten = (months: string[]) => (months.length > 3 ? `${months[0]} to ${months.at(-1)}` : formatList(months))
  return [
    past.length > 0 ? `There's no schedule for ${shorten(past)}.` : '',
    ahead.length > 0 ? `${shorten(ahead)} ${pluralWord(ahead.length, "isn't", "aren't")} planned yet.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const firstOf = (month: string) => `${month}-01`
const nameOf = (month: string) => formatMonth(monthOf(firstOf(month)))

export function sourcesOf({ plannedMonths }: Facts): ChatSource[] {
  return plannedMonths
    .slice(0, mostLinks)
    .map((month) => dataSource(`Schedule of ${nameOf(month)}`, `/schedule?date=${firstOf(month)}`))
}

/** The schedule where the counted shifts stand, and the generator for a month that has none. */
export function linksOf({ form, facts, result, asking }: Asked): ChatLink[] {
  const [month] = facts.plannedMonths
  const isRanked = ['most', 'least', 'compare'].includes(form.ask)
  const named = form.group
    ? []
    : form.people.length > 0
      ? form.people
      : isRanked
        ? result.rows.slice(0, 1).flatMap(({ person }) => person ?? [])
        : []
  const behind = month ? named.slice(0, mostLinks).map((name) => linkTo(name, month)) : []
  return [...behind, ...generateLinks(facts, asking)]
}

function linkTo(name: string, month: string): ChatLink {
  const search = new URLSearchParams({ date: firstOf(month), find: name })
  return { title: `${name} in ${nameOf(month)}`, link: `/schedule?${search}` }
}

function generateLinks({ notPlannedMonths }: Facts, { records, today }: Asking): ChatLink[] {
  if (records.scope.role !== 'admin') return []
  const month = notPlannedMonths.find((one) => one >= today.slice(0, 7))
  return month ? [{ title: `Generate ${nameOf(month)}`, link: `/admin/dashboard?generate=${month}` }] : []
}

/** Nothing of the period is planned. */
export function whenPlanned(facts: Facts, asking: Asking): Draft {
  return {
    text: describeMissing(facts, asking.today),
    followUps: ['Which months are published?'],
    links: generateLinks(facts, asking),
    about: { range: facts.periods[0] },
  }
}
