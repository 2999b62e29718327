/** A real Chromium on a product of its own, one context a person, and the steps that every journey starts with. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchChromium } from './chromium.ts'
import { type Product, startProduct } from './product.ts'
import { watchRequests } from './settle.ts'

let browser: Browser | undefined
let product: Product | undefined
let start: ((more?: Record<string, string>) => Promise<Product>) | undefined

/** Where the product of this file is. */
export function addressOfProduct(): string {
  if (!product) throw new Error('Call startBrowser() at the top of the file.')
  return product.url
}

/**
 * Call once in a test file. Files run side by side: each has a server and a demo group of its own, a copy of one that was
 * made before or, where the settings change what is in it, made anew.
 */
export function startBrowser(settings: Record<string, string> = {}, from: 'template' | 'nothing' = 'template'): void {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-journey-'))
  beforeAll(async () => {
    const data = join(folder, 'data')
    if (from === 'template') cpSync(inject('template'), data, { recursive: true })
    start = (more = {}) => startProduct(data, 'build/server/main.js', { ...settings, ...more })
    product = await start()
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
}

/** The server is away while `meanwhile` runs, and then back at the same address with the same data. */
export async function withoutServer(meanwhile: () => Promise<void>): Promise<void> {
  const { port } = new URL(addressOfProduct())
  await product!.stop()
  try {
    await meanwhile()
  } finally {
    product = await start!({ PORT: port })
  }
}

export type Visitor = { page: Page; context: BrowserContext; problems: string[] }

type VisitOptions = { width?: number; height?: number; theme?: 'light' | 'dark'; scripts?: boolean }

/** A person with a browser of their own. Errors of the page are collected: a journey ends with none. */
export async function newVisitor({
  width = 1440,
  height = 900,
  theme = 'light',
  scripts = true,
}: VisitOptions = {}): Promise<Visitor> {
  const context = await browser!.newContext({
    baseURL: addressOfProduct(),
    viewport: { width, height },
    colorScheme: theme,
    javaScriptEnabled: scripts,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  watchRequests(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // A refused call is part of some journeys; a broken policy or script never is.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  return { page, context, problems }
}

/** Signs in by the form of the embedded provider, as anybody. */
export async function signInByForm(page: Page, person: { email: string; first: string; last: string }): Promise<void> {
  await page.goto('/api/login')
  await page.fill('input[name=email]', person.email)
  await page.fill('input[name=given_name]', person.first)
  await page.fill('input[name=family_name]', person.last)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Signs in with the button of a demo account. */
export async function signInAsDemo(page: Page, name: string): Promise<void> {
  await page.goto('/api/login')
  await page.getByRole('button', { name }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Rules of WCAG 2.2 AA, by the tags that the checker knows them by. */
const everyRule: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** What another theme of the same page can break. */
const ofColours: axe.RunOnly = { type: 'rule', values: ['color-contrast'] }

/** Finds nothing to complain of, by the rules of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, where: string, rules: 'all' | 'colours' = 'all'): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (runOnly) => {
      const checker = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await checker.run(document, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
    },
    rules === 'all' ? everyRule : ofColours,
  )
  expect(found, where).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, where).toBeLessThanOrEqual(0)
}
