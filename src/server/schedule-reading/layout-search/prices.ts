/** The unit of the whole search: bits. What a cell costs says how surprising its text is under a reading. */

/** Ruled out. */
export const impossible = 1e4
/** Using a known word of its kind. */
export const useOfKnownWord = 3

const bitsPerLetter = 4.7
const mostLetters = 30

/** Unexplained text is paid for letter by letter. */
export function literalBits(text: string): number {
  return 6 + bitsPerLetter * Math.min(text.length, mostLetters)
}

/** A new word is paid once for each kind it's used as; each use pays its share. */
export function sharedBits(bits: number, uses: number): number {
  return bits / Math.max(1, uses) + useOfKnownWord
}
