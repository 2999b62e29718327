/** What single calls cost the server, in processor time of its main thread and others, which is steadier than a clock on a busy machine. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../../e2e/testing/product.ts'
import { createFigures } from './figures.ts'
import { giveShift, readWorld } from './mix.ts'
import { coordinator } from './one-group.ts'
import { becomePerson, signIn } from './person.ts'

/** Warm-up calls, and measured calls. */
const [warm, counted] = [40, 40]

export async function measureCost(root: string): Promise<void> {
  if (process.platform !== 'linux') throw new Error('Only Linux tells the processor time of single threads.')
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-cost-'))
  const product = await startProduct(join(folder, 'data'), join(root, 'build/server/main.js'))
  try {
    const { url, server } = product
    const figures = createFigures()
    const me = await becomePerson(url, await signIn(url, coordinator, figures), figures)
    const today = new Date()
    const world = await readWorld(me, today.getFullYear(), today.getMonth() + 1)
    const show = async (what: string, once: () => Promise<unknown>) => {
      for (let count = 0; count < warm; count++) await once()
      const before = readSpent(server.pid!)
      for (let count = 0; count < counted; count++) await once()
      const after = readSpent(server.pid!)
      const cells = [after.main - before.main, after.others - before.others].map((spent) =>
        (spent / counted).toFixed(1),
      )
      console.log(`${cells.map((cell) => cell.padStart(8)).join('')}  ${what}`)
    }
    console.log('    main  others  milliseconds of processor time a call')
    for (const path of [
      '/api/auth/user',
      '/api/notifications',
      '/api/dashboard/stats',
      `/api/shifts/physician/${me.userId}`,
      `/api/physicians/group/${me.groupId}`,
      `/api/shift-requests/group/${me.groupId}`,
      `/api/shifts/schedule/${world.scheduleId}`,
      `/api/schedules/${world.scheduleId}/problem`,
    ])
      await show(path.replace(/\d+/, ':id'), () => me.call('read', 'GET', path))
    await show('an edit, with the read of its schedule', () => giveShift(me, world))
    for (const error of figures.errors()) console.log(`error: ${error}`)
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Spent = { main: number; others: number }

/** Milliseconds so far. */
function readSpent(process: number): Spent {
  const folder = `/proc/${process}/task`
  const spent = (thread: string) => Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  const main = spent(String(process))
  return { main, others: readdirSync(folder).reduce((sum, thread) => sum + spent(thread), -main) }
}
