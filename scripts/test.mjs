// npm test: runs everything; the last line counts. Tools run during the first tests, test steps one after another, since
// they use all cores. Only the engine's tests, which nothing waits for, run on what the journeys leave. Uses only Node itself,
// so it can install.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const isCi = process.env.CI === 'true'
// Reports, and everything tests write: they create and delete hundreds of databases, which is slow on a disk.
const scratch = mkdtempSync(join(findMemory() ?? tmpdir(), 'evenshift-tests-'))
// A throw-away PostgreSQL runs as its own user.
chmodSync(scratch, 0o755)
process.env.TMPDIR = scratch
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
let passed = 0
/** Failures with the first lines of their reasons, repeated at the end, where people look first. */
const failures = []

/** A folder in memory with enough room, if the system has one. */
function findMemory() {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 6e9 ? folder : undefined
}

async function run(command, args, env = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'close')
  return code === 0
}

async function step(title, work) {
  const started = Date.now()
  console.log(`\n== ${title}`)
  const good = await work()
  console.log(`== ${title}: ${describeEnd(good, started)}`)
  return good
}

function describeEnd(good, started) {
  return `${good ? 'passed' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(0)} s`
}

/** A step that runs alongside others prints its output at the end. */
async function runBeside(title, command, args, { env = {}, priority } = {}) {
  const started = Date.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  if (child.pid && priority) setPriority(child.pid, priority)
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const good = await new Promise((resolve) => {
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`))
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  console.log(`\n== ${title}`)
  process.stdout.write(Buffer.concat(said))
  console.log(`== ${title}: ${describeEnd(good, started)}`)
  return good
}

/** A step that is one test: a tool that passes or fails. */
async function check(title, command, args, env) {
  const good = await runBeside(title, command, args, { env })
  if (good) passed += 1
  else failures.push(title)
  return good
}

const cores = Math.max(2, availableParallelism())

/**
 * A step that is many tests, counted from its runner's report. With `isPatient`, it runs alongside what follows,
 * on spare processor time.
 */
async function suite(title, { report, args, env = {}, count, isPatient = false }) {
  const good = await (isPatient
    ? runBeside(title, process.execPath, args, { env, priority: constants.priority.PRIORITY_LOW })
    : step(title, () => run(process.execPath, args, env)))
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { good: 0, bad: [] }
  passed += counts.good
  failures.push(...counts.bad)
  // A runner that exits with an error has failed, even without a failed test.
  if (!good && counts.bad.length === 0) failures.push(title)
}

const describeFailure = (name, message = '') => `${name}\n    ${message.split('\n').slice(0, 4).join('\n    ')}`

function readVitest({ numPassedTests, testResults }) {
  const bad = testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0 && file.status === 'failed') return [describeFailure(relative('.', file.name), file.message)]
    return tests.map((test) =>
      describeFailure(`${relative('.', file.name)} > ${test.fullName}`, test.failureMessages[0]),
    )
  })
  return { good: numPassedTests, bad }
}

function readPlaywright({ stats, suites }) {
  const listSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)]
  // A test that passes only on the second try has failed.
  const isBad = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky')
  const bad = suites
    .flatMap(listSpecs)
    .filter(isBad)
    .map(({ file, title, tests }) =>
      describeFailure(
        `${file} > ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
      ),
    )
  return { good: stats.expected, bad }
}

/** The last lines: what failed, and the counts. */
function printTotal() {
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
}

/** Most tests wait now and then, so one more worker than cores is faster. */
function vitest(title, projects, { workers = cores + 1, isPatient = false } = {}) {
  const report = join(scratch, `${title.replace(/\W+/g, '-')}.json`)
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--maxWorkers=${workers}`,
    ...projects.flatMap((name) => ['--project', name]),
  ]
  return suite(title, { report, args, count: readVitest, isPatient })
}

function playwright(title, chromium) {
  const report = join(scratch, 'journeys.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return suite(title, { report, args, env, count: readPlaywright })
}

function skip(title, reason) {
  console.log(`\n== ${title}: not run. ${reason}`)
  // In continuous integration, nothing may be missing.
  if (isCi) failures.push(title)
}

function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return versions.some((version) => existsSync(join(debian, version, 'bin/initdb'))) || Boolean(findOnPath('initdb'))
}

/** Chromium comes from the system; on Debian as root we can install it. */
async function findChromium() {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  const find = () => process.env.CHROMIUM ?? findOnPath(...names)
  if (find() || process.getuid?.() !== 0 || !findOnPath('apt-get')) return find()
  await run('apt-get', ['update', '-q'])
  const install = (name) => {
    console.log(`Chromium is missing: installing the package ${name}.`)
    const args = ['install', '-q', '-y', '--no-install-recommends', name]
    return run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
  }
  // The headless shell uses a third less processor time; not every system has it.
  if (!(await install('chromium-headless-shell'))) await install('chromium')
  return find()
}

const bin = (name) => join('node_modules/.bin', name)

if (!(await step('packages', () => run(process.execPath, ['scripts/start.mjs', '--only-install'])))) {
  console.log('\n0 passed, 1 failed')
  process.exit(1)
}
const tools = Promise.all([
  check('build', process.execPath, ['scripts/start.mjs', '--only-prepare']),
  check('format and lint', bin('biome'), ['ci', '--error-on-warnings', '.']),
  // Each extra checker repeats work, so on few cores one is fastest. GOGC: more memory
  // before garbage collection saves a fifth of the time.
  check('types', bin('tsc'), ['-b', '--checkers', '1'], { GOGC: '400' }),
  check('dead code', bin('knip'), ['--no-progress']),
])
const postgres = process.env.TEST_DATABASE_URL || hasPostgres() ? ['postgres'] : []
// All at once: some files are read while others run.
await vitest('components, and server on each database', ['web', 'server', ...postgres])
if (postgres.length === 0)
  skip('server on PostgreSQL', 'Set TEST_DATABASE_URL, or install a server (Debian: apt install postgresql).')
const [isBuilt] = await tools
if (!isBuilt) {
  printTotal()
  process.exit(1)
}
// These wait more than others, for pages and servers.
const engine = vitest('engine', ['engine'], { workers: cores, isPatient: true })
const chromium = await findChromium()
if (chromium) await playwright('journeys in Chromium', chromium)
else
  skip(
    'journeys in Chromium',
    'Install Chromium (Debian: apt install chromium), or set CHROMIUM to a browser of its kind.',
  )
await engine

printTotal()
process.exit(failures.length === 0 ? 0 : 1)
