/** The product under every supported Node, each from the npm registry: start, a journey of calls, a clean end. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { end } from './cluster.ts'
import type { Group } from './group.ts'
import { onOneMachine } from './on-embedded.ts'
import { NotPossibleHere, requireThat, type Scenario } from './scenario.ts'

const runFile = promisify(execFile)

/** Majors that are supported; CI and the image run the first. */
const majors = [20, 22, 24]

export const nodeVersions: Scenario = {
  name: 'node versions',
  tried: `the product under Node ${majors.join(', ')}: start, sign-in, people, a schedule, files, a key, and a clean stop`,
  isQuick: false,
  play: async (root) => {
    const seen: string[] = []
    for (const major of majors) {
      const folder = mkdtempSync(join(tmpdir(), `evenshift-node-${major}-`))
      try {
        const binary = await installNode(folder, major)
        const { stdout } = await runFile(binary, ['--version'])
        requireThat(stdout.startsWith(`v${major}.`), `node@${major} is ${stdout.trim()}.`)
        await onOneMachine(
          root,
          1,
          async ({ group, product, restart }) => {
            await makeJourney(group)
            const { server } = product()
            await end(server, 'SIGTERM')
            requireThat(server.exitCode === 0, `Under Node ${major} it ended with ${server.exitCode}.`)
            await restart()
            return 'done'
          },
          { command: [binary] },
        )
        seen.push(stdout.trim())
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }
    return `${seen.join(', ')}: every call answered, stopped with code 0, started again with nothing lost`
  },
}

/** The package `node` is the binary of this system. */
async function installNode(folder: string, major: number): Promise<string> {
  try {
    await runFile('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${major}`])
  } catch (error) {
    throw new NotPossibleHere(`node@${major} can’t be installed from the npm registry.`, { cause: error })
  }
  return join(folder, 'node_modules/node/bin/node')
}

/** Threads, files, jobs, and keys: what depends on the version, if anything does. */
export async function makeJourney(group: Group): Promise<void> {
  const { status, scheduleId } = await group.generate(1)
  requireThat(status === 200, `The schedule was answered with ${status}.`)
  const { cookie } = group.admin
  const read = async (path: string, headers: Record<string, string> = { cookie }) => {
    const answer = await fetch(`${group.url()}${path}`, { headers })
    requireThat(answer.ok, `${path} was answered with ${answer.status}.`)
    return new Uint8Array(await answer.arrayBuffer())
  }
  for (const format of ['xlsx', 'csv', 'pdf', 'ics']) {
    const file = await read(`/api/schedules/${scheduleId}/export?format=${format}`)
    requireThat(file.length > 500, `The .${format} has ${file.length} bytes.`)
  }
  const made = await group.post('/api/keys', { name: 'Journey', scopes: ['on-call:read'] })
  const { secret } = (await made.json()) as { secret: string }
  await read('/api/on-call', { authorization: `Bearer ${secret}` })
  const days = Array.from({ length: 28 }, (_, day) => day + 1)
  const rows = ['Hana Choi', 'Amy Chen', 'Bo Li'].map((name, place) => [
    name,
    ...days.map((day) => 'DN'[(day + place) % 2]),
  ])
  const scheduleText = [['March 2027', ...days], ...rows].map((row) => row.join(',')).join('\n')
  const analyzed = await group.post('/api/schedule-analysis', { scheduleText })
  requireThat(analyzed.ok, `Reading a schedule was answered with ${analyzed.status}.`)
}
