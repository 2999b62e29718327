/** What feedback can be about, in words. */
import type { feedbackCategories } from '../../contract/feedback.ts'

type Category = (typeof feedbackCategories)[number]

export const categoryWords: Record<Category, string> = {
  fairness: 'Fairness',
  nights: 'Nights',
  weekends: 'Weekends',
  'time-off': 'Time off',
  continuity: 'Stretches and rest',
  workload: 'Workload',
}

export function describeCategory(category: string): string {
  return category in categoryWords ? categoryWords[category as Category] : category
}
