/** Whom a question is about: named people and groups, those left out, those in company, and the sides of a comparison. */
import type { Form, Side } from '../form.ts'
import type { Piece } from '../piece.ts'
import type { QuestionBook } from '../question-book.ts'
import { hasSense, isFiller, type Sentence } from '../sentence.ts'

/** "Who besides Chen is a junior": those left out end here. */
const verb = /^(is|are|was|were|has|have|had|do|does|did|will)$/i

type People = Pick<Form, 'people' | 'except' | 'company' | 'sides' | 'group'>
type Place = 'people' | 'except' | 'company'

export function readPeople(sentence: Sentence, { speaker }: QuestionBook, takesGroups: boolean): People {
  const named: Record<Place, string[]> = { people: [], except: [], company: [] }
  const sides: Side[] = []
  let group: string | null = null
  let place: Place = 'people'
  for (const [at, piece] of sentence.pieces.entries()) {
    const isWith = hasSense(piece, 'with') && !sentence.has('compare')
    const isNotOf =
      hasSense(piece, 'not') &&
      sentence.near(at, 1)?.of === 'group' &&
      // "Who worked nights but isn't a nocturnist"
      ((sentence.has('count', 'total', 'people') && !/\b(no|zero)$/i.test(piece.text)) ||
        (sentence.has('who') && /^(is|are|was|were)nt$/i.test(piece.text)))
    if (isNotOf || isLeftOut(sentence, at) || (hasSense(piece, 'except') && !isOfOthers(piece, sentence)))
      place = 'except'
    else if (isWith) place = 'company'
    // "Who's my backup" asks about someone else.
    const isForMe = /^my$/i.test(piece.text) && sentence.has('who') && sentence.of('roles').length > 0
    const names = isForMe ? [] : namesOf(piece, speaker, takesGroups)
    named[place].push(...names)
    // Colleagues may not know who belongs to a group, so for them it counts anywhere in the question.
    if (isGroup(piece) && takesGroups && (place === 'people' || speaker !== null))
      group = piece.of === 'specialty' ? `${piece.specialty} physicians` : nameOfGroup(piece.text.toLowerCase())
    const isRest = sentence.pieces.some((one) => isOfOthers(one, sentence))
    if (names.length > 0 && place === 'people')
      sides.push({
        name: isGroup(piece) ? (isRest ? `other ${group}` : group!) : names[0]!,
        people:
          isRest && isGroup(piece)
            ? names.filter((name) => !named.people.slice(0, -names.length).includes(name))
            : names,
      })
    const isAverage = hasSense(piece, 'average') && hasSense(sentence.near(at, -1), 'versus', 'compare', 'than', 'with')
    const isEveryone = hasSense(piece, 'everyone') && hasSense(sentence.near(at, -1), 'versus', 'compare', 'than')
    if (hasSense(piece, 'others') || isAverage || isEveryone) sides.push({ name: 'everyone else', people: [] })
    const goesOn =
      names.length > 0 ||
      (isFiller(piece) && !verb.test(piece.text)) ||
      isWith ||
      isNotOf ||
      hasSense(piece, 'except', 'link')
    if (!goesOn) place = 'people'
  }
  const { people, except, company } = togetherIn(sentence, named)
  const isSided = sides.length === 2 && (group !== null || sides[1]!.people.length === 0)
  return {
    people: [...new Set(people)],
    except: [...new Set(except)],
    company: [...new Set(company)],
    sides: isSided && sentence.has('compare', 'than') ? sides : [],
    group,
  }
}

/** "Each nocturnist" are the nocturnists. */
const nameOfGroup = (said: string) => said.replace(/(nocturnist|senior|junior|attending|timer|hire)$/, '$1s')

/** "Nocturnists excluded", "Chen aside". */
const isLeftOut = ({ near, pieces }: Sentence, at: number) =>
  (pieces[at]!.of === 'person' || isGroup(pieces[at]!)) &&
  /^(excluded|aside|left out|not included)$/i.test(near(at, 1)?.text ?? '')

/** "More than the other seniors" leaves no one out. */
export const isOfOthers = ({ text }: Piece, { has }: Sentence) => /^other$/i.test(text) && has('than', 'compare')

export const isGroup = (piece: Piece): piece is Extract<Piece, { of: 'group' | 'specialty' }> =>
  piece.of === 'group' || piece.of === 'specialty'

function namesOf(piece: Piece, speaker: string | null, takesGroups: boolean): string[] {
  if (piece.of === 'person') return [piece.name]
  if (isGroup(piece) && takesGroups) return piece.names
  return hasSense(piece, 'self') && speaker ? [speaker] : []
}

/** "Who does Chen work with" and "who else is on when Chen works" ask for Chen's company; "are Chen and Patel on together" for the shifts that they share. */
function togetherIn({ pieces, has, of }: Sentence, named: Record<Place, string[]>): Record<Place, string[]> {
  const { people, company } = named
  // "His share" is of one.
  const isShared = pieces.some(
    (piece, at) => hasSense(piece, 'together') && !/^(my|his|her|their)$/i.test(pieces[at - 1]?.text ?? ''),
  )
  const isBoth = has('both') && has('when') && !has('off') && people.length === 2 && of('person').length === 2
  const isBeside = has('with', 'else', 'when') && of('person').length + Number(has('self')) > 0
  const asksCompany = isBeside && company.length === 0 && has('who')
  if (asksCompany || (isShared && people.length === 1)) return { ...named, people: [], company: people }
  return (isShared || isBoth) && company.length === 0
    ? { ...named, people: people.slice(0, 1), company: people.slice(1) }
    : named
}

const ofGroup = /\b(we|us|our|there|group|team|all|everyone)\b/i

/** A count that names no one and nothing of the group: it's of whoever asks, or of whom the talk was about. */
export const countsForNoOne = (
  { pieces, has, of }: Sentence,
  { act, table, ask, people, sides, group, by, counts, limit }: Form,
) =>
  act === 'query' &&
  table === 'shifts' &&
  (['count', 'next', 'first', 'last'].includes(ask) || (ask === 'compare' && sides.length === 0) || limit !== null) &&
  people.length === 0 &&
  group === null &&
  by === null &&
  of('roles').length === 0 &&
  !has('who', 'people', 'everyone', 'open', 'list') &&
  counts.every(({ isOpen, unit }) => !isOpen && unit !== 'physicians') &&
  !pieces.some(({ text }) => ofGroup.test(text))
