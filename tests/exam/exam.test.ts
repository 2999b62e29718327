/** The exam: questions in a coordinator's words, each answer checked against the database. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatMessage } from '../../src/contract/assistant.ts'
import { answerLocally } from '../../src/server/assistant/local/local-engine.ts'
import { openRecords, type Records } from '../../src/server/assistant/tools/records.ts'
import { seedDemo } from '../../src/server/demo/demo-group.ts'
import { users } from '../../src/server/platform/db/schema/index.ts'
import { type Scope, stampPerson } from '../../src/server/platform/scope.ts'
import { openTestApp, type TestApp } from '../server/test-app.ts'
import { type Facts, readFacts } from './facts.ts'
import { firstQuestions } from './first-questions.ts'
import { firstThreads } from './first-threads.ts'
import { heldOutQuestions } from './held-out-questions.ts'
import { heldOutThreads } from './held-out-threads.ts'
import { lateQuestions } from './late-questions.ts'
import { examNow, hear, type Question } from './question.ts'
import { writtenApart } from './written-apart.ts'

let test: TestApp
let scope: Scope
let facts: Facts
let records: Records

beforeAll(async () => {
  test = await openTestApp(() => examNow)
  await seedDemo(test.services.orm, examNow)
  const [admin] = await test.services.orm.select().from(users).where(eq(users.role, 'admin'))
  scope = stampPerson({
    userId: admin!.id,
    role: 'admin',
    groupId: admin!.groupId,
    name: '',
    email: '',
    sid: '',
  }) as Scope
  facts = await readFacts(test.services.orm, scope)
  records = await openRecords(test.services, scope)
})
afterAll(() => test.close())

async function take(questions: Question[]) {
  const wrong: string[] = []
  const took: number[] = []
  let asked = 0
  for (const turns of questions) {
    const history: ChatMessage[] = []
    for (const { ask, isRight } of turns) {
      const question = typeof ask === 'string' ? ask : ask(facts)
      const began = performance.now()
      const { response, sources, about, ...more } = await answerLocally(question, history, records)
      if (!/\bif\b|would/i.test(question)) took.push(performance.now() - began)
      const articles = sources.filter(({ kind }) => kind === 'knowledge').map(({ title }) => title)
      asked += 1
      if (!isRight(hear([response, more.draft?.body ?? ''].join('\n'), articles, facts), facts))
        wrong.push(`${question}\n    ${response.replaceAll('\n', '\n    ')}`)
      history.push({ role: 'user', content: question }, { role: 'assistant', content: response, about })
    }
  }
  return {
    asked,
    right: asked - wrong.length,
    wrong,
    p95: took.sort((one, other) => one - other)[Math.floor(0.95 * took.length)]!,
  }
}

/** Milliseconds: a question about rules takes seconds on a busy machine. */
const patience = 240_000

const parts: Record<string, Question[]> = {
  'written first': [...firstQuestions, ...firstThreads],
  'held out': [...heldOutQuestions, ...heldOutThreads],
  'held out later': lateQuestions,
  'written apart': writtenApart,
}

it.each(Object.keys(parts))(
  'answers at least 90 of 100 questions right: those %s',
  async (name) => {
    const { asked, right, wrong, p95 } = await take(parts[name]!)
    process.stdout.write(
      `Exam, ${name}: ${right} of ${asked} right (${Math.round((100 * right) / asked)} %); p95 of an answer without what-if ${Math.round(p95)} ms\n`,
    )
    for (const one of wrong) process.stdout.write(`  wrong: ${one}\n`)
    expect(right / asked).toBeGreaterThanOrEqual(0.9)
  },
  patience,
)
