/** Answers that need no data of the group: greetings, what can be asked, what stays private, and the knowledge base. */
import { knowledge } from '../../tools/knowledge.ts'
import type { Answerer } from '../asking.ts'
import { paragraphs } from '../say.ts'

/** An article must have more than half of the words that carry meaning in the question. */
const goodFit = 0.55

const examples = [
  'Who is working tonight?',
  'Which shifts are open from today on?',
  'Who has the most nights this month?',
  'What would raise fairness?',
]

const canAnswer =
  'I can answer from your data: who works when, counts of nights, weekends, holidays and hours, open shifts and why they are open, who can cover, what an approval or absence would lead to, rules, roles, requests, scores; and from a knowledge base of hospitalist scheduling and of this product.'

export const answerGreeting: Answerer = async () => ({ text: `Hello. ${canAnswer}`, followUps: examples.slice(0, 3) })

export const answerThanks: Answerer = async () => ({
  text: 'You are welcome. What else would you like to know?',
  followUps: examples.slice(1, 4),
})

export const answerAbilities: Answerer = async () => ({ text: canAnswer, followUps: examples })

export const answerPrivateReason: Answerer = async ({ frame }) => ({
  text: `Reasons for time off are private: I neither see nor pass them on. ${frame.people[0] ? `What ${frame.people[0]} wrote to you stands in the request itself.` : 'What was written to you stands in the request itself.'}`,
  followUps: ['Show me the pending requests', 'Who is away next week?'],
  about: { person: frame.people[0] },
})

export const answerKnowledge: Answerer = async ({ frame, use, records }) => {
  const { articles } = await use(knowledge, { query: frame.text.slice(0, 400) })
  const isProduct = /\b(how (do|can|would|should) (i|we)|where (do|can|is|are)|how to)\b/.test(frame.shape)
  const ranked = isProduct
    ? [...articles].sort((one, other) => Number(other.about === 'product') - Number(one.about === 'product'))
    : articles
  const best = ranked.find(({ fit }) => fit >= goodFit)
  if (!best) return answerUnknown()
  const others = articles.filter(({ id }) => id !== best.id)
  const isOwn = /\b(us|our|we)\b/.test(frame.shape) && best.id === 'seven-on-seven-off'
  return {
    text: paragraphs(best.text, isOwn ? `Your group's pattern is set to ${records.group.shiftType}.` : undefined),
    followUps: [...(isOwn ? ['Do we have enough people?'] : []), ...others.map(({ title }) => title)].slice(0, 3),
    sources: [{ kind: 'knowledge', title: best.title }],
  }
}

export function answerUnknown() {
  return { text: paragraphs('I do not know that.', canAnswer), followUps: examples.slice(0, 3) }
}
