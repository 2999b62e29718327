/** What the words of a laid-out sheet cost as names and as codes. */
import type { CodeCandidate } from './candidates/code-candidates.ts'
import type { NameCandidate } from './candidates/name-candidates.ts'
import type { LaidOut, Located } from './laid-out.ts'
import type { Layout } from './layouts.ts'
import type { Study } from './study-sheet.ts'

/** A word is paid in full once in each kind it is used as; above, each use paid its share of all possible uses. Names use one style. */
export function vocabularyBits(
  study: Study,
  layout: Layout,
  { entries, named }: Pick<LaidOut, 'entries' | 'named'>,
): number {
  const comma = layout.splitsCommas ? 1 : 0
  const names = new Map<string, { item: NameCandidate; cells: Set<string> }>()
  const codes = new Map<string, { item: CodeCandidate; cells: Set<string> }>()
  const use = <Item extends { key: string }>(
    kind: Map<string, { item: Item; cells: Set<string> }>,
    one: Located<Item> | undefined,
  ) => {
    if (!one) return
    const known = kind.get(one.item.key) ?? { item: one.item, cells: new Set<string>() }
    kind.set(one.item.key, known)
    known.cells.add(`${one.row} ${one.column}`)
  }
  for (const { row, column, facts, person, shift } of entries) {
    use(names, person)
    use(codes, shift)
    const at = { row, column }
    if (!person) {
      const pairs = shift ? [] : facts.pairs[comma].items
      for (const pair of pairs) {
        use(names, { item: pair.name, ...at })
        use(codes, { item: pair.code, ...at })
      }
      if (pairs.length === 0) for (const item of facts.people[comma].items) use(names, { item, ...at })
    } else if (!shift && facts.code) use(codes, { item: facts.code, ...at })
  }
  for (const one of named) use(names, one)
  let bits = 0
  for (const [key, { item, cells }] of names)
    bits += item.bits * Math.max(0, 1 - cells.size / (study.vocabulary.names.get(key) ?? 1))
  for (const [key, { item, cells }] of codes)
    bits += item.bits * Math.max(0, 1 - cells.size / (study.vocabulary.codes.get(key) ?? 1))
  const styles = new Map<string, number>()
  let total = 0
  for (const { item, cells } of names.values()) {
    styles.set(item.style, (styles.get(item.style) ?? 0) + cells.size)
    total += cells.size
  }
  for (const count of styles.values()) bits -= count * Math.log2(count / total)
  return bits
}
