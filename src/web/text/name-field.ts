/** The fields of the contract in plain words. */
import { capitalize, startSentence } from '../../engine/text/capital.ts'

/** emailOpenShifts: email open shifts */
export function spellOut(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** "must have at most 40 characters" at phoneNumber: "Phone number: must have at most 40 characters". Whole sentences stay. */
export function nameField({ field, message }: { field: string; message: string }): string {
  const isSentence = startSentence(message) === message
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part))
  return isSentence || !name ? message : `${capitalize(spellOut(name.replace(/Ids?$/, '')))}: ${message}`
}
