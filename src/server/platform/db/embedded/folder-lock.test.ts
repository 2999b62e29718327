// The lock of the data folder: one process at a time, and leftovers never prevent a start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bundledProgram } from '../../threads/testing/bundled-program.ts'
import { lockFolder } from './folder-lock.ts'
import { identifyThisProcess, type ProcessIdentity } from './process-identity.ts'

function newFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'evenshift-lock-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

const quick = { signEvery: 20, endedAfter: 300 }

function leaveLock(folder: string, changed: Partial<ProcessIdentity>): void {
  fs.writeFileSync(join(folder, 'lock'), JSON.stringify({ ...identifyThisProcess(), ...changed }))
}

async function startHolder(folder: string) {
  const child = spawn(process.execPath, [bundledProgram('hold-lock'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [answer] = await once(child.stdout, 'data')
  return { child, answer: String(answer).trim() }
}

/** A process that has surely ended, whose number is free. */
async function findEndedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

test('a second process is refused in one sentence that names the first and the ways out', async () => {
  const folder = newFolder()
  const lock = await lockFolder(folder)
  const { answer } = await startHolder(folder)
  expect(answer).toBe(
    `The data folder ${folder} is in use by process ${process.pid}. Stop that process, set DATA_DIR to another folder, ` +
      'or set DATABASE_URL to a PostgreSQL server, which several processes can share.',
  )
  lock.release()
  expect(fs.readdirSync(folder)).toEqual([])
})

test('a lock whose process was killed is taken over at once', async () => {
  const folder = newFolder()
  const { child, answer } = await startHolder(folder)
  expect(answer).toBe('locked')
  await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const lock = await lockFolder(folder)
  lock.release()
})

test('a killed process that its parent has not noticed yet does not hold the lock', async () => {
  const folder = newFolder()
  // The shell starts a child and becomes a program that never reaps its children.
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [answer] = await once(parent.stdout, 'data')
  const pid = Number(answer)
  const startedAt = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[21] ?? ''
  await vi.waitFor(() => expect(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '), 20_000)
  leaveLock(folder, { pid, startedAt })
  const lock = await lockFolder(folder)
  lock.release()
  parent.kill('SIGKILL')
})

test('the same process does not get it twice', async () => {
  const folder = newFolder()
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`)
  lock.release()
  const again = await lockFolder(folder)
  again.release()
})

test('a lock of a process number that another process has now is taken over', async () => {
  const folder = newFolder()
  leaveLock(folder, { startedAt: '1' })
  const lock = await lockFolder(folder)
  lock.release()
})

test('a lock from before a reboot is taken over, whoever has its process number now', async () => {
  const folder = newFolder()
  leaveLock(folder, { boot: 'an earlier boot' })
  const lock = await lockFolder(folder)
  lock.release()
})

test('a lock of an ended process is taken over', async () => {
  const folder = newFolder()
  leaveLock(folder, { pid: await findEndedPid() })
  const lock = await lockFolder(folder)
  lock.release()
})

test.each(['', '{', '{"pid":"1"}', 'null'])('a lock file that says %j is taken over', async (content) => {
  const folder = newFolder()
  fs.writeFileSync(join(folder, 'lock'), content)
  const lock = await lockFolder(folder)
  lock.release()
})

test('a take-over that was cut off does not prevent the next', async () => {
  const folder = newFolder()
  leaveLock(folder, { startedAt: '1' })
  const mark = join(folder, 'lock.take-over')
  fs.mkdirSync(mark)
  const longAgo = new Date(Date.now() - 60_000)
  fs.utimesSync(mark, longAgo, longAgo)
  const lock = await lockFolder(folder)
  lock.release()
  expect(fs.readdirSync(folder)).toEqual([])
})

test('a holder in another container counts as running while it gives signs of life, and as ended without', async () => {
  const folder = newFolder()
  leaveLock(folder, { place: 'elsewhere' })
  const path = join(folder, 'lock')
  const signs = setInterval(() => fs.utimesSync(path, new Date(), new Date()), 20)
  const waits: string[] = []
  await expect(lockFolder(folder, (message) => waits.push(message), quick)).rejects.toThrow('in use by process')
  clearInterval(signs)
  expect(waits).toHaveLength(1)
  const lock = await lockFolder(folder, () => {}, quick)
  lock.release()
})

test('the holder gives signs of life', async () => {
  const folder = newFolder()
  const lock = await lockFolder(folder, () => {}, quick)
  const before = fs.statSync(join(folder, 'lock')).mtimeMs
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(fs.statSync(join(folder, 'lock')).mtimeMs).toBeGreaterThan(before)
  lock.release()
})

test('of four processes that find an abandoned lock together, one gets it', async () => {
  const folder = newFolder()
  leaveLock(folder, { startedAt: '1' })
  const holders = await Promise.all(Array.from({ length: 4 }, () => startHolder(folder)))
  expect(holders.filter(({ answer }) => answer === 'locked')).toHaveLength(1)
  for (const { child } of holders) child.kill('SIGKILL')
})

test('a holder that cannot read its lock for a while goes on, and gives signs again afterward', async () => {
  const folder = newFolder()
  const path = join(folder, 'lock')
  const lock = await lockFolder(folder, undefined, quick)
  onTestFinished(lock.release)
  const read = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  })
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(2))
  read.mockRestore()
  fs.utimesSync(path, new Date(0), new Date(0))
  await vi.waitFor(() => expect(fs.statSync(path).mtimeMs).toBeGreaterThan(0))
})
