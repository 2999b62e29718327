/** "Rounder, Swing, or Night" */
export function joinWords(words: readonly string[], last = 'or'): string {
  if (words.length < 3) return words.join(` ${last} `)
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`
}
