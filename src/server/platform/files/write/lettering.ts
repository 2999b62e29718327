/** Prepares texts of any script for print: each part in a typeface that has its letters, parts in the order of reading. */
import anyAscii from 'any-ascii'
import createBidi from 'bidi-js'
import { cleanText } from './printed-schedule.ts'
import { cutTypefaces, mainFace, type Typeface, type Typefaces } from './typefaces.ts'

/** As pdfmake takes it. */
export type Inscription = string | { text: string; font: string }[]

export type Lettering = {
  others: Typeface[]
  inscribe(text: string): Inscription
  /** As much of a text as fits a width, in points. */
  shorten(text: string, size: { width: number; fontSize: number }): string
}

type Part = { text: string; face: string; level: number }

const bidi = createBidi()
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters with their marks; without pictures and invisible signs but joiners. */
function lettersOf(text: string): string[] {
  const words = cleanText(text)
    .replace(/\p{Extended_Pictographic}\uFE0F?|(?![\u200C\u200D])\p{Cf}/gu, '')
    .normalize('NFC')
  return Array.from(segmenter.segment(words), ({ segment }) => segment)
}

export async function prepareLettering(texts: readonly string[]): Promise<Lettering> {
  const typefaces = await cutTypefaces(new Set([...texts.flatMap(lettersOf), '…']))
  return {
    others: typefaces.others,
    inscribe: (text) => {
      const letters = spell(text, typefaces)
      const parts = inOrderOfSight(partsOf(letters, typefaces))
      if (parts.every(({ face, level }) => face === mainFace && level === 0)) return letters.join('')
      return parts.map((part) => ({ text: part.text, font: part.face }))
    },
    shorten: (text, { width, fontSize }) => {
      const letters = spell(text, typefaces)
      const most = width / fontSize
      if (widthOf(letters, typefaces) <= most) return letters.join('')
      while (letters.length > 0 && widthOf([...letters, '…'], typefaces) > most) letters.pop()
      return `${letters.join('').trimEnd()}…`
    },
  }
}

/** Letters that no typeface has are written in Latin ones, so that no name is silently shortened. */
function spell(text: string, typefaces: Typefaces): string[] {
  const letters = lettersOf(text).flatMap((letter) =>
    typefaces.faceOf(letter) ? [letter] : lettersOf(anyAscii(letter)),
  )
  return canBeSet(letters, typefaces) ? letters : lettersOf(anyAscii(text))
}

/** The typesetter fails at some heaps of Arabic vowel marks that no word has, and would fail the whole document. */
function canBeSet(letters: readonly string[], typefaces: Typefaces): boolean {
  try {
    return widthOf(letters, typefaces) >= 0
  } catch {
    return false
  }
}

/** In parts of the size of the letters. */
function widthOf(letters: readonly string[], typefaces: Typefaces): number {
  return partsOf(letters, typefaces).reduce((sum, { text, face }) => {
    const font = typefaces.others.find(({ name }) => name === face)?.font ?? typefaces.main
    return sum + font.layout(text).advanceWidth / font.unitsPerEm
  }, 0)
}

/** Neighbors of one typeface and direction. Lines read from left to right, as the page does. */
function partsOf(letters: readonly string[], { faceOf }: Typefaces): Part[] {
  const { levels } = bidi.getEmbeddingLevels(letters.join(''), 'ltr')
  const parts: Part[] = []
  let index = 0
  for (const letter of letters) {
    const level = levels[index] ?? 0
    const face = faceOf(letter)?.name ?? mainFace
    const last = parts.at(-1)
    if (last?.face === face && last.level === level) last.text += letter
    else parts.push({ text: letter, face, level })
    index += letter.length
  }
  return parts
}

/** Unicode's rule L2, on parts: from the highest level down to one, reverses what is at that level or above. */
function inOrderOfSight(parts: readonly Part[]): Part[] {
  let shown = parts.map((part) => (part.level % 2 === 1 ? turn(part) : part))
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    const turned: Part[] = []
    let start = 0
    while (start < shown.length) {
      let end = start
      while (end < shown.length && shown[end]!.level >= level) end += 1
      if (end > start) turned.push(...shown.slice(start, end).reverse())
      else turned.push(shown[end++]!)
      start = end
    }
    shown = turned
  }
  return shown
}

/** The typesetter turns words of scripts that run from right to left by itself, but not signs between them. */
function turn(part: Part): Part {
  if (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(part.text)) return part
  const signs = Array.from(part.text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return { ...part, text: signs.reverse().join('') }
}
