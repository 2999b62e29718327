/** Capitalization. */

/** "night shift" is "Night shift"; the other letters stay as they are. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "must be a date" is "Must be a date"; an email address and the name of a file stay as they are. */
export function startSentence(text: string): string {
  return /^\S*[@.]\S/.test(text) ? text : capitalize(text)
}

/** "Already working" is "already working", for the middle of a line. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
