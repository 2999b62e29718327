/** One question of the FAQ, its answer, and the related page. */

export const faqCategories = ['scheduling', 'preferences', 'administration'] as const
export type FaqCategory = (typeof faqCategories)[number]

export type Question = {
  /** Its id in links. */
  id: string
  question: string
  answer: string
  /** Search words that appear in neither. */
  alsoCalled?: string
  link: { to: string; label: string }
  /** The linked page is for administrators. */
  isForAdmins?: boolean
}
