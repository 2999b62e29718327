/** Answers about what came in: requests of physicians, and the analysis of an uploaded schedule. */
import { addDays } from '../../../../engine/calendar.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { plural, pluralWord } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { analysis } from '../../tools/analysis.ts'
import { requests } from '../../tools/requests.ts'
import { type Answerer, type Draft, dataSource } from '../asking.ts'
import { bullets, formatList, formatRange, formatWhen, paragraphs } from '../format.ts'
import type { Form } from '../question/form.ts'

const typeNames = { timeoff: 'time off', swap: 'a swap', pickup: 'an open shift' } as const
const typeNouns = { timeoff: 'time off', swap: 'swap', pickup: 'open shift' } as const

export const answerRequests: Answerer = async ({ form, today, use }) => {
  const { status, type } = form.request ?? { status: null, type: null }
  const all = (await use(requests, { ...(status ? { status } : {}), ...(type ? { type } : {}) })).requests
  const isLeave = type === 'timeoff' && status === 'approved'
  const [period] = form.periods.length > 0 ? form.periods : isLeave ? [{ from: today, to: addDays(today, 30) }] : []
  const found = all.filter(
    ({ physician, from, to }) =>
      (form.people.length === 0 || form.people.includes(physician)) &&
      (!period || (from !== null && from <= period.to && (to ?? from) >= period.from)),
  )
  const [physician] = form.people
  const whose = `${physician && !form.group ? ` of ${formatList(form.people)}` : ''}${period ? ` ${formatWhen(period)}` : ''}`
  if (isLeave) return describeLeave(found, period!, form)
  const what = `${status ?? ''} ${pluralWord(found.length, 'request')}`.trim()
  const lines = found.map((one) => {
    const when = one.from ? formatRange({ from: one.from, to: one.to ?? one.from }) : ''
    const more = [
      one.isEmergency ? 'emergency' : '',
      one.waitsForColleague ? `waits for ${one.colleague ?? 'a colleague'}` : '',
      status ? '' : one.status,
    ].filter(Boolean)
    return `${one.physician}: ${typeNames[one.type]}, ${when}${more.length > 0 ? ` (${more.join(', ')})` : ''}, request ${one.id}`
  })
  return {
    text:
      found.length === 0
        ? `There is no ${[status ?? '', type && typeNouns[type]].filter(Boolean).join(' ')} request${whose}.`
        : paragraphs(`${found.length} ${what}${whose}:`, bullets(lines.slice(0, 25))),
    followUps:
      found.length > 0 && status === 'pending'
        ? found.slice(0, 2).map(({ id }) => `What happens if I approve request ${id}?`)
        : ['Show me the pending requests'],
    sources: [dataSource('Requests', '/admin/requests')],
    about: { person: physician, items: found.slice(0, 25).map(mentionOf) },
  }
}

/** Who is away, with the days; why is nobody's business but theirs. */
function describeLeave(
  found: { physician: string; from: string | null; to: string | null }[],
  period: DateRange,
  { people }: Form,
): Draft {
  const about = { range: period, person: people[0], items: found.map(mentionOf) }
  const sources = [dataSource('Approved time off', '/admin/requests')]
  const dates = ({ from, to }: (typeof found)[number]) => formatRange({ from: from!, to: to ?? from! })
  const [person] = people
  if (person && people.length === 1)
    return {
      text:
        found.length === 0
          ? `No: ${person} has no approved time off ${formatWhen(period)}.`
          : `Yes: ${person} has approved time off ${formatList(found.map(dates))}.`,
      followUps: [`When does ${person} work next?`],
      sources,
      about,
    }
  if (found.length === 0)
    return {
      text: `Nobody has approved time off ${formatWhen(period)}.`,
      followUps: ['Show me the pending requests'],
      sources,
      about,
    }
  return {
    text: paragraphs(
      `${plural(new Set(found.map(({ physician }) => physician)).size, 'physician has', 'physicians have')} approved time off ${formatWhen(period)}:`,
      bullets(found.map((one) => `${one.physician}: ${dates(one)}`)),
    ),
    followUps: ['Show me the pending requests', 'Which shifts are open then?'],
    sources,
    about,
  }
}

export const mentionOf = ({ physician, from, to }: { physician: string; from: string | null; to: string | null }) => ({
  person: physician,
  range: from ? { from, to: to ?? from } : undefined,
})

export const answerAnalysis: Answerer = async ({ use }) => {
  const found = await use(analysis, {})
  if (!found.isThere)
    return {
      text: 'No schedule was analyzed yet. Upload one in the first tab, or paste its text.',
      followUps: ['How do I upload a schedule?'],
    }
  const { efficiency, recommendations } = found
  return {
    text: paragraphs(
      efficiency && efficiency.score !== null
        ? `The newest analysis gives an efficiency of ${round(efficiency.score, 1)} of 100 and found ${plural(found.roles.length, 'role')}${found.roles.length > 0 ? ` (${formatList(found.roles.map(({ name }) => name))})` : ''}.`
        : 'The newest analysis has no score.',
      efficiency && efficiency.areas.length > 0 ? `Strong:\n${bullets(efficiency.areas)}` : undefined,
      efficiency && efficiency.improvements.length > 0 ? `To improve:\n${bullets(efficiency.improvements)}` : undefined,
      recommendations.length > 0 ? `Recommended first: ${recommendations[0]!.suggestion}` : undefined,
      found.implemented ? 'It was implemented.' : 'It is not implemented yet.',
    ),
    followUps: ['How do I implement the analysis?', 'Do we have enough people?'],
    sources: [dataSource('Analysis of the uploaded schedule', '/admin/schedule-upload')],
  }
}
