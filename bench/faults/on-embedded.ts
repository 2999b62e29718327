/** Faults on one machine with the embedded database: kills, a full disk, clock jumps, and mail and model services that hang. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, startProduct } from '../../e2e/testing/product.ts'
import { startSilentServer, startSmtpSink } from '../../src/server/platform/mail/testing/smtp-sink.ts'
import { end } from './cluster.ts'
import { createGroup, type Group, isReady, pause, until } from './group.ts'
import { NotPossibleHere, requireThat, type Scenario } from './scenario.ts'

type Place = {
  folder: string
  product(): Product
  group: Group
  restart(): Promise<void>
}
export type Play = (place: Place, round: number) => Promise<string>
type Options = {
  isQuick?: boolean
  settings?: Record<string, string>
  folder?: string
  command?: [string, ...string[]]
}

export async function onOneMachine(root: string, rounds: number, play: Play, options: Options = {}): Promise<string> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'evenshift-faults-'))
  const settings = { DEMO: 'off', LOG_LEVEL: 'fatal', ...options.settings }
  const start = () => startProduct(join(folder, 'data'), join(root, 'build/server/main.js'), settings, options.command)
  let product = await start()
  try {
    const group = await createGroup(product.url)
    const place: Place = {
      folder,
      group,
      product: () => product,
      restart: async () => {
        product = await start()
        group.moveTo(product.url)
      },
    }
    const writing = group.write()
    let seen = ''
    try {
      for (let round = 0; round < rounds; round++) {
        await pause(200 + Math.random() * 400)
        seen = await play(place, round)
      }
    } finally {
      await writing.stop()
    }
    await group.requireNothingLost()
    return `${seen}; ${group.answered()} answered changes, none lost`
  } finally {
    await end(product.server, 'SIGTERM')
    if (!options.folder) rmSync(folder, { recursive: true, force: true })
  }
}

const killed: Scenario = {
  name: 'server killed, embedded',
  tried: 'kill -9 of the server while people write and a schedule is made; started again',
  isQuick: true,
  play: (root, rounds) =>
    onOneMachine(root, rounds, async ({ product, group, restart }, round) => {
      const asked = group.generate(round + 1).catch(() => undefined)
      await pause(500 + Math.random() * 1500)
      await end(product().server, 'SIGKILL')
      await asked
      await restart()
      const { status } = await group.generate(round + 1)
      requireThat(status === 200, `The schedule was answered with ${status}.`)
      return 'the schedule was taken up again and finished'
    }),
}

const fullDisk: Scenario = {
  name: 'disk full',
  tried: 'the data folder on a file system that is filled up, then freed',
  isQuick: false,
  play: async (root) => {
    const folder = mkdtempSync(join(tmpdir(), 'evenshift-small-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', folder], { stdio: 'pipe' })
    } catch {
      rmSync(folder, { recursive: true, force: true })
      throw new NotPossibleHere('This account may not mount a small file system.')
    }
    try {
      const play: Play = async ({ group, product, restart }) => {
        const filler = join(folder, 'filler')
        const { bavail, bsize } = statfsSync(folder)
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 32_768)))
        const refused = await until(
          'A change is refused',
          async () =>
            (await group.post('/api/roles', { name: 'x'.repeat(200), description: 'y'.repeat(1500) })).status >= 500,
          120,
        )
        unlinkSync(filler)
        // A database that can't write its log exits, and the service manager starts it again.
        await pause(500)
        const isAlive = await isReady(product().url).catch(() => false)
        if (!isAlive) {
          await end(product().server, 'SIGKILL')
          await restart()
        }
        const before = group.answered()
        await until('Changes are answered again', async () => group.answered() > before)
        return `refused after ${refused.toFixed(1)} s, back ${isAlive ? 'by itself' : 'after a restart'} when there was room`
      }
      return await onOneMachine(root, 1, play, { folder })
    } finally {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const clockJumps: Scenario = {
  name: 'clock jumps',
  tried: "the server's clock jumps three hours forward, then six back, while people write and schedules are made",
  isQuick: true,
  play: (root, rounds) => {
    const preload = new URL('./shift-clock.mjs', import.meta.url).href
    const play: Play = async ({ product, group }, round) => {
      for (const jump of [0, 1]) {
        product().server.kill('SIGUSR2')
        await pause(200)
        const { status } = await group.generate(2 * round + jump + 1)
        requireThat(status === 200, `After jump ${jump + 1} a schedule was answered with ${status}.`)
        const before = group.answered()
        await until('Changes are answered', async () => group.answered() > before)
      }
      return 'sessions, changes and jobs went on through both'
    }
    return onOneMachine(root, Math.min(rounds, 2), play, { settings: { NODE_OPTIONS: `--import ${preload}` } })
  },
}

const hungMail: Scenario = {
  name: 'mail server hangs',
  tried: 'an SMTP server that takes connections and never answers; then a real one in its place',
  isQuick: false,
  play: async (root) => {
    const silent = await startSilentServer()
    const play: Play = async ({ group }) => {
      const message = { topic: 'question', subject: 'Calendar', message: 'Does this arrive, and once?' }
      const asked = await group.post('/api/support-messages', message)
      requireThat(asked.ok, `A message was answered with ${asked.status}.`)
      const before = group.answered()
      await until('Changes are answered meanwhile', async () => group.answered() > before + 20)
      silent.stop()
      const sink = await startSmtpSink({ port: Number(new URL(silent.url).port) })
      try {
        // A message being sent waits for its timeout. People wouldn't restart the server for that, so neither does this test.
        const seconds = await until('The message arrives', async () => sink.taken.length > 0, 180)
        await pause(3000)
        const ids = sink.taken.map(({ messageId }) => messageId)
        requireThat(new Set(ids).size === ids.length, 'A message arrived twice.')
        return `calls went on; ${ids.length} messages arrived once, ${seconds.toFixed(0)} s after the server was back`
      } finally {
        await sink.stop()
      }
    }
    try {
      return await onOneMachine(root, 1, play, {
        settings: { SMTP_URL: silent.url, SUPPORT_EMAIL: 'desk@clinic.example' },
      })
    } finally {
      silent.stop()
    }
  },
}

const hungModel: Scenario = {
  name: 'AI provider hangs',
  tried: 'a model address that takes connections and never answers, asked in the expert chat',
  isQuick: false,
  play: async (root) => {
    const silent = await startSilentServer()
    const settings = {
      AI_PROVIDER: 'openai',
      AI_MODEL: 'none',
      AI_API_KEY: 'none-at-all',
      AI_BASE_URL: `${silent.url.replace('smtp:', 'http:')}/v1`,
    }
    const play: Play = async ({ group }) => {
      const started = performance.now()
      const asking = group.post('/api/schedule-chat', { message: 'How many physicians do we have?' })
      const before = group.answered()
      await until('Changes are answered meanwhile', async () => group.answered() > before + 20)
      const answer = await asking
      const body = (await answer.json()) as { response?: string }
      requireThat(answer.status === 200, `The chat was answered with ${answer.status}.`)
      requireThat(/\b1[45]\b/.test(body.response ?? ''), `The chat said "${body.response}".`)
      return `the local expert answered after ${((performance.now() - started) / 1000).toFixed(0)} s; calls went on`
    }
    try {
      return await onOneMachine(root, 1, play, { settings })
    } finally {
      silent.stop()
    }
  },
}

export const onEmbedded: Scenario[] = [killed, clockJumps, fullDisk, hungMail, hungModel]
