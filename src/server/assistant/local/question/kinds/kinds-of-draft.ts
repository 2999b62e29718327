/** What makes a question one for a text to copy, and what is said in it. */
import { hasSense, type Sentence } from '../sentence.ts'

/** "Email the group about the open shifts", "a note to Romano that her request was denied", "a summary for the director". */
export function isForDraft({ has, of, pieces }: Sentence): boolean {
  if (!has('draft', 'summary')) return false
  const isDecision =
    of('person').length > 0 &&
    (has('denied', 'approved', 'request', 'away', 'swap', 'off', 'shifts', 'work', 'cover', 'pickup') ||
      of('kinds').length + of('roles').length > 0)
  const isAnnounced = pieces.some((piece) => hasSense(piece, 'published') && !hasSense(piece, 'draft'))
  const isForDirector = pieces.some(({ text }) => /director|chief|leadership|boss|board|c.o$|exec|admin/i.test(text))
  const asksForHelp = pieces.some(({ text }) => /volunteer/i.test(text))
  const isSentOut = has('everyone', 'audience') && pieces.some(({ text }) => /schedule|roster/i.test(text))
  return (
    has('open') ||
    asksForHelp ||
    isSentOut ||
    isAnnounced ||
    isForDirector ||
    isDecision ||
    (has('summary') && !has('request'))
  )
}

/** "Remind everyone to send their requests by Friday", "a note to Chen thanking her for the extra shift": what to say is said. */
export const toEveryone =
  /\b(?:remind|tell|ask|email|text|message|notify)\b.*?\b(?:everyone|everybody|(?:the )?(?:group|team|docs|doctors|physicians)),? (to|that) (.+)$/i
export const thanksFor = /\bthank(?:ing|s| you)?\b.*? (for .+)$/i

export function isLetter({ pieces, has, of }: Sentence): boolean {
  const said = pieces.map(({ text }) => text).join(' ')
  const isDraft = has('draft') && !has('who', 'count', 'when', 'open', 'published')
  return (
    isDraft &&
    ((toEveryone.test(said) && !/\b(work|cover|take|pick)/i.test(said)) ||
      (thanksFor.test(said) && of('person').length === 1))
  )
}
