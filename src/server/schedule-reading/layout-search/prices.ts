/** The unit of the whole search: bits. What a cell costs says how surprising its text is under a reading. */

/** What cannot be. */
export const impossible = 1e4
/** Using a word that is known in its kind. */
export const useOfKnownWord = 3

const bitsPerLetter = 4.7
const mostLetters = 30

/** A text that nothing explains is paid letter by letter. */
export function literalBits(text: string): number {
  return 6 + bitsPerLetter * Math.min(text.length, mostLetters)
}

/** A new word is paid once in each kind it is used as; every use carries its part of that. */
export function sharedBits(bits: number, uses: number): number {
  return bits / Math.max(1, uses) + useOfKnownWord
}
