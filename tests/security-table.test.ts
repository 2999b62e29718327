/** The table of ASVS requirements covers each of levels 1 and 2 once, and names only files that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('docs/security-asvs.md', 'utf8')
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+(?:-\d+)?) \| ([\w/]+) \| (.+) \|$/gm)].map(
  ([, which, state, by]) => ({ which: which!, state: state!, by: by! }),
)

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are its first ones. */
const sections = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
}

function numbersIn(which: string): string[] {
  const [, section, first, last] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(which)!
  const count = Number(last ?? first) - Number(first) + 1
  return Array.from({ length: count }, (_, place) => `${section}.${Number(first) + place}`)
}

test('answers every requirement once', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) => numbersIn(`${section}.1-${count}`))
  expect(rows.flatMap(({ which }) => numbersIn(which))).toEqual(wanted)
})

test('says met, n/a or open, each with a reason', () => {
  for (const { which, state, by } of rows) {
    expect(['met', 'n/a', 'open'], which).toContain(state)
    expect(by.length, which).toBeGreaterThan(5)
  }
})

test('names only files that exist', () => {
  const named = rows.flatMap(({ by }) => [...by.matchAll(/`([^`]+)`/g)].map(([, text]) => text!))
  const files = named.filter((text) => /^[\w.]+(\/|-lock\.json)/.test(text))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('says of each that is met how anyone can see it', () => {
  const met = rows.filter(({ state }) => state === 'met')
  const shown = /\.test\.ts`|by inspection|by construction|documented|^as /
  expect(met.filter(({ by }) => !shown.test(by)).map(({ which }) => which)).toEqual([])
})

test('is counted right where it is summarized', () => {
  const count = (state: string) =>
    rows.filter((row) => row.state === state).flatMap(({ which }) => numbersIn(which)).length
  const all = count('met') + count('n/a') + count('open')
  const summary = `[All ${all} requirements](security-asvs.md): ${count('met')} met, ${count('n/a')} don't apply, ${count('open')} open`
  expect(readFileSync('docs/security.md', 'utf8')).toContain(summary)
})
