/** Notes which parts of a form an answer looked at. One that passed over a person, a day, or a role isn't given. */
import { type Act, type Form, formOf } from './question/form.ts'
import type { Piece } from './question/piece.ts'

/** Parts that narrow an answer, with the pieces of a question that fill them. */
const narrowing: [part: keyof Form, pieces: Piece['of'][]][] = [
  ['people', ['person', 'group']],
  ['periods', ['dates']],
  ['counts', ['roles', 'kinds', 'weekdays', 'places']],
  ['having', ['number']],
  ['numbers', ['number']],
]
/** What these are about is taken from the text. */
const ofText: Act[] = ['change', 'improve', 'draft', 'knowledge', 'privateReason']

export function watchForm(form: Form): { watched: Form; ignoredOf: (pieces: Piece[]) => Piece[] } {
  const seen = new Set<PropertyKey>()
  const plain = formOf({})
  const watched = new Proxy(form, {
    get: (target, part) => {
      seen.add(part)
      return Reflect.get(target, part)
    },
  })
  const isFilled = (part: keyof Form) => JSON.stringify(form[part]) !== JSON.stringify(plain[part])
  const isIgnored = ({ of }: Piece) => {
    const parts = narrowing.filter(([part, pieces]) => pieces.includes(of) && isFilled(part))
    return parts.length > 0 && !parts.some(([part]) => seen.has(part))
  }
  return { watched, ignoredOf: (pieces) => (ofText.includes(form.act) ? [] : pieces.filter(isIgnored)) }
}
