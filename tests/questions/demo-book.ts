/** The demo group as questions are read against it. */
import { makeBook, type QuestionBook } from '../../src/server/assistant/local/question/question-book.ts'
import { demoPhysicians } from '../../src/server/demo/demo-people.ts'
import { sampleBook } from './sample-book.ts'
import { today } from './slots.ts'

const role = (name: string, category: 'rounder' | 'admitter' | 'coverage' | 'backup' | 'special') => ({
  ...{ id: name, name, category },
  ...(name === 'Night' ? { startTime: '19:00', endTime: '07:00' } : { startTime: '07:00', endTime: '19:00' }),
})

export function demoBook(speaker?: string): QuestionBook {
  return makeBook({
    today,
    physicians: demoPhysicians
      .toSorted((one, other) => one.lastName.localeCompare(other.lastName))
      .map(({ firstName, lastName, experienceLevel, fte, nightShiftPreference }, place) => ({
        id: String(place + 1),
        name: `${firstName} ${lastName}`,
        ...{ experienceLevel, fte, nightShiftPreference },
      })),
    roles: [
      role('Rounder', 'rounder'),
      role('Admitter', 'admitter'),
      role('Swing', 'admitter'),
      role('Night', 'coverage'),
      role('Teaching', 'special'),
      role('Triage', 'special'),
      role('Backup', 'backup'),
    ],
    holidays: sampleBook().reader.context.holidays,
    specialties: [],
    ...(speaker ? { speaker } : {}),
  })
}
