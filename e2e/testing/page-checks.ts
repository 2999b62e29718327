/** What holds for every page: assistive technology can read it, it does not scroll sideways, and its scripts run. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Rules of WCAG 2.2 AA, by the tags that the checker knows them by. */
const everyRule: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** What another theme of the same page can break. */
const ofColors: axe.RunOnly = { type: 'rule', values: ['color-contrast'] }

/** Finds nothing to complain of, by the rules of WCAG 2.2 AA. */
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

/** No error since the page was opened, or since this was last asked. */
export async function expectNoProblems(page: Page): Promise<void> {
  const errors = await page.pageErrors({ filter: 'all' })
  const messages = (await page.consoleMessages({ filter: 'all' })).filter((message) => message.type() === 'error')
  await Promise.all([page.clearPageErrors(), page.clearConsoleMessages()])
  const problems = [...errors.map(({ message }) => message), ...messages.map((message) => message.text())]
  // A refused call is part of some journeys; a broken policy or script never is.
  expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
}
