/** The data folder of an older build, filled by it and stopped, is started by the new build: nothing is lost, every read answers. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Product, startProduct } from '../../e2e/testing/product.ts'
import { createFigures } from '../server/figures.ts'
import { coordinator } from '../server/one-group.ts'
import { signIn } from '../server/person.ts'
import { end } from './cluster.ts'
import { createGroup } from './group.ts'
import { makeJourney } from './node-versions.ts'
import { requireThat, type Scenario } from './scenario.ts'

const runFile = promisify(execFile)

export const upgradeDrill: Scenario = {
  name: 'upgrade drill',
  tried:
    'a data folder that the released version filled, started by this one (UPGRADE_FROM names another commit or tag)',
  isQuick: false,
  play: async (root) => {
    const from = process.env.UPGRADE_FROM ?? findReleased(root)
    const folder = mkdtempSync(join(tmpdir(), 'evenshift-upgrade-'))
    try {
      const old = join(folder, 'old')
      await buildOld(root, from, old)
      const data = join(folder, 'data')
      const before = await during(data, old, readDemo)
      const started = performance.now()
      const after = await during(data, root, async ({ url }) => {
        const seconds = (performance.now() - started) / 1000
        const rows = await readDemo({ url })
        await makeJourney(await createGroup(url))
        return { rows, seconds }
      })
      for (const [what, ids] of Object.entries(before)) {
        const lost = ids.filter((id) => !after.rows[what]!.includes(id))
        requireThat(lost.length === 0, `${lost.length} ${what} of ${from} are gone.`)
      }
      const counts = Object.entries(before).map(([what, ids]) => `${ids.length} ${what}`)
      return `from ${from.slice(0, 12)}: ${counts.join(', ')}, all there ${after.seconds.toFixed(1)} s after the new build was started; it then made a schedule`
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** The last tag; before the first one, the version before the newest migration, so that there is something to migrate. */
function findReleased(root: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const tag = git('tag', '--sort=-creatordate').split('\n')[0]
  if (tag) return tag
  const newest = git('log', '-1', '--format=%H', '--', 'src/server/platform/db/migrations/meta/_journal.json')
  return git('rev-parse', `${newest}~1`)
}

async function buildOld(root: string, from: string, folder: string): Promise<void> {
  mkdirSync(folder)
  const packed = join(folder, 'source.tar')
  await runFile('git', ['archive', '--output', packed, from], { cwd: root })
  await runFile('tar', ['-xf', packed], { cwd: folder })
  await runFile('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  await runFile(process.execPath, ['scripts/build.mjs'], { cwd: folder })
}

/** Starts a build on the folder with its demo group, works, and stops it. */
async function during<Result>(
  data: string,
  build: string,
  work: (product: Product) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct(data, join(build, 'build/server/main.js'), { LOG_LEVEL: 'fatal' })
  try {
    return await work(product)
  } finally {
    await end(product.server, 'SIGTERM')
  }
}

/** The ids of what is in the demo group, by calls that every version has. */
async function readDemo({ url }: { url: string }): Promise<Record<string, number[]>> {
  const cookie = await signIn(url, coordinator, createFigures())
  const read = async <Rows>(path: string): Promise<Rows> => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } })
    requireThat(answer.ok, `${path} was answered with ${answer.status}.`)
    return (await answer.json()) as Rows
  }
  type Row = { id: number }
  const { groupId } = await read<{ groupId: number }>('/api/auth/user')
  const schedules = await read<Row[]>(`/api/schedules/group/${groupId}`)
  const shifts: Row[] = []
  for (const { id } of schedules) shifts.push(...(await read<Row[]>(`/api/shifts/schedule/${id}`)))
  const lists = {
    physicians: await read<Row[]>(`/api/physicians/group/${groupId}`),
    roles: await read<Row[]>(`/api/roles/group/${groupId}`),
    requests: await read<Row[]>(`/api/shift-requests/group/${groupId}`),
    schedules,
    shifts,
  }
  return Object.fromEntries(Object.entries(lists).map(([what, rows]) => [what, rows.map(({ id }) => id)]))
}
