/** Checks for every page: accessible, no horizontal scroll, and no script errors. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2 AA rules, by the checker's tags. */
const everyRule: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** Rules that another theme of the same page can break. */
const ofColors: axe.RunOnly = { type: 'rule', values: ['color-contrast'] }

/** Expects no violations of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, where: string, rules: 'all' | 'colors' = 'all'): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (runOnly) => {
      const checker = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await checker.run(document, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
    },
    rules === 'all' ? everyRule : ofColors,
  )
  expect(found, where).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, where).toBeLessThanOrEqual(0)
}

/** No errors since the page opened, or since the last call. */
export async function expectNoProblems(page: Page): Promise<void> {
  const errors = await page.pageErrors({ filter: 'all' })
  const messages = (await page.consoleMessages({ filter: 'all' })).filter((message) => message.type() === 'error')
  await Promise.all([page.clearPageErrors(), page.clearConsoleMessages()])
  const problems = [...errors.map(({ message }) => message), ...messages.map((message) => message.text())]
  // Some journeys expect refused calls; none expects a broken policy or script.
  expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
}

/** Short words that a line's end cuts in two. Longer ones and parts of addresses may be, where nothing else fits. */
export function cutWords(of: Page): Promise<string[]> {
  return of.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only, [inert], pre, code')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<!\S)\p{L}{4,8}(?=[.,;:!?]?(?!\S))/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) found.add(word)
      }
    }
    return [...found]
  })
}
