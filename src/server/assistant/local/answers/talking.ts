/** Answers that need no group data: greetings, what you can ask, what stays private, and the knowledge base. */
import { pluralWord } from '../../../../engine/text/plural.ts'
import { absences } from '../../tools/absences.ts'
import { knowledge } from '../../tools/knowledge.ts'
import { requests } from '../../tools/requests.ts'
import type { Answerer, Asking, Draft } from '../asking.ts'
import { describePattern, formatList, formatWhen, paragraphs } from '../format.ts'
import type { Piece } from '../question/piece.ts'
import { describeRequest } from './inbox.ts'

/** An article must contain at least half of the meaningful words of the question. */
const goodFit = 0.5

/** What one can ask, with examples: physicians are never shown what only coordinators may look up. */
export const help = {
  admin: {
    canAnswer:
      'I can answer from your data: who works when; how many nights, weekends, holidays, and hours; open shifts and why they’re open; who can cover; what happens if you approve a request or someone is away; rules, roles, requests, and scores. I can also answer questions about hospitalist scheduling and how to use Evenshift.',
    examples: [
      'Who is working tonight?',
      'Which shifts are open from today on?',
      'Who has the most nights this month?',
      'What would raise fairness?',
    ],
  },
  physician: {
    canAnswer:
      'I can tell you when you and your colleagues work, how many nights, weekends, and holidays you have and what your fair share is, why you have a shift, who could take it, and the rules, roles, and holidays of your group.',
    examples: [
      'When am I off next?',
      'How many nights do I owe?',
      'Who is working tonight?',
      'Who can I trade my next shift with?',
    ],
  },
} as const
type Role = keyof typeof help

export const answerGreeting: Answerer = async ({ records: { scope } }) => ({
  text: `Hello. ${help[scope.role].canAnswer}`,
  followUps: help[scope.role].examples.slice(0, 3),
})

export const answerThanks: Answerer = async ({ records: { scope } }) => ({
  text: 'You’re welcome. What else would you like to know?',
  followUps: help[scope.role].examples.slice(1, 4),
})

export const answerAbilities: Answerer = async ({ records: { scope } }) => ({
  text: help[scope.role].canAnswer,
  followUps: [...help[scope.role].examples],
})

/** A person's reasons are private; why a request was denied can be inferred from what else was approved. */
export const answerPrivateReason: Answerer = async (asking) => {
  const { form, use } = asking
  const [person] = form.people
  const about = { person }
  const followUps = ['Show me the pending requests', 'Who is away next week?']
  if (form.request?.status === 'denied' && person) {
    const denied = (await use(requests, { physician: person, status: 'denied' })).requests
    const [period] = form.periods
    const found = denied.findLast(({ from, to }) => !period || (from! <= period.to && (to ?? from!) >= period.from))
    if (!found?.from) return { text: `${person} has no denied request${period ? ' then' : ''}.`, followUps, about }
    const range = { from: found.from, to: found.to ?? found.from }
    const { away } = await use(absences, range)
    const others = new Set(away.map(({ physician }) => physician).filter((name) => name !== person))
    return {
      text: paragraphs(
        `${describeRequest(found)} (denied). ${others.size === 0 ? 'No one else had approved time off then.' : `${formatList([...others])} ${pluralWord(others.size, 'has', 'have')} approved time off then.`}`,
        'Whoever denied it may have left a note in the request.',
      ),
      followUps: [`Draft a note to ${person} about the denied request`, ...followUps],
      links: [{ title: 'Open the request', link: `/admin/requests?request=${found.id}` }],
      about: { person, range },
    }
  }
  const [period] = form.periods
  const approved = person
    ? (await use(requests, { physician: person, status: 'approved', type: 'timeoff' })).requests
    : []
  const found = approved.filter(({ from, to }) => !period || (from! <= period.to && (to ?? from!) >= period.from))
  const known =
    person && period
      ? found.length > 0
        ? found.map((one) => `${describeRequest(one)} (approved).`).join(' ')
        : `${person} has no approved time off ${formatWhen(period)}.`
      : undefined
  return {
    text: paragraphs(
      known,
      `Reasons for time off are private, so I don’t see them. What ${person ?? 'people'} wrote to you is in the request itself.`,
    ),
    links: found.map(({ id }) => ({ title: 'Open the request', link: `/admin/requests?request=${id}` })).slice(0, 1),
    followUps,
    about,
  }
}

