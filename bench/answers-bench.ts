/** `npm run bench:answers`: processor time of an answer to each generated question about the demo group, what-ifs left out. */
import { eq } from 'drizzle-orm'
import { answerLocally } from '../src/server/assistant/local/local-engine.ts'
import { knownOf, makeBook } from '../src/server/assistant/local/question/question-book.ts'
import { understandConversation } from '../src/server/assistant/local/question/understand-conversation.ts'
import { openRecords } from '../src/server/assistant/tools/records.ts'
import { seedDemo } from '../src/server/demo/demo-group.ts'
import { users } from '../src/server/platform/db/schema/index.ts'
import { type Scope, stampPerson } from '../src/server/platform/scope.ts'
import { chanceOf } from '../tests/generated/random.ts'
import { templates } from '../tests/questions/all-templates.ts'
import { makeQuestions } from '../tests/questions/template.ts'
import { openTestApp } from '../tests/server/test-app.ts'

/** The day of the templates. */
const now = new Date('2026-12-08T15:00:00Z')
/** Milliseconds. */
const goal = 150
/** They search or assess a month on threads of their own, for up to seconds. */
const slow = ['whatIfAway', 'whatIfApproved', 'whatIfHired', 'whatIfChanged', 'improve']

async function run(): Promise<void> {
  const test = await openTestApp(() => now)
  await seedDemo(test.services.orm, now)
  const [admin] = await test.services.orm.select().from(users).where(eq(users.role, 'admin'))
  const { id: userId, groupId } = admin!
  const scope = stampPerson({ userId, role: 'admin', groupId, name: '', email: '', sid: '' }) as Scope
  const records = () => openRecords(test.services, scope)
  const book = makeBook(knownOf(await records()))
  const sets = [templates.tuned, templates.heldOut, templates.heldOutRequests]
  const asked = sets.flatMap((set, place) => makeQuestions(set, 1, chanceOf(place + 1)))
  const plain = asked.filter(({ text }) => !slow.includes(understandConversation(text, [], book).form.act))
  const took: { text: string; milliseconds: number }[] = []
  for (const { text } of [...plain.slice(0, 20), ...plain]) {
    const began = process.cpuUsage()
    await answerLocally(text, [], await records())
    const { user, system } = process.cpuUsage(began)
    took.push({ text, milliseconds: (user + system) / 1000 })
  }
  // The first ones warm up.
  const sorted = took.slice(20).sort((one, other) => one.milliseconds - other.milliseconds)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  console.log(
    '| processor time of an answer, ms | questions | p50 | p95 | most | goal, p95 |\n|---|---|---|---|---|---|',
  )
  console.log(
    `| without what-if | ${sorted.length} | ${[0.5, 0.95, 1].map((share) => Math.round(at(share).milliseconds)).join(' | ')} | ${goal} |`,
  )
  console.log(`The slowest: ${at(1).text}`)
  await test.close()
}

await run()
process.exit()
