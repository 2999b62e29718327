/** Every call is in the table, whose tests (gate, fields, fuzz, worst bodies) then cover it; what is mounted beside it stands here. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const mounts = /\bapp\.(?:get|post|put|patch|delete|all|route)\(\s*([^,\s]*)/g

const beside = {
  'app.ts': ["'/api/openapi.json'"],
  'health/metrics.ts': ["'/metrics'"],
  'health/probes.ts': ["'/livez'", "'/readyz'"],
  'platform/auth/sign-in-navigations.ts': ["'/api/login'", "'/api/callback'", "'/api/logout'"],
  'platform/auth/typeface.ts': ['typefacePath'],
  'platform/events/push.ts': ['eventsPath'],
  // The table itself.
  'platform/http/mount.ts': ['{'],
  'platform/http/web.ts': ["'/'", "'/index.html'"],
}

test('mounts calls through the table only', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).toSorted()
  const found: Record<string, string[]> = {}
  for (const file of files.filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|testing\//.test(name))) {
    const paths = [...readFileSync(`src/server/${file}`, 'utf8').matchAll(mounts)].map(([, path]) => path!)
    if (paths.length > 0) found[file] = paths
  }
  expect(found).toEqual(beside)
})
