/** Sentences are for people: no code parses, compares, or looks things up by one. The facts travel next to it. */
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A sentence, alone or as a field of something. */
const says = String.raw`(?:[\w$]+(?:\[\d+\])?[?!]?\.)*says(?:ToThem)?\b`

const forbidden = {
  'looks into a sentence': new RegExp(
    String.raw`${says}[?!]?\.(?:startsWith|endsWith|match|matchAll|split|replace|replaceAll|includes|indexOf|search|slice|charAt)\(`,
  ),
  'reads a sentence by a pattern': new RegExp(String.raw`\.(?:test|exec)\(\s*${says}`),
  'compares a sentence': new RegExp(`${says} ?[!=]==|[!=]== ?${says}(?! ?[?:.(])`),
  'knows things by their sentence': new RegExp(
    String.raw`\.(?:has|get|set|add|includes|indexOf)\(\s*${says}|\bkey=\{[^>]*\b${says}|new (?:Set|Map)\([^;\n]*=> ?\[?${says}`,
  ),
  'cuts the id of a rule': /\brule(?:Id)?[?!]?\.(?:split|slice|startsWith)\(/,
}

const cases: [keyof typeof forbidden, string][] = [
  ['looks into a sentence', "const effects = says.match(/worse: [^)]*/)?.[0] ?? ''"],
  ['looks into a sentence', "finding.says.startsWith('Adams: ')"],
  ['reads a sentence by a pattern', 'verdict.exec(option.says)'],
  ['compares a sentence', 'if (before.says === after.says) return'],
  ['knows things by their sentence', 'const known = new Set(findings.map(({ says }) => says))'],
  ['knows things by their sentence', '.filter(({ says }) => !known.has(says))'],
  // Source code of a screen, not a template.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: see above
  ['knows things by their sentence', '<Line key={`${finding.ruleId} ${finding.says}`}>'],
  ['cuts the id of a rule', "breach.rule.split(':')[0]!"],
]

it.each(cases)('would see what %s: %s', (what, source) => {
  expect(source).toMatch(forbidden[what])
})

it('has no sentence that is used as data', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(900)
  const found = Object.entries(sources).flatMap(([path, source]) =>
    source.split('\n').flatMap((line, index) =>
      Object.entries(forbidden)
        .filter(([, pattern]) => pattern.test(line))
        .map(([what]) => `${path}:${index + 1} ${what}: ${line.trim()}`),
    ),
  )
  expect(found).toEqual([])
})
