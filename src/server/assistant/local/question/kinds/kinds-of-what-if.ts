/** What makes a question a what-if: a hire, another share or need, a rule on, off, or changed. */
import type { Sentence } from '../sentence.ts'

/** "What if we hired two nocturnists", "do we need another one": what they would change. */
export const isForHire = ({ has, of }: Sentence) =>
  (has('hire') && has('suppose', 'can') && of('roles').length === 0) ||
  (has('need') && has('another') && of('group').length > 0)

/** "One more rounder", "an extra swing", "one fewer admitter". */
export const isRelative = ({ pieces, of }: Sentence) =>
  of('number').length < 2 &&
  pieces.some(({ text }) => /^(another|one more|extra|additional|more|fewer|less|a second|add(ed|ing)?)$/i.test(text))

export const isShare = ({ of, text }: Sentence['pieces'][number]) =>
  (of === 'group' || of === 'unclear') && /fte|%|^(full|half|part)[ -]?time/i.test(text)

/** "What if Vance goes to 0.8 FTE", "can we get by with 8 rounders on weekends". */
export function isForChange(sentence: Sentence): boolean {
  const { has, of, pieces } = sentence
  if (!has('suppose') || has('cap', 'stretch', 'rest', 'rule')) return false
  if (of('person').length === 1)
    return has('fte') || pieces.some(isShare) || of('number').some(({ value }) => value < 1)
  return (
    of('person').length === 0 &&
    of('roles').length + of('kinds').length === 1 &&
    (of('number').length === 1 || has('switch', 'not') || isRelative(sentence))
  )
}

/** "What if the limit of nights were 4", "suppose nobody works two weekends in a row": a rule on, off, or changed. */
export function isForRule(sentence: Sentence): boolean {
  const { has, of } = sentence
  if (!has('suppose') || isForChange(sentence)) return false
  if (has('rule', 'cap')) return true
  const isOther = has('away', 'sick', 'hire', 'approve', 'improve', 'why', 'cover', 'fair', 'score')
  return (
    !isOther &&
    has('not', 'everyone', 'people', 'who', 'at-most', 'at-least', 'stretch', 'rest', 'more') &&
    of('dates').length === 0
  )
}
