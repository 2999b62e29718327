/** Questions are read on their own thread, within a time limit. */
import { expect, it } from 'vitest'
import { makeBook } from './question/question-book.ts'
import { understandParts } from './question/understand-conversation.ts'
import { createQuestionReader } from './read-question.ts'

const known = {
  today: '2026-12-08',
  physicians: [
    { id: '1', name: 'Grace Oyelaran', experienceLevel: 'senior', fte: 1, nightShiftPreference: 'neutral' } as const,
  ],
  roles: [],
  holidays: [],
  specialties: [],
}

it('reads a question on its thread as it would be read here', async () => {
  const question = 'How many nights does Grace Oyelaran have in November?'
  const read = await createQuestionReader()(question, [], known)
  expect(read).toEqual(understandParts(question, [], makeBook(known)))
  expect(read[0]?.understood.form.people).toEqual(['Grace Oyelaran'])
})

it('gives a question up that takes too long, or finds the server busy', async () => {
  // No thread starts within a millisecond.
  const readSoon = createQuestionReader(1)
  const long = 'How many nights does Grace Oyelaran have in November? '.repeat(8)
  await expect(readSoon(long, [], known)).rejects.toThrow(
    'That took too long to read. Ask one short question at a time.',
  )
  await expect(readSoon('How many nights?', [], known)).rejects.toThrow(
    'The server is busy right now. Ask again in a moment.',
  )
})
