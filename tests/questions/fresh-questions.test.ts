/** Questions that were once new, each with the reading that a person checked. */
import { expect, it } from 'vitest'
import type { QuestionBook } from '../../src/server/assistant/local/question/question-book.ts'
import { understandParts } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { demoBook } from './demo-book.ts'
import { freshOfCoordinator } from './fresh-of-coordinator.ts'
import { freshOfPhysician } from './fresh-of-physician.ts'
import { lateOfCoordinator } from './late-of-coordinator.ts'
import { lateOfPhysician } from './late-of-physician.ts'
import { plainOfCoordinator, plainOfPhysician } from './plain-speech.ts'
import { signatureOf } from './signature.ts'

/** "article": words that only the knowledge base knows. */
function readFresh(turns: string, book: QuestionBook): string {
  const said = turns.split(' > ')
  const history = said.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  return understandParts(said.at(-1)!, history, book)
    .map(({ understood: { form, unread, isGeneral } }) =>
      unread.length === 0
        ? signatureOf(form)
        : isGeneral
          ? 'article'
          : `refused: ${unread.map(({ text }) => text).join(', ')}`,
    )
    .join(' | ')
}

it.each([
  ['coordinators', { ...freshOfCoordinator, ...lateOfCoordinator, ...plainOfCoordinator }, demoBook()],
  ['physicians', { ...freshOfPhysician, ...lateOfPhysician, ...plainOfPhysician }, demoBook('Adaeze Nwosu')],
])('reads what %s typed', (_, questions, book) => {
  const read = Object.keys(questions).map((turns) => [turns, readFresh(turns, book)])
  expect(Object.fromEntries(read)).toEqual(questions)
})
