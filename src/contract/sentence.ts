/**
 * Messages that forms show unchanged ("Group name is required") are declared as sentences. Any other message, from the
 * contract ("must be a date") or for any check (plain-errors.ts), gets the field's name in front.
 */
const sentences = new Set<string>()

/** A check's failure message, as a whole sentence. */
export function sentence(text: string): { error: string } {
  sentences.add(text)
  return { error: text }
}

export function isSentence(message: string): boolean {
  return sentences.has(message)
}
