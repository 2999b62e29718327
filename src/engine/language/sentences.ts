/** Splits a text into lines and sentences, without bullets; abbreviations, initials, and numbers don't end a sentence. */

/** `isBullet`: part of a list, so a heading above applies to it. */
export type Sentence = { text: string; isBullet: boolean; startsParagraph: boolean; startsLine: boolean }

const bullet = /^[\s>]*(?:[-*•·▪◦–—✓☐]+|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/u
const ornament = /^[\s\-=_*•.#~–—]*$/u
const abbreviations = new Set(
  'dr drs prof mr mrs ms st vs no jr sr md e.g i.e eg ie etc approx max min hr hrs wk mo jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun incl a.m p.m'.split(
    ' ',
  ),
)

export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let startsParagraph = true
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    if (ornament.test(line)) {
      startsParagraph = true
      continue
    }
    const stripped = line.replace(bullet, '')
    const isBullet = stripped.length < line.length
    for (const [index, part] of splitLine(stripped).entries())
      sentences.push({ text: part, isBullet, startsParagraph, startsLine: index === 0 })
    startsParagraph = false
  }
  return sentences
}

function splitLine(line: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!
    const ends = sign === ';' || ((sign === '.' || sign === '!' || sign === '?') && endsSentence(line, start, at))
    if (!ends) continue
    parts.push(line.slice(start, sign === ';' ? at : at + 1))
    start = at + 1
  }
  parts.push(line.slice(start))
  const said = parts.map((part) => part.trim()).filter((part) => /[^\s.!?;,]/u.test(part))
  return said.length > 0 ? said : [line.trim()]
}

function endsSentence(line: string, start: number, at: number): boolean {
  const next = line[at + 1]
  if (next !== undefined && !/\s/u.test(next)) return false
  if (line[at] !== '.') return true
  // Only the last word matters, so look back over a few letters and not the whole line.
  const word = /([\p{L}.]+)$/u.exec(line.slice(Math.max(start, at - 8), at))?.[1]?.toLowerCase()
  if (next === undefined || word === undefined) return true
  return word.length > 1 && !abbreviations.has(word)
}
