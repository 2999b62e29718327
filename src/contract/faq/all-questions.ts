/** Every question of the FAQ: the help page lists them, and the assistant answers with them. */
import { administrationQuestions } from './administration.ts'
import { preferencesQuestions } from './preferences.ts'
import type { FaqCategory, Question } from './question.ts'
import { schedulingQuestions } from './scheduling.ts'

export type FoundQuestion = Question & { category: FaqCategory }

export const allQuestions: FoundQuestion[] = [
  ...schedulingQuestions.map((question) => ({ ...question, category: 'scheduling' as const })),
  ...preferencesQuestions.map((question) => ({ ...question, category: 'preferences' as const })),
  ...administrationQuestions.map((question) => ({ ...question, category: 'administration' as const })),
]
