/** Ends a sentence someone wrote with a punctuation mark; empty stays empty. */
export function endSentence(text: string): string {
  return !text || /[.!?]$/.test(text) ? text : `${text}.`
}
