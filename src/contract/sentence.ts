/**
 * Messages that forms show as they stand ("Group name is required"). They are declared as sentences; every other message, of
 * the contract ("must be a date") or of zod, is said of a field and gets the field's name in front.
 */
const sentences = new Set<string>()

/** What a check says when it fails, as a whole sentence. */
export function sentence(text: string): { error: string } {
  sentences.add(text)
  return { error: text }
}

export function isSentence(message: string): boolean {
  return sentences.has(message)
}
