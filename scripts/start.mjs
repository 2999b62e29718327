// npm start: installs what is missing, builds what changed, and starts the server. Uses only Node itself.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

function requireNode(major, minor) {
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number)
  if (hasMajor < major || (hasMajor === major && hasMinor < minor)) {
    stop(`Evenshift needs Node ${major}.${minor} or newer; this is ${process.versions.node}. Get it from nodejs.org.`)
  }
}

function run(what, command, args) {
  const started = Date.now()
  console.log(`${what}...`)
  const result = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) stop(`${what} failed. The lines above say why.`)
  console.log(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

// The lock file of the installed packages is kept next to them.
function installPackages() {
  const lock = readFileSync('package-lock.json', 'utf8')
  const installed = 'node_modules/.evenshift-lock'
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  run('Installing packages (once, takes about a minute)', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(installed, lock)
}

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  let latest = stat.mtimeMs
  for (const name of readdirSync(path)) latest = Math.max(latest, newest(join(path, name)))
  return latest
}

function buildProduct() {
  const stamp = 'build/stamp'
  const sources = ['src', 'scripts', 'package-lock.json', 'vite.config.ts']
  const changed = Math.max(...sources.map(newest))
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= changed) return
  run('Building', process.execPath, ['scripts/build.mjs'])
  mkdirSync('build', { recursive: true })
  writeFileSync(stamp, '')
}

requireNode(20, 19)
installPackages()
if (!process.argv.includes('--only-install')) buildProduct()
if (!process.argv.some((argument) => argument.startsWith('--only-'))) await import('../build/server/main.js')
