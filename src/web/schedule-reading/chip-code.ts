/** The chip of something a file names: its code where that is short, else its initials ("RA" for Rounder A). */
const longestCode = 4

export function chipCode(code: string | undefined, name: string): string {
  if (code !== undefined && code.length <= longestCode) return code
  const words = (code ?? name).split(/[^\p{L}\d]+/u).filter((word) => word !== '')
  return words
    .slice(0, longestCode)
    .map((word) => (/^\d+$/.test(word) ? word : word.charAt(0)))
    .join('')
    .slice(0, longestCode)
    .toUpperCase()
}
