/** Finds questions by words, including prefixes and typos; best match first. */
import MiniSearch from 'minisearch'
import { allQuestions, type FoundQuestion } from '../../contract/faq/all-questions.ts'
import type { FaqCategory } from '../../contract/faq/question.ts'

/** Words in every question, which find nothing. */
const empty = new Set(['a', 'an', 'and', 'are', 'can', 'do', 'how', 'i', 'in', 'is', 'my', 'of', 'the', 'to', 'what'])

const byId = new Map(allQuestions.map((question) => [question.id, question]))

const index = new MiniSearch<FoundQuestion>({
  fields: ['question', 'alsoCalled', 'answer'],
  processTerm: (term) => (empty.has(term.toLowerCase()) ? null : term.toLowerCase()),
  searchOptions: {
    boost: { question: 3, alsoCalled: 2 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 3 ? 0.2 : 0),
    combineWith: 'AND',
    // Most people who search are physicians.
    boostDocument: (id) => (byId.get(id)?.category === 'administration' ? 0.7 : 1),
  },
})
index.addAll(allQuestions)

/** All of a category if nothing is searched for. */
export function findQuestions(search: string, category: FaqCategory | 'all'): FoundQuestion[] {
  const isIn = (question: FoundQuestion) => category === 'all' || question.category === category
  if (search.trim() === '') return allQuestions.filter(isIn)
  // Two transposed letters count as two errors.
  const tries = [
    {},
    { fuzzy: (term: string) => (term.length > 3 ? 2 : 0) },
    { combineWith: 'OR' as const, fuzzy: false },
  ]
  const found = tries.map((options) => index.search(search, options)).find((list) => list.length > 0) ?? []
  return found.flatMap(({ id }) => byId.get(id) ?? []).filter(isIn)
}
