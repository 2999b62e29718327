/** A search thread steps back behind the rest of its process, whatever its priority. */
import { execFileSync, spawnSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const file = fileURLToPath(new URL('./step-back.ts', import.meta.url))
// The 41st field of a thread's line (proc(5)) is its scheduling policy: 0 is normal, 5 is idle.
const program = `import(${JSON.stringify(file)}).then(({ stepBack, giveWayAtOnce }) => {
  const before = os.getPriority()
  stepBack()
  giveWayAtOnce()
  const line = fs.readFileSync('/proc/thread-self/stat', 'utf8')
  const policy = Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[38])
  console.log(JSON.stringify([before, os.getPriority(), policy]))
})`
const hasTool = spawnSync('chrt', ['--version']).status === 0

it.runIf(process.platform === 'linux').each([0, 4, 30])('is last among its own, started %i steps lower', (lower) => {
  const words = ['-n', String(lower), process.execPath, '--import', 'tsx', '-e', program]
  const [before, after, policy] = JSON.parse(execFileSync('nice', words, { encoding: 'utf8' }))
  expect(before).toBe(Math.min(getPriority() + lower, 19))
  expect(after).toBe(Math.min(before + 10, 19))
  expect(policy).toBe(hasTool ? 5 : 0)
})
