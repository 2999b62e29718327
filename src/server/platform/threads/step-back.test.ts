/** A search's thread steps back behind the rest of its process, whatever priority that has. */
import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const file = fileURLToPath(new URL('./step-back.ts', import.meta.url))
// The 41st field of a thread's line (proc(5)) is how it is scheduled: 0 is as usual. As idle work it would starve on a busy machine.
const program = `import(${JSON.stringify(file)}).then(({ stepBack }) => {
  const before = os.getPriority()
  stepBack()
  const line = fs.readFileSync('/proc/thread-self/stat', 'utf8')
  const policy = Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[38])
  console.log(JSON.stringify([before, os.getPriority(), policy]))
})`

it.runIf(process.platform === 'linux').each([0, 4, 30])('is last among its own, started %i steps lower', (lower) => {
  const words = ['-n', String(lower), process.execPath, '--import', 'tsx', '-e', program]
  const [before, after, policy] = JSON.parse(execFileSync('nice', words, { encoding: 'utf8' }))
  expect(before).toBe(Math.min(getPriority() + lower, 19))
  expect(after).toBe(Math.min(before + 10, 19))
  expect(policy).toBe(0)
})
