/** The steps of the Dockerfile, carried out in bare folders instead of an image, and the program that it would run. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../../e2e/testing/product.ts'
import { end } from './cluster.ts'
import { createGroup } from './group.ts'
import { makeJourney } from './node-versions.ts'
import { requireThat, type Scenario } from './scenario.ts'

const runFile = promisify(execFile)

type Step = { what: string; rest: string }
/** A stage of the build: a folder for its whole file system. */
type Stage = { root: string; folder: string; env: Record<string, string> }

export const containerSteps: Scenario = {
  name: 'container steps',
  tried: 'the steps of the Dockerfile in bare folders: packages, build, production packages only, start, health, stop',
  isQuick: false,
  play: async (root) => {
    const place = mkdtempSync(join(tmpdir(), 'evenshift-container-'))
    try {
      const context = join(place, 'context')
      copyContext(root, context)
      const steps = readSteps(readFileSync(join(root, 'Dockerfile'), 'utf8'))
      const stage = await carryOut(steps, context, place)
      const [command, ...words] = JSON.parse(restOf(steps, 'CMD')) as string[]
      requireThat(command === 'node', `It would run ${command}.`)
      const packages = readdirSync(join(stage.folder, 'node_modules'))
      requireThat(!packages.includes('vitest'), 'Packages of the tests would be in the image.')
      return await runProgram(stage, words, restOf(steps, 'HEALTHCHECK'))
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  },
}

/** What is in git and not in .dockerignore. */
function copyContext(root: string, context: string): void {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files)
    if (!ignored.some((name) => file === name || file.startsWith(`${name}/`)))
      cpSync(join(root, file), join(context, file), { recursive: true })
}

function readSteps(text: string): Step[] {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => ({ what: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }))
}

const restOf = (steps: Step[], what: string) => steps.findLast((step) => step.what === what)?.rest ?? ''

async function carryOut(steps: Step[], context: string, place: string): Promise<Stage> {
  const stages: Stage[] = []
  const names = new Map<string, Stage>()
  for (const { what, rest } of steps) {
    const stage = stages.at(-1)!
    if (what === 'FROM') {
      const next = { root: join(place, `stage-${stages.length}`), folder: '', env: {} }
      stages.push(next)
      names.set(/ AS (\w+)/.exec(rest)?.[1] ?? '', next)
    } else if (what === 'WORKDIR') {
      stage.folder = join(stage.root, rest)
      mkdirSync(stage.folder, { recursive: true })
    } else if (what === 'ENV') for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name!] = value!
    else if (what === 'COPY') {
      const words = rest.split(' ').filter((word) => !word.startsWith('--'))
      const from = names.get(/--from=(\w+)/.exec(rest)?.[1] ?? '-')?.root ?? context
      for (const source of words.slice(0, -1)) {
        const isAll = source === '.'
        const target = words.at(-1)!.endsWith('/') && !isAll ? `${words.at(-1)}${basename(source)}` : words.at(-1)!
        cpSync(join(from, source), join(stage.folder, target), { recursive: true, verbatimSymlinks: true })
      }
    } else if (what === 'RUN') {
      // Folders of the image's root are the stage's. There is no account `node` here to own them.
      const command = rest.replace(/ && chown \S+ \S+/, '').replace(/(^| )\/(data)\b/g, `$1${stage.root}/$2`)
      await runFile('sh', ['-c', command], { cwd: stage.folder, env: { ...process.env, ...stage.env } })
    }
  }
  return stages.at(-1)!
}

/** `words`: options of Node, then the program. */
async function runProgram(stage: Stage, words: string[], health: string): Promise<string> {
  // The embedded sign-in only answers on loopback; in the image a provider is set.
  const settings = { NODE_ENV: stage.env.NODE_ENV!, DEMO: 'off', LOG_LEVEL: 'fatal' }
  const started = performance.now()
  const file = join(stage.folder, words.at(-1)!)
  const product = await startProduct(join(stage.root, 'data'), file, settings, [
    process.execPath,
    ...words.slice(0, -1),
  ])
  const seconds = (performance.now() - started) / 1000
  try {
    const check = health.replace(/^.*?CMD /, '').replace('http://127.0.0.1:3000', product.url)
    await runFile('sh', ['-c', check])
    await makeJourney(await createGroup(product.url))
  } finally {
    await end(product.server, 'SIGTERM')
  }
  requireThat(product.server.exitCode === 0, `It ended with ${product.server.exitCode}.`)
  return `ready ${seconds.toFixed(1)} s after its start with production packages only, healthy, a journey of calls answered, stopped with code 0`
}
