/** The license of every package that the product is made of, from the lock file alone: nothing is asked of the network. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  dev?: boolean
  devOptional?: boolean
}

export type LockedPackage = Locked & { path: string; name: string; isDevelopment: boolean }

/** Licenses that ask for nothing but their own text to be kept. */
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

/** Packages with another license, or one that says too little, reviewed one by one. */
export const reviewed: { name: RegExp; verdict: string }[] = [
  { name: /^lightningcss/, verdict: 'MPL-2.0; used unchanged, while building only' },
  { name: /^web-push$/, verdict: 'MPL-2.0; used unchanged' },
  { name: /^duck$/, verdict: 'the two-clause BSD text' },
  { name: /^png-js$/, verdict: 'the MIT text, in its LICENSE file' },
]

export function readLock(): LockedPackage[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({
      ...locked,
      path,
      name: path.replace(/^.*node_modules\//, ''),
      isDevelopment: Boolean(locked.dev || locked.devOptional),
    }))
}

/** The names of packages by license. */
export function namesByLicense(packages: LockedPackage[]): Map<string, string[]> {
  const byLicense = new Map<string, string[]>()
  for (const { path, name, license: declared } of packages) {
    const license = declared ?? readLicense(path)
    byLicense.set(license, [...(byLicense.get(license) ?? []), name])
  }
  return byLicense
}

/** Neither permissive nor reviewed. */
export function listUnreviewed(byLicense: Map<string, string[]>): string[] {
  return [...byLicense]
    .filter(([license]) => !isPermissive(license))
    .flatMap(([, names]) => names)
    .filter((name) => !reviewed.some((one) => one.name.test(name)))
}

export function isPermissive(license: string): boolean {
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
