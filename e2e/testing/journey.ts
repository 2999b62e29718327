/** What a journey starts with: a product, and people with their own browsers. */
import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { copyTemplate, emptyFolder } from './data.ts'
import { delayAnswers } from './late-answers.ts'
import { expectNoProblems } from './page-checks.ts'
import { shortLived, startProduct } from './product.ts'
import { watchRequests } from './settle.ts'
import { signInAsDemo } from './sign-in.ts'

export { expect } from '@playwright/test'

export const phone = { width: 390, height: 844 }

/** A copy of the demo group, or a new one if settings affect its content. Each file's object starts another product. */
type OwnProduct = { from: 'template' | 'nothing'; settings?: Record<string, string> }

type JourneyProduct = {
  url: string
  /** Stops the server while `meanwhile` runs, then starts it again at the same address with the same data. */
  without(meanwhile: () => Promise<void>, settings?: Record<string, string>): Promise<void>
}

type OfWorker = {
  /** For a file that changes the demo group. Other files share a product: they only read, or create their own groups. */
  ownProduct: OwnProduct | undefined
  product: JourneyProduct
}

type OfTest = {
  /** Another person with their own browser. It closes with the test and must have had no errors. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>
  /** The options of `page`: a desktop. */
  phone: Page
  /** On a desktop, signed in. */
  coordinator: Page
  /** On a phone, signed in. */
  physician: Page
}

export const test = base.extend<OfTest, OfWorker>({
  ownProduct: [undefined, { scope: 'worker', option: true }],
  product: [
    async ({ ownProduct }, use) => {
      if (ownProduct) await withOwnProduct(ownProduct, use)
      else await use({ url: process.env.SHARED_PRODUCT!, without: refuse })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  newPage: async ({ browser }, use) => {
    const pages: Page[] = []
    await use(async (options) => {
      const page = await openPage(browser, options)
      pages.push(page)
      return page
    })
    for (const page of pages) {
      await expectNoProblems(page)
      // Playwright takes a screenshot of everything open when a context closes, even if nothing failed.
      await page.close()
      await page.context().close()
    }
  },
  page: async ({ newPage }, use) => use(await newPage()),
  phone: async ({ newPage }, use) => use(await newPage({ viewport: phone })),
  coordinator: async ({ page }, use) => {
    await signInAsDemo(page, 'Miriam Okafor')
    await use(page)
  },
  physician: async ({ phone }, use) => {
    await signInAsDemo(phone, 'Adaeze Nwosu')
    await use(phone)
  },
})

/** For a page that outlives a test: close its context and ignore its errors. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  watchRequests(page)
  await delayAnswers(page)
  return page
}

async function refuse(): Promise<void> {
  throw new Error('Other journeys need this server: ask for a product of your own.')
}

async function withOwnProduct(
  { from, settings }: OwnProduct,
  use: (product: JourneyProduct) => Promise<void>,
): Promise<void> {
  const data = from === 'template' ? copyTemplate() : emptyFolder()
  const start = (more = {}) => startProduct(data, 'build/server/main.js', { ...settings, ...more }, shortLived)
  let running = await start()
  const { url } = running
  const without: JourneyProduct['without'] = async (meanwhile, more) => {
    await running.stop()
    await meanwhile().finally(async () => {
      running = await start({ ...more, PORT: new URL(url).port })
    })
  }
  await use({ url, without })
  await running.stop()
}
