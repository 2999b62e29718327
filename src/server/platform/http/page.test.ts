import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test as it, onTestFinished } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'

const theme = 'document.documentElement.dataset.theme = "light"'
const html = `<html><head><script>${theme}</script></head><body></body></html>`
const preloads = {
  '/admin/dashboard': ['/assets/frame.js', '/assets/admin.js'],
  '/physician/dashboard': ['/assets/frame.js', '/assets/home.js'],
  '/schedule': ['/assets/frame.js', '/assets/schedule.js'],
  '/swaps': ['/assets/frame.js', '/assets/swaps.js'],
  shift: ['/assets/frame.js', '/assets/sheet.js'],
}

let folder: string
let test: TestApp
let group: StaffedGroup

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenshift-page-'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads))
  test = await openTestApp(undefined, { web: { kind: 'built', folder } })
  group = await addStaffedGroup(test.services.orm, 2)
})
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

it('serves files of its folder and no others, however the address climbs out of it', async () => {
  const outside = join(folder, '..', 'evenshift-outside.txt')
  writeFileSync(outside, 'kept outside')
  onTestFinished(() => rmSync(outside))
  writeFileSync(join(folder, 'inside.txt'), 'served')
  expect((await test.call('GET', '/inside.txt')).body).toBe('served')
  const ways = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '/', 'assets/../../', '%00../']
  for (const way of ways) {
    const answer = await test.call('GET', `/${way}evenshift-outside.txt`)
    expect(answer.body, way).not.toContain('kept outside')
  }
  for (const path of ['.git/config', '.env', 'package.json', 'src/server/main.ts'])
    expect((await test.call('GET', `/${path}`)).headers['content-type'], path).toMatch(
      /^(text\/html|application\/json)/,
    )
})

const linksIn = (page: string) =>
  [...page.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)].map(([, rel, href]) => `${rel} ${href}`)

it('names the files and the answers that a physician’s home starts with, so that nothing waits for something else', async () => {
  const [physician] = group.physicians
  const answer = await test.call('GET', '/', { as: physician })
  expect(linksIn(answer.body)).toEqual([
    'modulepreload /assets/frame.js',
    'modulepreload /assets/home.js',
    'preload /api/auth/user',
    'preload /api/groups/my/group',
    `preload /api/shifts/physician/${physician}`,
    `preload /api/roles/group/${group.groupId}`,
  ])
  expect(answer.headers['cache-control']).toBe('private, no-cache')
})

it('starts with the sheet where a link names a shift, and with the answers that each page needs', async () => {
  const [physician] = group.physicians
  const links = async (url: string) => linksIn((await test.call('GET', url, { as: physician })).body)
  expect(await links('/schedule?shift=17')).toEqual([
    'modulepreload /assets/frame.js',
    'modulepreload /assets/sheet.js',
    'preload /api/auth/user',
    'preload /api/groups/my/group',
    'preload /api/shifts/17',
    `preload /api/roles/group/${group.groupId}`,
  ])
  expect(await links('/?shift=17')).toContain('modulepreload /assets/sheet.js')
  expect(await links('/schedule?shift="><script>')).toContain('modulepreload /assets/schedule.js')
  for (const url of ['/nowhere?shift=17', '//?shift=17']) expect(await links(url)).toEqual([])
  expect(await links('/swaps?give=17')).toContain(`preload /api/shifts/physician/${physician}`)
})

it('follows role and address; visitors, and the copy that devices keep, get the page as it is', async () => {
  const files = async (url: string, as?: number) =>
    linksIn((await test.call('GET', url, { as })).body).filter((link) => link.startsWith('modulepreload'))
  expect(await files('/', group.admin)).toEqual(['modulepreload /assets/frame.js', 'modulepreload /assets/admin.js'])
  expect(await files('/schedule?view=day', group.admin)).toContain('modulepreload /assets/schedule.js')
  for (const [url, as] of [
    ['/nowhere', group.admin],
    ['/', undefined],
    ['/index.html', group.admin],
  ] as const) {
    expect((await test.call('GET', url, { as })).body).toBe(html)
  }
})

it('is compressed for browsers that take it', async () => {
  const { headers, rawPayload } = await test.call('GET', '/', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding'])
  expect(gunzipSync(rawPayload).toString()).toBe(html)
})

it('allows the page’s own inline script by its hash, and no other', async () => {
  const hash = createHash('sha256').update(theme).digest('base64')
  for (const url of ['/', '/schedule', '/index.html']) {
    const { headers } = await test.call('GET', url)
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  }
})
