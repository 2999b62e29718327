/** When `npm start` builds: the first time, and after a change of anything that the build reads. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string

/** A project whose build only counts how often it ran. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'))
  for (const folder of ['src', 'scripts', 'node_modules']) mkdirSync(join(root, folder))
  cpSync(new URL('../scripts/start.mjs', import.meta.url), join(root, 'scripts/start.mjs'))
  const build = `import { appendFileSync } from 'node:fs'\nappendFileSync('builds', '.')\n`
  for (const [file, text] of Object.entries({
    'scripts/build.mjs': build,
    'scripts/few-files.ts': '',
    'src/main.ts': '',
    'vite.config.ts': '',
    'package-lock.json': '{}',
    'node_modules/.evenshift-lock': '{}',
  }))
    writeFileSync(join(root, file), text)
})
afterEach(() => rmSync(root, { recursive: true }))

const prepare = () => void execFileSync(process.execPath, [join(root, 'scripts/start.mjs'), '--only-prepare'])
const countBuilds = () => readFileSync(join(root, 'builds'), 'utf8').length

test('builds once as long as nothing changes', () => {
  prepare()
  prepare()
  expect(countBuilds()).toBe(1)
})

test.each(['src/main.ts', 'scripts/build.mjs', 'scripts/few-files.ts', 'vite.config.ts'])(
  'builds again after a change of %s',
  (file) => {
    prepare()
    const later = new Date(Date.now() + 60_000)
    utimesSync(join(root, file), later, later)
    prepare()
    expect(countBuilds()).toBe(2)
  },
)
