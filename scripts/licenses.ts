/** `npm run licenses`: the license of every package in the product, and known vulnerabilities. */
import { spawnSync } from 'node:child_process'
import { isPermissive, listUnreviewed, namesByLicense, readLock, reviewed } from './read-licenses.ts'

const byLicense = namesByLicense(readLock().filter(({ isDevelopment }) => !isDevelopment))

console.log('Licenses of the dependencies:')
for (const [license, names] of [...byLicense].sort(([, one], [, other]) => other.length - one.length)) {
  const mark = isPermissive(license) ? ' ' : '!'
  console.log(
    `${mark} ${license.padEnd(32)} ${String(names.length).padStart(4)}  ${names.slice(0, 6).join(', ')}${names.length > 6 ? ', ...' : ''}`,
  )
}
const unreviewed = listUnreviewed(byLicense)
for (const { name, verdict } of reviewed) console.log(`  reviewed: ${name.source.replace(/[\^$]/g, '')}, ${verdict}`)
console.log(unreviewed.length === 0 ? 'All others are permissive.' : `Review these: ${unreviewed.join(', ')}`)

console.log('\nKnown vulnerabilities (from npm audit, which asks the registry):')
const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
console.log(describeAudit(audit.stdout))
if (unreviewed.length > 0) process.exitCode = 1

function describeAudit(answer: string): string {
  try {
    const { metadata, vulnerabilities } = JSON.parse(answer) as {
      metadata?: { vulnerabilities: Record<string, number> }
      vulnerabilities?: Record<string, { severity: string; range: string }>
    }
    if (!metadata) return 'Unknown: the registry didn’t respond.'
    const found = Object.entries(vulnerabilities ?? {}).map(
      ([name, { severity, range }]) => `  ${severity}: ${name} ${range}`,
    )
    return found.length === 0 ? 'None.' : found.join('\n')
  } catch {
    return 'Unknown: the registry didn’t respond.'
  }
}
