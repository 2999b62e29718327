/** The tables of a screen's parts name only tests that exist, each for at least one part. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** With the fewest parts that each has: an unread table would pass. */
const tables: [string, number][] = [
  ['docs/phone.md', 50],
  ['docs/desk.md', 95],
]

describe.each(tables)('%s', (table, fewest) => {
  const text = readFileSync(table, 'utf8')
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| part '))
  const rows = lines.flatMap((line) => {
    const [, part, path, words] = /^\| (.+) \| `(\S+\.test\.tsx?)` (.+) \|$/.exec(line) ?? []
    if (!part) return []
    const file = path!.startsWith('e2e/') || path!.startsWith('tests/') ? path! : `src/${path}`
    return [{ part, file, words: words!.replaceAll('`', '') }]
  })

  it('names only tests that exist', () => {
    expect(rows.length).toBeGreaterThanOrEqual(fewest)
    const isThere = (file: string, words: string) => existsSync(file) && readFileSync(file, 'utf8').includes(words)
    expect(rows.filter(({ file, words }) => !isThere(file, words))).toEqual([])
  })

  it('has a test or a measurement for every part', () => {
    const measured = lines.filter((line) => line.includes('| measured: `'))
    expect(lines).toHaveLength(rows.length + measured.length)
  })

  it('names each part once', () => {
    const parts = rows.map(({ part }) => part)
    expect(parts.filter((part, place) => parts.indexOf(part) !== place)).toEqual([])
  })
})
