/** Takes the names out of a cell: "Smith / Patel", "Chen, Hana", "Wong (till 3p)\nOPEN". */
import { looksLikeInitials, readName } from './names.ts'

/** Whether a comma stands between people or within one name, told by all the cells together. */
export type CommaStyle = 'list' | 'last-first'

const openMarks =
  /^\W*(open|tbd|tba|vacant|unfilled|none|needs? cover(age)?|n\/a|locums?|moonlighter|uncovered|\?+)\W*$/i

export function commaStyleOf(texts: string[]): CommaStyle {
  const alone = new Set(texts.filter((text) => !/[,\n/;&]/.test(text)).map((text) => text.toLowerCase().trim()))
  let list = 0
  let turned = 0
  for (const text of texts)
    for (const line of text.split(/[\n/;&]/)) {
      const parts = line
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
      if (parts.length < 2) continue
      if (
        parts.length > 2 ||
        parts.every((part) => alone.has(part.toLowerCase())) ||
        parts.some((part) => / /.test(part) && !/^\S+ (MD|DO|NP|PA)/i.test(part))
      )
        list++
      else turned++
    }
  // Without a name that stands alone, "Chen, Hana" everywhere speaks for last names first.
  const seconds = new Set(
    texts.flatMap((text) =>
      text.split('\n').flatMap((line) =>
        line
          .split(',')
          .slice(1, 2)
          .map((part) => part.trim().toLowerCase()),
      ),
    ),
  )
  const firsts = texts.flatMap((text) => text.split('\n').map((line) => line.split(',')[0]!.trim().toLowerCase()))
  const isMixed = firsts.some((first) => seconds.has(first))
  return turned > list && !isMixed ? 'last-first' : 'list'
}

export function splitNames(text: string, style: CommaStyle): string[] {
  const parts = text
    .split(/\n|;|&|\+|\band\b|\s\/\s|\/(?=\s*\p{Lu}\p{L})|\s+-\s+(?=Dr)/u)
    .flatMap((part) => (style === 'list' ? splitCommas(part) : [part]))
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '' && !openMarks.test(part) && !/^[-–—.*\s]+$/.test(part))
}

/** "Hana Chen, MD" is one. */
function splitCommas(text: string): string[] {
  return text.split(/,(?!\s*(?:MD|DO|M\.D|D\.O|NP|PA|PhD|Jr|Sr)\b)/i)
}

export function couldBePerson(text: string): boolean {
  return looksLikeInitials(text) || readName(text) !== undefined
}
