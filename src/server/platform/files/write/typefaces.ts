/** Finds typefaces for the letters of all scripts that we print, and cuts out of them what a document needs. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { z } from 'zod'

const require = createRequire(import.meta.url)

/** Roboto has the letters of Latin, Greek, and Cyrillic scripts; it comes with pdfmake. */
export const mainFace = 'Roboto'
export const mainFolder = join(dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto')

/** What each typeface is for; the first is taken. The last has Japanese and both Chinese scripts, in the mainland's forms. */
const otherFaces = [
  { manifest: require.resolve('@fontsource-variable/noto-sans-hebrew/package.json'), letters: /\p{scx=Hebrew}/u },
  { manifest: require.resolve('@fontsource-variable/noto-sans-arabic/package.json'), letters: /\p{scx=Arabic}/u },
  {
    manifest: require.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
    letters: /\p{scx=Devanagari}/u,
  },
  { manifest: require.resolve('@fontsource-variable/noto-sans-kr/package.json'), letters: /\p{Script=Hangul}/u },
  { manifest: require.resolve('@fontsource-variable/noto-sans-sc/package.json'), letters: /./su },
]

/** A file of a typeface and the letters in it; the packages keep large scripts in many small files. */
type Piece = { name: string; file: string; letters: RegExp; ranges: [first: number, last: number][] }

let pieces: Piece[] | undefined

function listPieces(): Piece[] {
  pieces ??= otherFaces.flatMap(({ manifest, letters }) => {
    const folder = dirname(manifest)
    const face = basename(folder)
    const rangesByName = z
      .record(z.string(), z.string())
      .parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')))
    return Object.entries(rangesByName).map(([key, ranges]) => {
      const name = `${face}-${key.replace(/[[\]]/g, '')}`
      return { name, file: join(folder, `files/${name}-wght-normal.woff2`), letters, ranges: readRanges(ranges) }
    })
  })
  return pieces
}

/** "U+5d0-5ea,U+20aa" */
function readRanges(text: string): Piece['ranges'] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

function isFor({ letters, ranges }: Piece, letter: string): boolean {
  if (!letters.test(letter)) return false
  return codePointsOf(letter).every((code) => ranges.some(([first, last]) => code >= first && code <= last))
}

/** Joiners shape the letters beside them and need no form of their own. */
function codePointsOf(letters: string): number[] {
  return [...letters.replace(/[\u200C\u200D]/g, '')].map((letter) => letter.codePointAt(0) ?? 0)
}

function has(font: Font, letters: string): boolean {
  return codePointsOf(letters).every((code) => font.hasGlyphForCodePoint(code))
}

export type Typeface = { name: string; font: Font; content: Buffer }
export type Typefaces = {
  main: Font
  others: Typeface[]
  /** The typeface that has these letters; undefined where none has. */
  faceOf(letters: string): { name: string; font: Font } | undefined
}

/** Each item of `letters` is printed as one: a letter with its marks. */
export async function cutTypefaces(letters: ReadonlySet<string>): Promise<Typefaces> {
  const main = create(readFileSync(join(mainFolder, 'Roboto-Regular.ttf')))
  const wanted = new Map<Piece, string[]>()
  for (const each of letters) {
    if (has(main, each)) continue
    const piece = listPieces().find((one) => isFor(one, each))
    if (piece) wanted.set(piece, [...(wanted.get(piece) ?? []), each])
  }
  const others: Typeface[] = []
  const faces = new Map<string, Typeface>()
  for (const [{ name, file }, own] of wanted) {
    const cut = await subsetFont(readFileSync(file), null, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: { wght: 400 },
    })
    const content = setLineHeight(cut, main)
    if (!content) continue
    const face = { name, content, font: create(content) }
    others.push(face)
    for (const each of own) if (has(face.font, each)) faces.set(each, face)
  }
  return {
    main,
    others,
    faceOf: (each) => (has(main, each) ? { name: mainFace, font: main } : faces.get(each)),
  }
}

/**
 * Gives a typeface the lines of the main one: an Arabic one's own are twice as high, and rows would no longer fit a page.
 * Undefined where it turned out to have none of the letters that it is said to be for.
 */
function setLineHeight(content: Buffer, { ascent, descent, unitsPerEm }: Font): Buffer | undefined {
  const tables = Array.from({ length: content.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const startOf = (tag: string) => {
    const entry = tables.find((place) => content.toString('latin1', place, place + 4) === tag)
    return entry === undefined ? undefined : content.readUInt32BE(entry + 8)
  }
  const [head, hhea, cmap] = [startOf('head'), startOf('hhea'), startOf('cmap')]
  if (head === undefined || hhea === undefined || cmap === undefined) return undefined
  const alphabets = content.readUInt16BE(cmap + 2)
  if (alphabets === 0) return undefined
  const scale = content.readUInt16BE(head + 18) / unitsPerEm
  content.writeInt16BE(Math.round(ascent * scale), hhea + 4)
  content.writeInt16BE(Math.round(descent * scale), hhea + 6)
  content.writeInt16BE(0, hhea + 8)
  return content
}
