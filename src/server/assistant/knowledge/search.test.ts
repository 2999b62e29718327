/** Questions find the article that answers them, and questions without an article find none. */
import { expect, it } from 'vitest'
import { articles, searchArticles } from './search.ts'

it.each([
  ['Is 7-on/7-off right for us?', 'seven-on-seven-off'],
  ['How do others run backup?', 'backup'],
  ['how many patients per physician', 'census'],
  ['what is a swing shift for', 'swing-shifts'],
  ['people are burned out, burnout', 'burnout'],
  ['how do i publish a schedule', 'help-publish'],
  ['how do I export to excel', 'help-export-schedule'],
])('"%s"', (question, id) => {
  expect(searchArticles(question)[0]?.id).toBe(id)
})

it('counts the words of a title', () => {
  const titled = (text: string, id: string) => searchArticles(text).find((one) => one.id === id)?.titled
  expect(titled('Where do I change my email?', 'help-profile')).toBe(2)
  expect(titled('Where do I change my email?', 'help-notifications')).toBe(0)
})

it('finds no article by a word that its text only mentions', () => {
  expect(articles.find(({ id }) => id === 'sleep')?.text).toContain('split')
  const found = searchArticles('How do nights get split up?').find(({ id }) => id === 'sleep')
  expect(found?.misses).toContain('split')
})

it('fits badly where nobody wrote about it', () => {
  for (const { fit } of searchArticles('What is the capital of France?')) expect(fit).toBeLessThan(0.55)
})

it('has articles with an id of their own, a title and a few sentences each', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  for (const { title, text } of articles)
    expect([title !== '', text.length > 80, text.length < 900]).toEqual([true, true, true])
})
