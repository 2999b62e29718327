/** The group that the generated questions are about: names that are words, a name that two people have, six roles. */
import { makeBook, type QuestionBook } from '../../src/server/assistant/local/question/question-book.ts'
import { today } from './slots.ts'

const names = [
  'Grace Oyelaran',
  'Malik Johnson',
  'Priya Raman',
  'Omar Benali',
  'Dmitri Volkov',
  'Hannah Goldberg',
  'Kenji Watanabe',
  'Lucia Romano',
  'Amara Diallo',
  'Wei Chen',
  'Hana Chen',
  'Robert Day',
  'Olivia May',
]
const role = (
  id: string,
  name: string,
  category: 'rounder' | 'admitter' | 'coverage' | 'backup',
  startTime: string,
  endTime: string,
) => ({
  id,
  name,
  category,
  startTime,
  endTime,
})

export function sampleBook(speaker?: string): QuestionBook {
  return makeBook({
    today,
    physicians: names.map((name, place) => ({
      id: String(place + 1),
      name,
      experienceLevel: place === 2 ? 'senior' : 'attending',
      fte: name === 'Hannah Goldberg' ? 0.6 : 1,
      nightShiftPreference: name === 'Dmitri Volkov' ? 'prefer' : 'neutral',
    })),
    roles: [
      role('1', 'Rounder', 'rounder', '07:00', '19:00'),
      role('2', 'Admitter', 'admitter', '09:00', '19:00'),
      role('3', 'Swing', 'coverage', '16:00', '02:00'),
      role('4', 'Night', 'coverage', '19:00', '07:00'),
      role('5', 'Backup', 'backup', '07:00', '07:00'),
    ],
    holidays: [
      { date: '2026-11-26', name: 'Thanksgiving Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2027-01-01', name: "New Year's Day" },
    ],
    specialties: [{ name: 'ICU', people: ['Priya Raman', 'Kenji Watanabe'] }],
    ...(speaker ? { speaker } : {}),
  })
}
