/** What an answer passed over is named; what it looked at isn't. */
import { expect, it } from 'vitest'
import { formOf } from './question/form.ts'
import type { Piece } from './question/piece.ts'
import { watchForm } from './watch-form.ts'

const december = { from: '2026-12-01', to: '2026-12-31' }
const person: Piece = { of: 'person', name: 'Wei Chen', text: 'Chen' }
const dates: Piece = { of: 'dates', ranges: [december], kinds: [], isNow: false, isHoliday: false, text: 'in December' }

it('names the pieces whose part of the form was never read', () => {
  const { watched, ignoredOf } = watchForm(formOf({ people: ['Wei Chen'], periods: [december] }))
  expect(watched.people).toEqual(['Wei Chen'])
  expect(ignoredOf([person, dates])).toEqual([dates])
  expect(watched.periods).toEqual([december])
  expect(ignoredOf([person, dates])).toEqual([])
})

it('names nothing that the form does not hold, and nothing of a command, which is read as text', () => {
  expect(watchForm(formOf({})).ignoredOf([person, dates])).toEqual([])
  expect(watchForm(formOf({ act: 'change', people: ['Wei Chen'] })).ignoredOf([person])).toEqual([])
})
