/** What strangers on the network do to one server: send slowly, connect and say nothing, and take every connection there is. */
import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { pause, until } from './group.ts'
import { onOneMachine, type Play } from './on-embedded.ts'
import { NotPossibleHere, requireThat, type Scenario } from './scenario.ts'

/** Milliseconds within which somebody else is answered meanwhile, on a busy machine. */
const longestRead = 10_000
/** Seconds after which a slow sender is gone: the server's limit, and as much again. */
const patience = 120

type Stranger = { socket: Socket; isOver: boolean }

function openConnection(url: string, sendSlowly: (socket: Socket) => void): Stranger {
  const { hostname, port } = new URL(url)
  const stranger: Stranger = { socket: connect(Number(port), hostname), isOver: false }
  stranger.socket.on('connect', () => sendSlowly(stranger.socket))
  for (const event of ['close', 'error'] as const)
    stranger.socket.on(event, () => {
      stranger.isOver = true
    })
  // Whatever the server says is read, so that its end is seen.
  stranger.socket.resume()
  return stranger
}

/** A piece every half second, for as long as the server listens. */
function drip(socket: Socket, pieces: string): void {
  let sent = 0
  const timer = setInterval(() => socket.write(pieces[sent++ % pieces.length]!), 500)
  socket.on('close', () => clearInterval(timer))
}

const manners: ((socket: Socket) => void)[] = [
  () => {},
  (socket) => socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n', () => drip(socket, 'x-a: b\r\n')),
  (socket) => {
    const head = 'POST /api/shift-requests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
    socket.write(`${head}content-length: 100000\r\n\r\n`, () => drip(socket, '{"reason":"aaaaaaaaaaaa'))
  },
]

async function readsMeanwhile(url: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(longestRead) })
  requireThat(answer.ok, `Somebody else was answered with ${answer.status}.`)
  return performance.now() - started
}

const slowSenders: Scenario = {
  name: 'slow senders',
  tried: '600 connections that say nothing, or send a header or a body byte by byte, while people write',
  isQuick: false,
  play: (root) => {
    const play: Play = async ({ group, product }) => {
      const { url } = product()
      const strangers = Array.from({ length: 600 }, (_, place) => openConnection(url, manners[place % manners.length]!))
      try {
        await pause(1000)
        const [before, waited] = [group.answered(), await readsMeanwhile(url)]
        await until('Changes are answered meanwhile', async () => group.answered() > before + 5)
        const seconds = await until('They are cut off', async () => strangers.every(({ isOver }) => isOver), patience)
        return `others were answered (a read in ${waited.toFixed(0)} ms); all were cut off within ${seconds.toFixed(0)} s`
      } finally {
        for (const { socket } of strangers) socket.destroy()
      }
    }
    return onOneMachine(root, 1, play)
  },
}

/** Files that the flooded server may open; half of them may be connections. */
const files = 500

const flood: Scenario = {
  name: 'connection flood',
  tried: `800 connections to a server that may open ${files} files, while people write; then they go away`,
  isQuick: true,
  play: (root, rounds) => {
    try {
      execFileSync('prlimit', [`--nofile=${files}:${files}`, 'true'], { stdio: 'pipe' })
    } catch {
      throw new NotPossibleHere('The number of open files cannot be limited here.')
    }
    const play: Play = async ({ group, product }) => {
      const { url } = product()
      const strangers = Array.from({ length: 800 }, () => openConnection(url, () => {}))
      await pause(3000)
      requireThat(
        strangers.some(({ isOver }) => isOver),
        'Nobody was turned away.',
      )
      for (const { socket } of strangers) socket.destroy()
      const before = group.answered()
      const seconds = await until('Changes are answered again', async () => group.answered() > before + 3)
      return `answered again ${seconds.toFixed(1)} s after they were gone`
    }
    const command: [string, ...string[]] = ['prlimit', `--nofile=${files}:${files}`, process.execPath]
    return onOneMachine(root, Math.min(rounds, 3), play, { command })
  },
}

export const onNetwork: Scenario[] = [slowSenders, flood]
