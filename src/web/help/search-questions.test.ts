import { expect, test } from 'vitest'
import { allQuestions } from '../../contract/faq/all-questions.ts'
import { faqCategories } from '../../contract/faq/question.ts'
import { paths } from '../paths.ts'
import { findQuestions } from './search-questions.ts'

const first = (search: string) => findQuestions(search, 'all')[0]?.id

test.each([
  ['vacation', 'time-off'],
  ['swpa shift', 'swap'],
  ['calender phone', 'calendar-subscription'],
  ['google', 'calendar-subscription'],
  ['nocturnist', 'nights'],
  ['join cod', 'join-code'],
  ['how do I pick up a shift', 'pickup'],
  ['sick', 'sick'],
  ['who changed', 'audit'],
  ['fte', 'most-shifts'],
])('"%s" finds %s first', (search, id) => {
  expect(first(search)).toBe(id)
})

test('what nobody asked finds nothing', () => {
  expect(findQuestions('xylophone quartz', 'all')).toEqual([])
})

test('a category holds its own questions only, searched or not', () => {
  for (const category of faqCategories) {
    for (const search of ['', 'shift']) {
      const found = findQuestions(search, category)
      expect(found.length).toBeGreaterThan(0)
      expect(found.every((question) => question.category === category)).toBe(true)
    }
  }
  expect(findQuestions('', 'all')).toHaveLength(allQuestions.length)
})

test('there are answers for everything, each short, once, and with a page that exists', () => {
  expect(allQuestions.length).toBeGreaterThanOrEqual(40)
  expect(new Set(allQuestions.map(({ id }) => id)).size).toBe(allQuestions.length)
  for (const { id, question, answer, link, isForAdmins = false } of allQuestions) {
    expect(question, id).toMatch(/\?$/)
    expect(answer.length, id).toBeLessThan(330)
    const page = paths.find(({ path }) => path === link.to.split('?')[0])
    expect(page, id).toBeDefined()
    expect(isForAdmins, id).toBe(page?.allow === 'admin')
  }
})
