/** Backups written while people write and a schedule is made, each restored into an empty folder and compared with what was acknowledged. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../../e2e/testing/product.ts'
import { end } from './cluster.ts'
import { onOneMachine } from './on-embedded.ts'
import { requireThat, type Scenario } from './scenario.ts'

const runFile = promisify(execFile)

export const restoreDrill: Scenario = {
  name: 'restore drill',
  tried: 'a backup while people write and a schedule is made, restored into an empty folder and started',
  isQuick: true,
  play: (root, rounds) => {
    const runProgram = (name: string, folder: string, words: string[]) =>
      runFile(process.execPath, [join(root, `build/server/${name}.js`), ...words], {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
      })
    return onOneMachine(root, Math.min(rounds, 5), async ({ folder, group }, round) => {
      const [file, other] = [join(folder, `backup-${round}.gz`), join(folder, `restored-${round}`)]
      const generated = group.generate(round + 1)
      const before = group.acknowledged()
      const started = performance.now()
      await runProgram('backup', join(folder, 'data'), [file])
      const seconds = (performance.now() - started) / 1000
      const { status } = await generated
      requireThat(status === 200, `The schedule was answered with ${status}.`)
      await runProgram('restore', other, [file])
      const copy = await startProduct(other, join(root, 'build/server/main.js'), { DEMO: 'off', LOG_LEVEL: 'fatal' })
      try {
        await group.requireKept(before, copy.url)
      } finally {
        await end(copy.server, 'SIGTERM')
      }
      return `written in ${seconds.toFixed(1)} s while ${before.length} acknowledged changes became ${group.answered()}; all of the ${before.length} are in the copy, once`
    })
  },
}
