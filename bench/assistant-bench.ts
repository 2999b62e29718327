/** `npm run bench:assistant`: how soon the product answers questions about the demo group, and whether a long one holds up others. */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../e2e/testing/product.ts'
import { longestQuestion, longestThread } from '../src/contract/assistant.ts'
import { createFigures } from './server/figures.ts'
import { coordinator } from './server/one-group.ts'
import { signIn } from './server/person.ts'

const plain = [
  'Who is working tonight?',
  'How many nights does each nocturnist have this month?',
  'Who has the most weekends and who has the fewest?',
  'show me hours and nights per physician, highest first',
  'Which shifts are open from today on?',
  'Who isn’t working on Christmas?',
  'avg nights per physician last month',
  'how mnay nigths did Volkov do last month',
  'Is Romano working Saturday?',
  'compare juniors and seniors for weekend shifts last month',
  'what percent of nights are worked by nocturnists',
  'Who has more weekends than Chen this month?',
  'Which requests are pending?',
  'How many physicians do we have?',
]
const whatIfs = [
  'What if the limit of nights in a row were 4?',
  'What if Nwosu is out next week?',
  'what if we hired two more nocturnists',
]
/** Milliseconds. */
const goals = { plain: 150, whatIf: 10_000, others: 200 }

export async function run(_: string[], root: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-assistant-'))
  const product = await startProduct(join(folder, 'data'), join(root, 'build/server/main.js'))
  try {
    const cookie = await signIn(product.url, coordinator, createFigures())
    const ask = (message: string, history: unknown[] = []) => time(product.url, cookie, message, history)
    console.log(`| ms, load ${loadavg()[0]!.toFixed(1)} | p50 | p95 | most | goal |\n|---|---|---|---|---|`)
    // The first question starts the thread and reads the month.
    await ask(plain[0]!)
    const answered: number[] = []
    for (const question of [...plain, ...plain]) answered.push(await ask(question))
    tell('plain questions, p95', answered, goals.plain)
    const tried: number[] = []
    for (const question of whatIfs) tried.push(await ask(question))
    tell('what-ifs, most', tried, goals.whatIf)
    const longest = 'nihgst wekends of Wei Chen and '.repeat(200).slice(0, longestQuestion)
    const history = Array.from({ length: longestThread }, () => ({ role: 'user', content: longest }))
    const asking = Promise.all([longest.slice(0, 1000), longest.slice(0, 990)].map((message) => ask(message, history)))
    let isAsking = true
    asking.finally(() => (isAsking = false)).catch(() => {})
    const others: number[] = []
    while (isAsking || others.length < 20) {
      const started = performance.now()
      await (await fetch(`${product.url}/api/auth/user`, { headers: { cookie } })).text()
      others.push(performance.now() - started)
    }
    await asking
    tell('other calls beside the longest questions, most', others, goals.others)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function time(url: string, cookie: string, message: string, history: unknown[]): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/api/schedule-chat`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ message, history }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`“${message.slice(0, 60)}” got ${response.status}: ${text.slice(0, 200)}`)
  return performance.now() - started
}

function tell(what: string, times: number[], goal: number): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  console.log(`| ${what} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${goal} |`)
}
