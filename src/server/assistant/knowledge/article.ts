/** One article of the knowledge base: a question about scheduling or about the product, answered in a few sentences. */

export type Article = {
  id: string
  title: string
  /** The craft of scheduling, or the use of this product. */
  about: 'trade' | 'product'
  /** Words that people ask with and that the text does not use. */
  asked: string
  /** About what physicians do for themselves. */
  forPhysicians?: true
  text: string
}
