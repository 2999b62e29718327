/** A real Chromium on a product of its own, one context a person, and the steps that every journey starts with. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { demoDomain } from '../../src/server/demo/demo-people.ts'
import { openBrowser } from '../../src/server/platform/auth/testing/browser.ts'
import { launchOptions } from './chromium.ts'
import { type Product, startProduct } from './product.ts'
import { watchRequests } from './settle.ts'

/** One for all files that a process runs; it ends with the process. */
let browser: Browser | undefined
/** What the present test has opened, or the file before it. */
let contexts: BrowserContext[] = []
let address: string | undefined
let product: Product | undefined
let start: ((more?: Record<string, string>) => Promise<Product>) | undefined

/** Where the product of this file is. */
export function addressOfProduct(): string {
  if (!address) throw new Error('Call startBrowser() or shareBrowser() at the top of the file.')
  return address
}

/**
 * Call once in a test file that changes the demo group, or needs settings of its own. Files run side by side: it has a
 * server and a demo group to itself, a copy of one that was made before or, where the settings change what is in it, made
 * anew.
 */
export function startBrowser(settings: Record<string, string> = {}, from: 'template' | 'nothing' = 'template'): void {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-journey-'))
  beforeAll(async () => {
    const data = join(folder, 'data')
    if (from === 'template') cpSync(inject('template'), data, { recursive: true })
    start = (more = {}) => startProduct(data, 'build/server/main.js', { ...settings, ...more })
    product = await start()
    address = product.url
  })
  afterAll(async () => {
    await product?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  keepContexts()
}

/** Call once in a test file that only reads of the demo group, or makes groups of its own: such files share a server. */
export function shareBrowser(): void {
  beforeAll(() => {
    address = inject('shared')
  })
  keepContexts()
}

/** Pages that nobody looks at any more go on working: they are closed with the test that opened them. */
function keepContexts(): void {
  const ofFile: BrowserContext[] = []
  beforeAll(async () => {
    browser ??= await chromium.launch(launchOptions)
    contexts = ofFile
  })
  beforeEach(() => {
    contexts = []
  })
  afterEach(async () => {
    await close(contexts)
    contexts = ofFile
  })
  afterAll(() => close(ofFile))
}

async function close(list: BrowserContext[]): Promise<void> {
  for (const context of list.splice(0)) await context.close()
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

type VisitOptions = {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  scripts?: boolean
  /** Waiting for what slides and fades takes longer than the journeys themselves. */
  motion?: 'reduce' | 'no-preference'
  /** Whether answers are kept on the device. Each new worker fetches the whole application once more, and reads all again. */
  keeps?: boolean
}

/** A person with a browser of their own. Errors of the page are collected: a journey ends with none. */
export async function newVisitor({
  width = 1440,
  height = 900,
  theme = 'light',
  scripts = true,
  motion = 'reduce',
  keeps = false,
}: VisitOptions = {}): Promise<Visitor> {
  const context = await browser!.newContext({
    baseURL: addressOfProduct(),
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: motion,
    javaScriptEnabled: scripts,
    serviceWorkers: keeps ? 'allow' : 'block',
    timezoneId: 'America/New_York',
    locale: 'en-US',
  })
  contexts.push(context)
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

/** The page that opens after signing in; null for none yet, where others follow. Each takes half a second of the processor. */
type FirstPage = string | null

/** Signs in as anybody, by what the form of the embedded provider sends; the form itself is the journey of sign-in. */
export function signInByForm(
  page: Page,
  person: { email: string; first: string; last: string },
  opens: FirstPage = '/',
): Promise<void> {
  return enter(page, { email: person.email, given_name: person.first, family_name: person.last }, opens)
}

/** Signs in by what the button of a demo account sends. */
export function signInAsDemo(page: Page, name: string, opens: FirstPage = '/'): Promise<void> {
  return enter(page, { account: `${name.toLowerCase().replace(' ', '.')}@${demoDomain}` }, opens)
}

async function enter(page: Page, form: Record<string, string>, opens: FirstPage): Promise<void> {
  const url = addressOfProduct()
  const value = await readSession(form)
  await page.context().addCookies([{ name: 'evenshift_session', value, url }])
  if (opens !== null) await page.goto(opens)
}

/** Signs in without the browser, and answers the value of the session's cookie. */
export async function readSession(form: Record<string, string>): Promise<string> {
  const visitor = openBrowser()
  const login = await visitor.visit(`${addressOfProduct()}/api/login`)
  await visitor.visit(login.url, { form, until: '/' })
  return visitor.cookie('evenshift_session')!.value
}

/** Signs in with the button of a demo account, as a person does. */
export async function pressDemoAccount(page: Page, name: string): Promise<void> {
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
