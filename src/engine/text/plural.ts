/** Counts with their nouns. */
import { round } from './round.ts'

/** "1 shift", "3 shifts", "10.5 hours"; what follows a count may change with it: "1 shift is", "3 shifts are". */
export function plural(count: number, one: string, many?: string): string {
  const shown = round(count, 1)
  return `${formatNumber(shown)} ${pluralWord(shown, one, many)}`
}

/** "1,230" */
export function formatNumber(number: number): string {
  return Math.abs(number) < 1000 ? String(number) : number.toLocaleString('en-US')
}

/** "a 7", "an 8", "an 11" */
export function withArticle(count: number): string {
  return `${/^(8|1[18]$)/.test(String(count)) ? 'an' : 'a'} ${count}`
}

/** The word alone. */
export function pluralWord(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
