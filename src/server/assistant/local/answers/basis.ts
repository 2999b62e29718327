/** What an answer rests on: what was counted over which days, the shifts behind it, and what isn't planned yet. */
import type { ChatLink, ChatSource } from '../../../../contract/assistant.ts'
import { monthOf } from '../../../../engine/month.ts'
import { formatMonth } from '../../../../engine/text/dates.ts'
import { type Draft, dataSource } from '../asking.ts'
import { describeNotPlanned, paragraphs } from '../format.ts'
import { describeCounts } from '../query/describe-count.ts'
import type { Facts } from '../query/facts.ts'
import { includesBackup } from '../query/run-query.ts'
import type { Asked } from './asked.ts'

const mostLinks = 3

/** "Counted: nights in December 2026. Backup shifts aren't counted." */
export function describeBasis({ form, facts, when }: Asked): string {
  const { counts, ask, except } = form
  const isListed = ['who', 'list', 'whether', 'next', 'last'].includes(ask) && !form.having
  const names = counts.some(({ kinds, roles }) => kinds.length + roles.length > 0)
  const leavesOut = !names && !includesBackup(form) && !counts.some(({ isOpen }) => isOpen)
  const drafts = facts.planned.filter((month) => month.endsWith('(draft)'))
  return [
    isListed ? '' : `Counted: ${describeCounts(counts)} ${when}.`,
    except.length > 0 ? `Without ${except.join(' and ')}.` : '',
    leavesOut && !isListed ? "Backup shifts aren't counted." : '',
    drafts.length > 0 ? `${drafts.map((month) => month.replace(' (draft)', '')).join(' and ')} is a draft.` : '',
    ...describeNotPlanned(facts.notPlanned),
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
export function linksOf({ form, facts, result }: Asked): ChatLink[] {
  const [month] = facts.plannedMonths
  const named = form.people.length > 0 ? form.people : result.rows.slice(0, 1).flatMap(({ person }) => person ?? [])
  const behind = month && form.ask !== 'average' ? named.slice(0, mostLinks).map((name) => linkTo(name, month)) : []
  return [...behind, ...generateLinks(facts)]
}

function linkTo(name: string, month: string): ChatLink {
  const search = new URLSearchParams({ date: firstOf(month), find: name })
  return { title: `${name} in ${nameOf(month)}`, link: `/schedule?${search}` }
}

function generateLinks({ notPlannedMonths }: Facts): ChatLink[] {
  return notPlannedMonths
    .slice(0, 1)
    .map((month) => ({ title: `Generate ${nameOf(month)}`, link: `/admin/dashboard?generate=${month}` }))
}

/** Nothing of the period is planned. */
export function whenPlanned(facts: Facts): Draft {
  return {
    text: paragraphs(describeNotPlanned(facts.notPlanned)),
    followUps: ['Which months are published?'],
    links: generateLinks(facts),
    about: { range: facts.periods[0] },
  }
}
