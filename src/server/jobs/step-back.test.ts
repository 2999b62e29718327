/** A search's thread steps back behind the rest of its process, whatever priority that has. */
import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const file = fileURLToPath(new URL('./step-back.ts', import.meta.url))
const program = `import(${JSON.stringify(file)}).then(({ stepBack }) => {
  const before = os.getPriority()
  stepBack()
  console.log(JSON.stringify([before, os.getPriority()]))
})`

it.runIf(process.platform === 'linux').each([0, 4, 30])('is last among its own, started %i steps lower', (lower) => {
  const words = ['-n', String(lower), process.execPath, '--import', 'tsx', '-e', program]
  const [before, after] = JSON.parse(execFileSync('nice', words, { encoding: 'utf8' }))
  expect(before).toBe(Math.min(getPriority() + lower, 19))
  expect(after).toBe(Math.min(before + 10, 19))
})
