/** The container files: nothing is reachable from outside by accident, no secret goes into an image, no root, no drifting versions. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(name, 'utf8')
const linesOf = (name: string) => read(name).split('\n')
const steps = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => ({ what: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }))
const all = (what: string) => steps.filter((step) => step.what === what).map(({ rest }) => rest)

test('ports are open on this machine only', () => {
  const ports = [...read('compose.yaml').matchAll(/^\s+ports:\n((?:\s+(?:#.*|- .*)\n)+)/gm)].flatMap(([, list]) =>
    [...list!.matchAll(/- '?([^'\n]+)'?/g)].map(([, port]) => port),
  )
  expect(ports).toEqual(['127.0.0.1:3000-3001:3000'])
  expect(read('compose.yaml')).not.toMatch(/network_mode|privileged|docker\.sock/)
})

test('secrets come from .env, which is in neither git nor an image', () => {
  for (const file of ['.gitignore', '.dockerignore']) expect(linesOf(file), file).toContain('.env')
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.git', 'node_modules', 'build', 'data']))
  for (const [, name, value] of read('compose.yaml').matchAll(/^\s+(\w*(?:PASSWORD|SECRET)\w*): (.*)$/gm))
    expect(value, name).toMatch(/^\$\{/)
})

test('the image has an oldest supported Node of a fixed major, no root, and a check of its health', () => {
  const oldest = JSON.parse(read('package.json')).engines.node.match(/\d+/)[0]
  const bases = all('FROM').map((rest) => rest.split(' ')[0])
  expect(new Set(bases)).toEqual(new Set([`node:${oldest}-bookworm-slim`]))
  expect(read('compose.yaml')).toMatch(/image: postgres:\d+\n/)
  expect(all('USER')).toEqual(['node'])
  expect(steps.findIndex(({ what }) => what === 'USER')).toBeGreaterThan(
    steps.map(({ what }) => what).lastIndexOf('RUN'),
  )
  expect(all('HEALTHCHECK')[0]).toContain('/readyz')
  expect(all('CMD')).toEqual(['["node", "--v8-pool-size=1", "build/server/main.js"]'])
  expect(all('RUN')[0]).toContain('npm ci')
})
