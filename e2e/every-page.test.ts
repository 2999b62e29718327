/** Every page there is, in both themes: nothing to complain of for assistive technology, no sideways scroll, a heading, no errors. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../src/web/paths.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  newVisitor,
  shareBrowser,
  signInAsDemo,
  signInByForm,
  type Visitor,
} from './testing/browser.ts'
import { goInside, settle } from './testing/settle.ts'

shareBrowser()

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

type Sight = { address: string; title: string }

/** Parts of a page that have an address of their own. */
const parts: Record<string, string[]> = {
  '/schedule': ['view=month', 'view=week', 'view=day', 'view=week&layout=list'],
  '/admin/group-settings': ['tab=roles', 'tab=shift-types', 'tab=rules', 'tab=advanced'],
  '/admin/schedule-upload': ['tab=chat'],
  '/preferences': ['tab=scheduling'],
}

const all: Sight[] = paths.flatMap(({ path, title }) => [
  { address: path, title },
  ...(parts[path] ?? []).map((part) => ({ address: `${path}?${part}`, title })),
])
const isForMembers = ({ address }: Sight) =>
  paths.some(({ path, allow }) => allow === 'member' && path === address.split('?')[0])

/** Themes follow the system: the same page shows both, one after the other. */
async function inspect(page: Page, where: string, main: { width: number; height: number }): Promise<void> {
  expect(await page.locator('h1').count(), `${where}: h1`).toBe(1)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, `${where}, dark`, 'colours')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, `${where}, light`)
  await page.setViewportSize(phone)
  await settle(page)
  await expectNoSidewaysScroll(page, `${where} at 390`)
  await page.setViewportSize(main)
}

describe.each([
  { who: 'Miriam Okafor', main: desk, sights: all },
  { who: 'Adaeze Nwosu', main: phone, sights: all.filter(isForMembers) },
])('$who', ({ who, main, sights }) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await newVisitor(main)
    await signInAsDemo(visitor.page, who)
    await settle(visitor.page)
  })

  it.each(sights)('$address', async ({ address, title }) => {
    const { page, problems } = visitor
    await goInside(page, address)
    await page.waitForFunction((wanted) => document.title === wanted, `${title} · Evenshift`)
    await settle(page)
    await inspect(page, `${address} for ${who}`, main)
    expect(problems.splice(0)).toEqual([])
  })

  it('an address that does not exist', async () => {
    const { page, problems } = visitor
    await goInside(page, '/nowhere')
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
    await inspect(page, `not found for ${who}`, main)
    expect(problems).toEqual([])
  })
})

it('a page for administrators, for a physician', async () => {
  const { page, problems } = await newVisitor(phone)
  await signInAsDemo(page, 'Adaeze Nwosu', '/admin/dashboard')
  await page.getByText('This page is for administrators only').waitFor()
  await inspect(page, 'access denied', phone)
  expect(problems).toEqual([])
})

it('the landing page and onboarding', async () => {
  const { page, problems } = await newVisitor()
  await page.goto('/')
  await settle(page)
  await inspect(page, 'landing', desk)
  await signInByForm(page, { email: 'nora@new.example', first: 'Nora', last: 'Newcomer' })
  await page.getByRole('button', { name: /Set Up New Group/ }).waitFor()
  await inspect(page, 'onboarding', desk)
  expect(problems).toEqual([])
})
