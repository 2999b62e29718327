/** Many ways to say the same: each concept is read the same way, however it's said. */
import { expect, it } from 'vitest'
import { understandParts } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { demoBook } from './demo-book.ts'
import { paraphrasesOfActing } from './paraphrases/of-acting.ts'
import { paraphrasesOfCounts } from './paraphrases/of-counts.ts'
import { paraphrasesOfPhysicians } from './paraphrases/of-physicians.ts'
import { paraphrasesOfRequests } from './paraphrases/of-requests.ts'
import { paraphrasesOfSetUp } from './paraphrases/of-set-up.ts'
import { signatureOf } from './signature.ts'

const ofCoordinator = [paraphrasesOfCounts, paraphrasesOfRequests, paraphrasesOfActing, paraphrasesOfSetUp]

it.each([
  ...ofCoordinator.flatMap((table) => Object.entries(table).map(([means, said]) => [means, said, undefined] as const)),
  ...Object.entries(paraphrasesOfPhysicians).map(([means, said]) => [means, said, 'Adaeze Nwosu'] as const),
])('reads every way to say "%s"', (means, said, speaker) => {
  const book = demoBook(speaker)
  const questions = said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const read = questions.map((question) => [
    question,
    understandParts(question, [], book)
      .map(({ understood: { form, unread } }) =>
        unread.length === 0 ? signatureOf(form) : `refused: ${unread.map(({ text }) => text).join(', ')}`,
      )
      .join(' | '),
  ])
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(questions.map((question) => [question, means])))
})
