/** Finds the articles that answer a question by their titles and questions, the best first, with how well each fits. */
import MiniSearch from 'minisearch'
import { allQuestions } from '../../../contract/faq/all-questions.ts'
import type { Article } from './article.ts'
import { fairnessArticles } from './fairness-articles.ts'
import { nightsAndRest } from './nights-and-rest.ts'
import { workingPatterns } from './working-patterns.ts'

/** How to use the product: what the help page says, too. */
const productArticles = allQuestions.map(
  ({ id, question, answer, alsoCalled = '', category, link, isForAdmins = false }): Article => ({
    id: `help-${id}`,
    title: question,
    about: 'product',
    asked: alsoCalled,
    text: answer,
    page: { title: link.label, link: link.to },
    isForAdmins,
    ...(category === 'administration' ? {} : { forPhysicians: true }),
  }),
)

export const articles: Article[] = [...workingPatterns, ...nightsAndRest, ...fairnessArticles, ...productArticles]

/** Words that occur in every question and find nothing. */
const plain = new Set(
  'a an the of in on at for to and or is are was were be do does did we our us i my me you your it its this that these those what which who whom how why when where can could should would will with from by about as if than then there have has had get got much many more most some any other others someone somebody anyone anybody else people please tell explain mean today tomorrow yesterday now next last week month year whats hows pros cons benefits benefit downsides downside advantages advantage disadvantages should divide handle deal approach manage coverage reasonable normal typical usual standard common safe healthy hospitalist hospitalists groups acceptable ideal really good best number per see show look find use know relate relates related affect affects'.split(
    ' ',
  ),
)

const index = new MiniSearch<Article>({
  fields: ['title', 'asked'],
  storeFields: ['id'],
  processTerm: (term) => {
    const word = term.toLowerCase().replace(/['’]s?$/, '')
    return plain.has(word) || word.length < 2 ? null : stem(word)
  },
  searchOptions: {
    boost: { title: 3, asked: 2 },
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 6 ? 1 : 0),
  },
})
index.addAll(articles)

/** "nights" and "night", "scheduling" and "schedule": enough for a hundred texts in English. */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ly')) return word.slice(0, -2)
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

export type FoundArticle = Article & {
  /** The share of meaningful words it contains, from 0 to 1. */
  fit: number
  /** Stems in the question that the article has, and those that it lacks. */
  hits: string[]
  misses: string[]
  /** Stems of the title that the question has. */
  titled: number
  /** Words of the title that weren't asked about. */
  extra: number
}

const most = 5

const stemsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 2 && !plain.has(word))
    .map(stem)

/** "Patients per day" isn't about days. */
const rate = /\b(per|each|every) (day|shift|week|month|year)\b/gi

export function searchArticles(said: string): FoundArticle[] {
  const query = said.replace(rate, '')
  const asked = new Set(stemsOf(query))
  const byId = new Map(articles.map((article) => [article.id, article]))
  return index
    .search(query)
    .slice(0, most)
    .map(({ id, queryTerms }) => {
      const article = byId.get(String(id))!
      const title = stemsOf(article.title)
      return {
        ...article,
        titled: title.filter((word) => asked.has(word)).length,
        extra: title.filter((word) => !queryTerms.includes(word)).length,
        fit: asked.size === 0 ? 0 : Math.min(1, new Set(queryTerms).size / asked.size),
        hits: [...asked].filter((word) => queryTerms.includes(word)),
        misses: [...asked].filter((word) => !queryTerms.includes(word)),
      }
    })
}
