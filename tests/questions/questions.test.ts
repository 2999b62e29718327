/** Questions made from templates: how many are understood right, honestly refused, and wrong. Only the held-out ones measure. */
import { expect, it } from 'vitest'
import type { Form } from '../../src/server/assistant/local/question/form.ts'
import type { Piece } from '../../src/server/assistant/local/question/piece.ts'
import type { QuestionBook } from '../../src/server/assistant/local/question/question-book.ts'
import { readPieces } from '../../src/server/assistant/local/question/read-pieces.ts'
import { understandConversation } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { understandPieces } from '../../src/server/assistant/local/question/understand-question.ts'
import { chanceOf } from '../generated/random.ts'
import { templates } from './all-templates.ts'
import { demoBook } from './demo-book.ts'
import { type Expected, writeForm } from './expected.ts'
import { sampleBook } from './sample-book.ts'
import { coordinatorQuestions, physicianQuestions } from './sixty-questions.ts'
import { type MadeQuestion, makeQuestions } from './template.ts'
import { unseenByCoordinator, unseenByPhysician } from './unseen-questions.ts'

type Verdict = 'right' | 'refused' | 'wrong'

function judge(text: string, expected: Expected, book: QuestionBook): { verdict: Verdict; saw: string } {
  const pieces = readPieces(text, book)
  const unclear = pieces.find(({ of }) => of === 'unclear')
  return verdictOn({ ...understandPieces(pieces, book), unclear }, expected)
}

type Read = { form: Form; unread: Piece[]; unclear: object | undefined }

function verdictOn({ form, unread, unclear }: Read, expected: Expected): { verdict: Verdict; saw: string } {
  // A command is answered with a button; where it isn’t expected, nothing was counted.
  const isChange = expected !== 'refused' && expected.act === 'change'
  const isRefused = unclear !== undefined || unread.length > 0 || (form.act === 'change' && !isChange)
  const saw = isRefused ? `refused: ${unread.map(({ text }) => text).join(' | ')}` : writeForm(form)
  if (expected === 'refused') return { verdict: isRefused ? 'right' : 'wrong', saw }
  if (isRefused) return { verdict: 'refused', saw }
  return { verdict: saw === writeForm(expected) ? 'right' : 'wrong', saw }
}

function measure(name: string, questions: MadeQuestion[], speaker?: string) {
  const book = sampleBook(speaker)
  const judged = questions.map((question) => ({ ...question, ...judge(question.text, question.expected, book) }))
  const share = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length / judged.length
  const [right, refused, wrong] = [share('right'), share('refused'), share('wrong')]
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`
  process.stdout.write(
    `Questions, ${name}: ${judged.length}; right ${percent(right)}, refused ${percent(refused)}, wrong ${percent(wrong)}\n`,
  )
  if (process.env.SHOW_QUESTIONS === name)
    for (const { verdict, text, template, saw, expected } of judged.filter((one) => one.verdict !== 'right'))
      process.stdout.write(
        `  ${verdict} [${template}] ${text}\n    saw  ${saw}\n    want ${expected === 'refused' ? expected : writeForm(expected)}\n`,
      )
  return { right, wrong }
}

const asMade = ([text, expected]: [string, Expected]): MadeQuestion => ({ template: '', text, expected })

it('understands the templates that it was written with', () => {
  const { right, wrong } = measure('tuned', makeQuestions(templates.tuned, 6, chanceOf(21)))
  expect(right).toBeGreaterThanOrEqual(0.97)
  expect(wrong).toBeLessThanOrEqual(0.01)
})

it('understands what physicians ask for, count, and want of their own', () => {
  const tuned = measure('own', makeQuestions(templates.own, 6, chanceOf(7)), 'Priya Raman')
  expect(tuned.right).toBeGreaterThanOrEqual(0.97)
  expect(tuned.wrong).toBeLessThanOrEqual(0.01)
  // Nobody is a colleague of their own.
  const ofOthers = makeQuestions(templates.heldOutOwn, 8, chanceOf(8)).filter(({ text }) => !text.includes('Raman'))
  const heldOut = measure('own-held-out', ofOthers, 'Priya Raman')
  expect(heldOut.right).toBeGreaterThanOrEqual(0.85)
  expect(heldOut.wrong).toBeLessThanOrEqual(0.03)
})

it('understands templates that it was never tuned on, or says that it does not', () => {
  const { right, wrong } = measure('held-out', makeQuestions(templates.heldOut, 8, chanceOf(42)))
  expect(right).toBeGreaterThanOrEqual(0.85)
  expect(wrong).toBeLessThanOrEqual(0.03)
})

it('counts time off and call-outs, and finds handoffs, in words that it was never tuned on', () => {
  const { right, wrong } = measure('requests-held-out', makeQuestions(templates.heldOutRequests, 8, chanceOf(43)))
  expect(right).toBeGreaterThanOrEqual(0.85)
  expect(wrong).toBeLessThanOrEqual(0.03)
})

it('understands what a coordinator and a physician would ask', () => {
  const coordinator = measure('coordinator', coordinatorQuestions.map(asMade))
  const physician = measure('physician', physicianQuestions.map(asMade), 'Priya Raman')
  expect(Math.min(coordinator.right, physician.right)).toBeGreaterThanOrEqual(0.85)
})

it('understands sixty unseen questions about the demo group, or says that it does not', () => {
  const judged = [
    ...unseenByCoordinator.map(([turns, expected]) => judgeTurn([turns].flat(), expected, demoBook())),
    ...unseenByPhysician.map(([turns, expected]) => judgeTurn([turns].flat(), expected, demoBook('Priya Raman'))),
  ]
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length
  process.stdout.write(
    `Questions, unseen: ${judged.length}; right ${count('right')}, refused ${count('refused')}, wrong ${count('wrong')}\n`,
  )
  if (process.env.SHOW_QUESTIONS === 'unseen')
    for (const { verdict, text, saw } of judged)
      if (verdict === 'wrong') process.stdout.write(`  ${text}\n    ${saw}\n`)
  expect(count('wrong')).toBeLessThanOrEqual(3)
  expect(count('right')).toBeGreaterThanOrEqual(42)
})

function judgeTurn(turns: string[], expected: Expected, book: QuestionBook) {
  const before = turns.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  const text = turns.at(-1)!
  return { text, ...verdictOn(understandConversation(text, before, book), expected) }
}
