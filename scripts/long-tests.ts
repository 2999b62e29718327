/**
 * `npm run test:long`: the long forms of the tests that `npm test` runs briefly, one after another; the 500 kills alone take an
 * hour. `npm run test:long -- fuzz kills` runs those whose name has one of the words.
 */
import { spawnSync } from 'node:child_process'

type LongTest = { name: string; command: string[]; env?: Record<string, string> }

const vitest = (project: string, file: string) => ['npx', 'vitest', 'run', '--project', project, file]
const faults = (...words: string[]) => ['npm', 'run', 'bench:faults', '--', ...words]

const tests: LongTest[] = [
  {
    name: 'worst bodies: longest turn of the event loop by call',
    command: vitest('server', 'src/server/platform/http/worst-body.test.ts'),
    env: { WORST_BODY_FIGURES: '1' },
  },
  {
    name: 'fuzz: every call, corrupted input',
    command: vitest('server', 'src/server/platform/http/fuzz.test.ts'),
    env: { FUZZ_RUNS: '1000' },
  },
  {
    name: 'power loss: unsynced writes dropped',
    command: vitest('server', 'src/server/platform/db/embedded/power-loss.test.ts'),
    env: { POWER_LOSSES: '200' },
  },
  {
    name: 'database kills: the embedded database killed at random',
    command: vitest('server', 'src/server/platform/db/embedded/kill.test.ts'),
    env: { KILL_ROUNDS: '50' },
  },
  {
    name: 'server kills: the whole server killed under three writers',
    command: ['npm', 'run', 'journeys', '--', 'e2e/process.test.ts'],
    env: { KILL_ROUNDS: '50' },
  },
  {
    name: 'conflicts: people who act on the same shifts at once',
    command: vitest('postgres', 'src/server/requests/stress.test.ts'),
    env: { STRESS_ACTIONS: '400' },
  },
  {
    name: 'undo: random sequences taken back',
    command: vitest('server', 'src/server/call-outs/undo-sequences.test.ts'),
    env: { UNDO_SEQUENCES: '50' },
  },
  {
    name: 'problems: random groups against an independent checker',
    command: vitest('engine', 'src/engine/random-problems.test.ts'),
    env: { PROBLEMS: '1000' },
  },
  { name: 'faults: every one, five rounds', command: faults() },
  { name: 'state machines: 500 kills', command: faults('state machines', 'rounds=125') },
  { name: 'licenses and known vulnerabilities', command: ['npm', 'run', 'licenses'] },
]

const words = process.argv.slice(2)
const chosen = tests.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (chosen.length === 0) throw new Error(`No long test has any of these words: ${words.join(', ')}.`)
const results = chosen.map(({ name, command: [program, ...args], env }) => {
  console.log(`\n== ${name}`)
  const started = Date.now()
  const { status } = spawnSync(program!, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  return { held: status === 0, line: `${status === 0 ? 'held  ' : 'FAILED'} ${name} (${minutes} min)` }
})
console.log(`\n${results.map(({ line }) => line).join('\n')}`)
if (results.some(({ held }) => !held)) process.exitCode = 1
