/** What the product is made of, from the lock file alone: pinned, of a known digest, without programs that run at installation, and permissively licensed. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listUnreviewed, namesByLicense, readLock, reviewed } from '../scripts/read-licenses.ts'

const packages = readLock()
const ofProduct = packages.filter(({ isDevelopment }) => !isDevelopment)
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

test('names one version of each dependency, and locks that one', () => {
  const locked = new Map(packages.map(({ path, version }) => [path, version]))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(locked.get(`node_modules/${name}`), name).toBe(version)
  }
})

test('has a digest of every package, and no address to load it from', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path)).toEqual([])
  expect(packages.filter(({ resolved }) => resolved !== undefined).map(({ path }) => path)).toEqual([])
})

test('runs no program of a dependency at the installation of the product', () => {
  expect(ofProduct.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual([])
})

test('is made of permissive packages and of reviewed ones, all of which are still used', () => {
  expect(listUnreviewed(namesByLicense(ofProduct))).toEqual([])
  for (const { name } of reviewed)
    expect(
      ofProduct.some((each) => name.test(each.name)),
      name.source,
    ).toBe(true)
})
