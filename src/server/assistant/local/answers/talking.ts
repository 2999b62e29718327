/** Answers that need no group data: greetings, what you can ask, what stays private, and the knowledge base. */
import { pluralWord } from '../../../../engine/text/plural.ts'
import { knowledge } from '../../tools/knowledge.ts'
import type { Answerer, Asking, Draft } from '../asking.ts'
import { formatList, paragraphs } from '../format.ts'
import type { Piece } from '../question/piece.ts'

/** An article must have more than half of the words that carry meaning in the question. */
const goodFit = 0.55

const examples = [
  'Who is working tonight?',
  'Which shifts are open from today on?',
  'Who has the most nights this month?',
  'What would raise fairness?',
]

const canAnswer =
  "I can answer from your data: who works when; how many nights, weekends, holidays, and hours; open shifts and why they're open; who can cover; what happens if you approve a request or someone is away; rules, roles, requests, and scores. I can also answer questions about hospitalist scheduling and how to use Evenshift."

export const answerGreeting: Answerer = async () => ({ text: `Hello. ${canAnswer}`, followUps: examples.slice(0, 3) })

export const answerThanks: Answerer = async () => ({
  text: "You're welcome. What else would you like to know?",
  followUps: examples.slice(1, 4),
})

export const answerAbilities: Answerer = async () => ({ text: canAnswer, followUps: examples })

export const answerPrivateReason: Answerer = async ({ form }) => ({
  text: `Reasons for time off are private, so I don't see them. ${form.people[0] ? `What ${form.people[0]} wrote to you is in the request itself.` : 'What people wrote to you is in the request itself.'}`,
  followUps: ['Show me the pending requests', 'Who is away next week?'],
  about: { person: form.people[0] },
})

/** An article that fits the question, or nothing: a guess would look like knowledge. */
export async function findArticle({ text, use, records }: Asking): Promise<Draft | undefined> {
  const { articles } = await use(knowledge, { query: text.slice(0, 400) })
  const isProduct = /\b(how (do|can|would|should) (i|we)|where (do|can|is|are)|how to)\b/i.test(text)
  const ranked = isProduct
    ? [...articles].sort((one, other) => Number(other.about === 'product') - Number(one.about === 'product'))
    : articles
  const best = ranked.find(({ fit }) => fit >= goodFit)
  if (!best) return undefined
  const others = articles.filter(({ id }) => id !== best.id)
  const isOwn = /\b(us|our|we)\b/i.test(text) && best.id === 'seven-on-seven-off'
  return {
    text: paragraphs(best.text, isOwn ? `Your group's pattern is set to ${records.group.pattern}.` : undefined),
    followUps: [...(isOwn ? ['Do we have enough people?'] : []), ...others.map(({ title }) => title)].slice(0, 3),
    sources: [{ kind: 'knowledge', title: best.title }],
  }
}

export const answerKnowledge: Answerer = async (asking) => (await findArticle(asking)) ?? answerUnknown([])

/** Says which words it could not place, so that nobody takes an answer to half of a question for the whole. */
export function answerUnknown(unread: Piece[]): Draft {
  const words = [...new Set(unread.map(({ text }) => text))].slice(0, mostWords).map((word) => `“${word}”`)
  const isNew = unread.some(({ of }) => of === 'unknown')
  const says = isNew
    ? `I don't know what ${formatList(words)} ${pluralWord(words.length, 'means', 'mean')} here, so I haven't counted anything. Try other words.`
    : `I can't fit ${formatList(words)} into one answer, so I haven't counted anything. Ask one thing at a time.`
  return {
    text: paragraphs(words.length > 0 ? says : "I don't know that.", canAnswer),
    followUps: examples.slice(0, 3),
  }
}

const mostWords = 5
