/** One question of the FAQ, its answer, and the page that it speaks of. */

export const faqCategories = ['scheduling', 'preferences', 'administration'] as const
export type FaqCategory = (typeof faqCategories)[number]

export type Question = {
  /** The word in the address of a link to it. */
  id: string
  question: string
  answer: string
  /** Words that people search by and that stand in neither. */
  alsoCalled?: string
  link: { to: string; label: string }
  /** The linked page is for administrators. */
  isForAdmins?: boolean
}