/** An article that covers every topic of the question, or nothing: a guess would look like knowledge. */
export async function findArticle(
  { text, use, records }: Asking,
  topics: string[],
  about: 'product' | 'any' = 'any',
  /** Words that it needn't have. */
  spare: string[] = [],
): Promise<Draft | undefined> {
  const { articles } = await use(knowledge, { query: text.slice(0, 400) })
  const isAbout = (misses: string[]) =>
    topics.every((topic) => /^[\p{L}\d]{2,}/u.test(topic) && !misses.some((stem) => topic.startsWith(stem)))
  const wanted = /\b(how (do|can|would|should) i|where (do|can|is|are)|how to)\b/i.test(text) ? 'product' : 'trade'
  // "Where do I change how many rounders we need" asks for a page.
  const isWhere = /^where (do|can) i\b/i.test(text)
  // "How should we share Christmas" asks what is good.
  const isAdvice = /\bshould (we|people|everyone|physicians|each|a|the)\b/i.test(text)
  const isMeant = ({ about: one, hits, misses }: (typeof articles)[number]) =>
    about === 'any'
      ? (!isWhere || one === 'product') && (!isAdvice || one === 'trade')
      : one === about &&
        hits.length > 1 &&
        topics.some((topic) => hits.some((stem) => topic.startsWith(stem))) &&
        misses.every((stem) => spare.some((word) => word.startsWith(stem)))
  // "7 on 7 off" is a topic of its own; what it is good for comes before what else there is.
  const [pattern] = /\d+(?=[- ]?on\W+\d+[- ]?off)/i.exec(text) ?? []
  const isFirst = (title: string) => Number(pattern !== undefined && title.startsWith(`${pattern}-on`))
  const best = articles
    .filter((one) => isMeant(one) && one.fit >= goodFit && isAbout(one.misses))
    .filter(({ title }) => !pattern || title.includes(pattern))
    .sort(
      (one, other) =>
        one.misses.length - other.misses.length ||
        isFirst(other.title) - isFirst(one.title) ||
        Number(other.isForAsker) - Number(one.isForAsker) ||
        Number(other.about === wanted) - Number(one.about === wanted) ||
        other.hits.length - one.hits.length ||
        other.titled - one.titled ||
        one.extra - other.extra,
    )[0]
  if (!best) return undefined
  const others = articles.filter(({ id }) => id !== best.id)
  const isOwn = /\b(us|our|we)\b/i.test(text) && best.id === 'seven-on-seven-off'
  return {
    text: paragraphs(best.text, isOwn ? `Your group’s pattern: ${describePattern(records.group.pattern)}.` : undefined),
    followUps: [...(isOwn ? ['Do we have enough people?'] : []), ...others.map(({ title }) => title)].slice(0, 3),
    sources: [{ kind: 'knowledge', title: best.title }],
    ...(best.page ? { links: [best.page] } : {}),
  }
}

export const answerKnowledge = async (asking: Asking, topics: string[], pieces: Piece[]): Promise<Draft> =>
  (await findArticle(asking, topics)) ??
  answerUnknown(
    asking.records.scope.role,
    pieces.filter(({ of }) => of === 'unknown'),
  )

/** Small talk that no schedule answers. */
const offTopic =
  /^(weather|rain|snow|temperature|joke|jokes|poem|poems|song|story|recipe|recipes|dinner|lunch|restaurant|pizza|coffee|stock|stocks|bitcoin|president|election|politics|sports|football|soccer|baseball|basketball|bowl|playoffs|lottery|game|movie|movies|music|news|news?paper|horoscope|capital|traffic|flight|flights|translate|homework|python|javascript|love|meaning|bored|funny)$/i

export const isOffTopic = (unread: Piece[]) => unread.some(({ text }) => offTopic.test(text))

export function notSchedules(role: Role): Draft {
  return {
    text: 'I only know about schedules, so I’ll leave that one to someone else.',
    followUps: help[role].examples.slice(0, 3),
  }
}

export const leavesOut = (unread: Piece[]) =>
  `I don’t know what ${formatList(unread.map(({ text }) => `“${text}”`))} means here, so this leaves it out.`

/** Names the words it couldn't place, so no one takes half an answer for a whole one, and offers what may be meant. */
export function answerUnknown(role: Role, unread: Piece[], nearest: string[] = []): Draft {
  if (isOffTopic(unread)) return notSchedules(role)
  const unknown = unread.filter(({ of }) => of === 'unknown')
  const isNew = unknown.length > 0
  const told = (isNew ? unknown : unread).map(({ text }) => text)
  const words = [...new Set(told)].slice(0, mostWords).map((word) => `“${word}”`)
  const says = isNew
    ? `I don’t know what ${formatList(words)} ${pluralWord(words.length, 'means', 'mean')} here, so I haven’t counted anything.`
    : `I’m not sure how ${formatList(words)} ${pluralWord(words.length, 'fits', 'fit')} in here, so I haven’t counted anything.`
  const advises = isNew ? 'Try other words.' : 'Ask one thing at a time.'
  if (nearest.length > 0)
    return { text: `${says} Did you mean ${nearest.length > 1 ? 'one of these' : 'this'}?`, followUps: nearest }
  return {
    text: paragraphs(words.length > 0 ? `${says} ${advises}` : 'I don’t know that.', help[role].canAnswer),
    followUps: help[role].examples.slice(0, 3),
  }
}

const mostWords = 5
