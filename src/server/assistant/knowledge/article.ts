/** One article of the knowledge base: a question about scheduling or about the product, answered in a few sentences. */

export type Article = {
  id: string
  title: string
  /** Scheduling in general, or how to use this product. */
  about: 'trade' | 'product'
  /** Words people ask with that the text doesn't use. */
  asked: string
  /** About what physicians do themselves. */
  forPhysicians?: true
  text: string
  /** Where it's done. */
  page?: { title: string; link: string }
  isForAdmins?: boolean
}
