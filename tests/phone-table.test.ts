/** The table of the phone's parts names only tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = [...readFileSync('docs/phone.md', 'utf8').matchAll(/^\| (.+) \| `(\S+\.test\.tsx?)` (.+) \|$/gm)].map(
  ([, part, path, words]) => ({
    part: part!,
    file: path!.startsWith('e2e/') ? path! : `src/${path}`,
    words: words!.replaceAll('`', ''),
  }),
)

test('names only tests that exist', () => {
  expect(rows.length).toBeGreaterThan(50)
  const isThere = (file: string, words: string) => existsSync(file) && readFileSync(file, 'utf8').includes(words)
  expect(rows.filter(({ file, words }) => !isThere(file, words))).toEqual([])
})
