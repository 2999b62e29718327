/** A sentence that somebody wrote, with the mark that ends it; nothing stays nothing. */
export function endSentence(text: string): string {
  return !text || /[.!?]$/.test(text) ? text : `${text}.`
}
