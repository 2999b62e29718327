/** A question as pieces: which words it has, what comes before and after, and what wasn't used. */

import type { Piece } from './piece.ts'
import type { Sense } from './words/lexicon.ts'

export type Sentence = {
  pieces: Piece[]
  has(...senses: Sense[]): boolean
  of<Kind extends Piece['of']>(kind: Kind): Extract<Piece, { of: Kind }>[]
  /** The nearest piece on one side that isn't a filler. */
  near(at: number, step: 1 | -1): Piece | undefined
  /** Starts like a yes-or-no question. */
  isYesOrNo: boolean
}

export function hasSense(piece: Piece | undefined, ...senses: Sense[]): boolean {
  return piece?.of === 'words' && senses.some((sense) => piece.senses.includes(sense))
}

export const isFiller = (piece: Piece) => hasSense(piece, 'filler', 'sign')

/** What was said with this sense. */
export function textOf({ pieces }: Sentence, sense: Sense): string {
  const said = pieces.filter((piece) => hasSense(piece, sense)).map(({ text }) => text)
  return said.join(' ').toLowerCase()
}

const yesOrNo = /^(is|are|was|were|am|does|do|did|has|have|had|will|isnt|doesnt|hasnt)\b/i

export function sentenceOf(pieces: Piece[]): Sentence {
  const near = (at: number, step: 1 | -1) => {
    for (let place = at + step; pieces[place]; place += step) if (!isFiller(pieces[place]!)) return pieces[place]
    return undefined
  }
  // "Remind me, do I have Thanksgiving off"
  const first = pieces.find((piece) => !hasSense(piece, 'link', 'sign') && !/^\w+ (me|us)$/i.test(piece.text))
  return {
    pieces,
    near,
    has: (...senses) => pieces.some((piece) => hasSense(piece, ...senses)),
    of: <Kind extends Piece['of']>(kind: Kind) =>
      pieces.filter((piece): piece is Extract<Piece, { of: Kind }> => piece.of === kind),
    // "Check if Chen is off"
    isYesOrNo:
      first !== undefined &&
      (yesOrNo.test(first.text) || pieces.some((piece) => isFiller(piece) && /\b(if|whether)$/i.test(piece.text))),
  }
}
