/** People of one group on the embedded database while its coordinator generates schedules. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../../e2e/testing/product.ts'
import { createFigures } from './figures.ts'
import { doSomething, liveUntil, readWorld, type World } from './mix.ts'
import type { Outcome } from './outcome.ts'
import { becomePerson, type Person, signIn } from './person.ts'
import { watch } from './watch.ts'

/** `warmUp`: seconds that don't count. `hurried`: steps taken afterward without pauses, to watch memory over time. */
export type Plan = { people: number; warmUp: number; seconds: number; pauseMs: number; hurried: number }

/** More than one at a time, so that a run has enough edits for a p99. */
const editsInRow = 5

export const coordinator = { email: 'miriam.okafor@riverbend.example', first: 'Miriam', last: 'Okafor' }

export async function measureOneGroup(
  root: string,
  { people, warmUp, seconds, pauseMs, hurried }: Plan,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-load-'))
  const product = await startProduct(join(folder, 'data'), join(root, 'build/server/main.js'))
  try {
    const { url } = product
    const signInFigures = createFigures()
    const figures = createFigures()
    const admin = await becomePerson(url, await signIn(url, coordinator, signInFigures), figures)
    const today = new Date()
    const world = { ...(await readWorld(admin, today.getFullYear(), today.getMonth() + 1)), editsInRow }
    const everybody = [admin, ...(await gather(url, admin, people - 1, signInFigures, figures))]
    const closers = await Promise.all(everybody.map((person) => person.listen()))
    const end = performance.now() + (warmUp + seconds) * 1000
    const all = Promise.all([
      generateUntil(end, admin),
      ...everybody.map((person) => liveUntil(end, person, world, pauseMs)),
    ])
    await Promise.race([sleep(warmUp * 1000), all])
    figures.clear()
    const watching = watch(url, Math.max(500, (seconds * 1000) / 60))
    const [generated] = await all
    const [lines, linesByCall] = [figures.lines(), figures.linesByCall()]
    await hurryThrough(hurried, everybody, world)
    const samples = await watching.stop()
    for (const close of closers) close()
    return {
      title: `${people} people of one group, embedded database, a schedule being made all the time`,
      seconds,
      lines: [...signInFigures.lines(), ...lines],
      linesByCall,
      errors: [...signInFigures.errors(), ...figures.errors()],
      samples: [samples],
      eventsHeard: everybody.reduce((sum, person) => sum + person.heard(), 0),
      generated,
      goals: people >= 60,
    }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Physicians of the demo group, then new people who join with its code; every twentieth becomes an admin. */
async function gather(
  url: string,
  admin: Person,
  count: number,
  signIns: ReturnType<typeof createFigures>,
  figures: ReturnType<typeof createFigures>,
): Promise<Person[]> {
  const listed = (await admin.call('read', 'GET', `/api/physicians/group/${admin.groupId}`)).body as {
    email: string
    firstName: string
    lastName: string
  }[]
  const { joinCode } = (await admin.call('read', 'GET', '/api/groups/my/group')).body as { joinCode: string }
  const found: Person[] = []
  for (let place = 0; place < count; place++) {
    const known = listed[place]
    const account = known
      ? { email: known.email, first: known.firstName, last: known.lastName }
      : { email: `load${place}@riverbend.example`, first: 'Load', last: `Person ${place}` }
    const cookie = await signIn(url, account, signIns)
    let person = await becomePerson(url, cookie, figures)
    if (!known) {
      await person.call('request', 'POST', '/api/groups/join', { joinCode })
      person = await becomePerson(url, cookie, figures)
      await admin.call('request', 'POST', `/api/physicians/${person.userId}/confirm`, {})
    }
    if (place % 20 === 19) {
      await admin.call('request', 'PUT', `/api/users/${person.userId}/role`, { role: 'admin' })
      person = await becomePerson(url, cookie, figures)
    }
    found.push(person)
  }
  return found
}

/** Takes this many steps with six people at once. */
async function hurryThrough(steps: number, people: Person[], world: World): Promise<void> {
  let left = steps
  const hurry = async (person: Person) => {
    while (left-- > 0) await doSomething(person, world)
  }
  await Promise.all(people.slice(0, 6).map(hurry))
}

/** Generates one schedule after another while people work. */
async function generateUntil(end: number, admin: Person): Promise<number> {
  const start = new Date()
  let made = 0
  for (let month = 2; performance.now() < end; month++) {
    const date = new Date(start.getFullYear(), start.getMonth() + month, 1)
    const body = { month: date.getMonth() + 1, year: date.getFullYear() }
    const response = await fetch(`${admin.url}/api/schedules/generate`, {
      method: 'POST',
      headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`A schedule could not be made: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
    made += 1
  }
  return made
}
