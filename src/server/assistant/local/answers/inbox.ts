/** Answers about what came in: requests of physicians, and the analysis of an uploaded schedule. */
import { plural, pluralWord } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { analysis } from '../../tools/analysis.ts'
import { requests } from '../../tools/requests.ts'
import { type Answerer, dataSource } from '../asking.ts'
import { bullets, formatList, formatRange, paragraphs } from '../format.ts'

const typeNames = { timeoff: 'time off', swap: 'a swap', pickup: 'an open shift' } as const
const typeNouns = { timeoff: 'time off', swap: 'swap', pickup: 'open shift' } as const

export const answerRequests: Answerer = async ({ frame, use }) => {
  const { shape } = frame
  const status = /\b(denied|deny|refused|rejected)\b/.test(shape)
    ? 'denied'
    : /\bapproved\b/.test(shape)
      ? 'approved'
      : /\bcancelled|canceled\b/.test(shape)
        ? 'cancelled'
        : /\b(all|ever)\b/.test(shape)
          ? undefined
          : 'pending'
  const type = /\bswaps?\b/.test(shape)
    ? 'swap'
    : /\bpickups?\b/.test(shape)
      ? 'pickup'
      : /\b(time off|vacation|leave)\b/.test(shape)
        ? 'timeoff'
        : undefined
  const [physician] = frame.people
  const found = (
    await use(requests, {
      ...(status ? { status } : {}),
      ...(type ? { type } : {}),
      ...(physician ? { physician } : {}),
    })
  ).requests
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
        ? `There is no ${[status, type && typeNouns[type]].filter(Boolean).join(' ')} request${physician ? ` of ${physician}` : ''}.`
        : paragraphs(`${found.length} ${what}${physician ? ` of ${physician}` : ''}:`, bullets(lines.slice(0, 25))),
    followUps:
      found.length > 0 && status === 'pending'
        ? found.slice(0, 2).map(({ id }) => `What happens if I approve request ${id}?`)
        : ['Show me the pending requests'],
    sources: [dataSource('Requests', '/admin/requests')],
    about: { person: physician, items: found.slice(0, 25).map(mentionOf) },
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
      text: 'No schedule was analysed yet. Upload one in the first tab, or paste its text.',
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
