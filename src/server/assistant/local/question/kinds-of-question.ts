/** What makes a question one of a kind: a command, a draft, one about rules, about a person. */
import { hasSense, type Sentence } from './sentence.ts'

export const hasPerson = ({ of, has }: Sentence) => of('person').length > 0 || has('pronoun', 'self')
export const hasThing = ({ of }: Sentence) => of('roles').length + of('kinds').length > 0

const polite =
  /^(please|pls|plz|can you|could you|would you|lets|go ahead and|i want to|i need to|we need to|id like to)$/i

/** "Email the group about the open shifts", "a note to Romano that her request was denied", "a summary for the director". */
export function isForDraft({ has, of }: Sentence): boolean {
  if (!has('draft', 'summary')) return false
  const isDecision = of('person').length > 0 && has('denied', 'approved') && has('request', 'away', 'swap', 'draft')
  return has('open') || isDecision || (has('summary') && !has('request'))
}

/** "Swap Grace and Malik", "publish January"; "give me" and "send me" only ask. */
export function isCommand({ pieces, has }: Sentence): boolean {
  const [first, second] = pieces.slice(pieces.findIndex(({ text }) => !polite.test(text)))
  if (!hasSense(first, 'change') || has('suppose')) return false
  return (
    !/^(give|send|put|make|text|set|change|build)$/i.test(first!.text) ||
    second?.of === 'person' ||
    hasSense(second, 'list')
  )
}

export function isForCandidates(sentence: Sentence): boolean {
  const { has } = sentence
  if (has('replacement') || (has('who') && has('cover') && has('off'))) return true
  return (
    has('who') &&
    has('can') &&
    (has('cover', 'work', 'else', 'it', 'shifts') || hasThing(sentence) || hasPerson(sentence))
  )
}

export function isAboutRules({ has, of }: Sentence): boolean {
  if (of('person').length > 0 || has('self')) return false
  return (
    has('rule') ||
    (has('rest') && !has('who')) ||
    (has('stretch') && (has('can') || (!has('who') && has('most', 'least', 'count', 'people'))))
  )
}

export function isAboutHolidays({ has, of }: Sentence): boolean {
  if (of('person').length > 0 || has('who', 'most', 'least', 'average', 'work', 'not')) return false
  return of('holidays').length > 0 || (of('dates').some(({ isHoliday }) => isHoliday) && has('when'))
}

export function isAboutPerson(sentence: Sentence): boolean {
  const { has, of } = sentence
  if (!hasPerson(sentence)) return false
  return (
    has('about', 'trait', 'like', 'avoid', 'fte') ||
    of('group').length > 0 ||
    (has('who') && !has('work', 'shifts') && !hasThing(sentence))
  )
}

export function isAboutRequests({ has }: Sentence): boolean {
  return (
    has('request', 'pending', 'denied', 'canceled', 'swap', 'pickup', 'away') ||
    (has('approved', 'approve') && has('who', 'count', 'list', 'self'))
  )
}

export function isAboutPhysicians({ has, of, pieces }: Sentence): boolean {
  const isAboutWork = of('kinds').length > 0 && !has('like', 'avoid')
  if (of('person').length > 0 || has('self') || isAboutWork) return false
  const isNamed = has('people', 'fte', 'inactive') || of('group').length + of('specialty').length > 0
  return isNamed || (has('like', 'avoid') && has('who')) || pieces.some(({ text }) => /^head ?count$/i.test(text))
}

const isShare = ({ of, text }: Sentence['pieces'][number]) =>
  (of === 'group' || of === 'unclear') && /fte|%/i.test(text)

/** "What if Vance goes to 0.8 FTE", "can we get by with 8 rounders on weekends". */
export function isForChange(sentence: Sentence): boolean {
  const { has, of, pieces } = sentence
  if (!has('suppose') || has('cap', 'stretch', 'rest')) return false
  if (of('person').length === 1) return has('fte') || pieces.some(isShare)
  return of('person').length === 0 && of('roles').length === 1 && of('number').length === 1
}

/** "What if the limit of nights were 4", "suppose nobody works two weekends in a row": a rule on, off, or another one. */
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
