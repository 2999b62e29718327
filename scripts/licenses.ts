/** `npm run licenses`: the license of every package in the product, and known vulnerabilities. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }

/** Licenses that only require keeping their own text. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'PostgreSQL',
  'Zlib',
])

/** Packages with another or unclear license, reviewed one by one. */
const looked: { name: RegExp; verdict: string }[] = [
  { name: /^lightningcss/, verdict: 'MPL-2.0; used unchanged, while building only' },
  { name: /^web-push$/, verdict: 'MPL-2.0; used unchanged' },
  { name: /^duck$/, verdict: 'the two-clause BSD text' },
  { name: /^png-js$/, verdict: 'the MIT text, in its LICENSE file' },
]

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const byLicense = new Map<string, string[]>()
for (const [path, { dev, devOptional, license: told }] of Object.entries(lock.packages)) {
  if (path === '' || dev || devOptional) continue
  const name = path.replace(/^.*node_modules\//, '')
  const license = told ?? readLicense(path)
  byLicense.set(license, [...(byLicense.get(license) ?? []), name])
}

console.log('Licenses of what the product is made of:')
for (const [license, names] of [...byLicense].sort(([, one], [, other]) => other.length - one.length)) {
  const mark = isPermissive(license) ? ' ' : '!'
  console.log(
    `${mark} ${license.padEnd(32)} ${String(names.length).padStart(4)}  ${names.slice(0, 6).join(', ')}${names.length > 6 ? ', ...' : ''}`,
  )
}
const doubtful = [...byLicense]
  .filter(([license]) => !isPermissive(license))
  .flatMap(([, names]) => names)
  .filter((name) => !looked.some((one) => one.name.test(name)))
for (const { name, verdict } of looked) console.log(`  looked at: ${name.source.replace(/[\^$]/g, '')}, ${verdict}`)
console.log(doubtful.length === 0 ? 'All others are permissive.' : `Look at these: ${doubtful.join(', ')}`)

console.log('\nKnown holes (npm audit, which asks the registry):')
const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
console.log(describeAudit(audit.stdout))
if (doubtful.length > 0) process.exitCode = 1

function isPermissive(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(/ OR /)
  return choices.some((choice) => choice.split(/ AND /).every((one) => permissive.has(one.trim())))
}

function readLicense(path: string): string {
  try {
    const { license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { license?: unknown }
    return typeof license === 'string' ? license : 'not said'
  } catch {
    return 'not installed here'
  }
}

function describeAudit(answer: string): string {
  try {
    const { metadata, vulnerabilities } = JSON.parse(answer) as {
      metadata?: { vulnerabilities: Record<string, number> }
      vulnerabilities?: Record<string, { severity: string; range: string }>
    }
    if (!metadata) return 'The registry gave no answer: not known.'
    const found = Object.entries(vulnerabilities ?? {}).map(
      ([name, { severity, range }]) => `  ${severity}: ${name} ${range}`,
    )
    return found.length === 0 ? 'None.' : found.join('\n')
  } catch {
    return 'The registry gave no answer: not known.'
  }
}
