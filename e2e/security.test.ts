/** Script text in every field that people fill in, shown on every page and written into every file: it is read as text and never run. */
import type { Page } from '@playwright/test'
import { scheduleFormats } from '../src/contract/exports.ts'
import { payrollFormats } from '../src/contract/payroll.ts'
import { inOneLine } from '../src/contract/text.ts'
import { actHostile } from './testing/hostile-acts.ts'
import { fillGroup } from './testing/hostile-group.ts'
import { hostile, listUnseen } from './testing/hostile-text.ts'
import { expect, phone, test } from './testing/journey.ts'
import { send } from './testing/send.ts'
import { goInside, settle } from './testing/settle.ts'
import { sights, sightsOfMembers } from './testing/sights.ts'
import { signInByForm } from './testing/sign-in.ts'

/** What a page would have if a text had become a part of it. */
const injected = 'a[href^="javascript:" i], img[src="x"], body script:not([src]), [onerror]'

/** Returns all of the page's texts. */
async function readHarmless(page: Page, where: string): Promise<string> {
  await expect(page.locator(injected), where).toHaveCount(0)
  const { wasRun, text } = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    return { wasRun: 'wasRun' in window, text: [document.title, document.body.textContent, ...fields].join('\n') }
  })
  expect(wasRun, where).toBe(false)
  expect(text, where).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u)
  return text
}

async function readPages(page: Page, all: readonly { address: string; title?: string }[]): Promise<string[]> {
  const texts: string[] = []
  await page.goto('/')
  for (const { address, title } of all) {
    await goInside(page, address)
    if (title) await expect(page).toHaveTitle(`${title} · Evenshift`)
    await settle(page)
    texts.push(await readHarmless(page, address))
  }
  return texts
}

test('shows script text as text, on every page and in every file', async ({ page, newPage }) => {
  const cast = { coordinator: page, asker: await newPage(), asked: await newPage({ viewport: phone }) }
  const group = await fillGroup(cast)
  const { callOutId, switchboard, analysisId } = await actHostile(cast, group)
  const texts: string[] = []
  const shifts = [group.current.shiftIds[0], group.coming.shiftIds[1]]
  const details = [
    ...shifts.map((id) => ({ address: `/schedule?shift=${id}` })),
    { address: `/schedule?schedule=${group.coming.id}` },
    { address: `/call-out?request=${callOutId}` },
  ]

  await test.step('to a coordinator', async () => {
    const ofCoordinator = [{ address: `/admin/schedule-upload?analysis=${analysisId}` }]
    texts.push(...(await readPages(page, [...sights, ...details, ...ofCoordinator])))
    await goInside(page, '/ask')
    for (const question of [inOneLine(hostile('question')), 'Who is working today?']) {
      await page.getByRole('textbox', { name: 'Message' }).fill(question)
      await page.keyboard.press('Enter')
      await settle(page)
    }
    const answer = page.getByRole('listitem').filter({ hasText: 'Expert: ' }).last()
    await expect(answer).toContainText('<img src=x')
    texts.push(await readHarmless(page, 'an answer'))
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await settle(page)
    texts.push(await readHarmless(page, 'the bell'))
  })

  await test.step('to a physician on a phone', async () => {
    const own = [{ address: `/swaps?give=${group.coming.shiftIds[2]}` }]
    texts.push(...(await readPages(cast.asked, [...sightsOfMembers, ...details, ...own])))
    await cast.asked.getByRole('button', { name: /^Notifications/ }).click()
    await settle(cast.asked)
    texts.push(await readHarmless(cast.asked, 'the bell of a physician'))
    texts.push(...(await readPages(cast.asker, [{ address: `/swaps?give=${group.coming.shiftIds[0]}` }])))
  })

  await test.step('to people without the group', async () => {
    const visitor = await newPage()
    await visitor.goto(switchboard)
    await settle(visitor)
    texts.push(await readHarmless(visitor, 'switchboard'))
    await signInByForm(visitor, { email: group.invited.email, first: 'Ida', last: 'Invited' })
    await visitor.goto('/')
    await settle(visitor)
    texts.push(await readHarmless(visitor, 'invitation'))
  })

  await test.step('in files', async () => {
    const { path } = await send<{ path: string }>(page, 'post', '/api/calendar', {})
    const files = [
      ...scheduleFormats.map((format) => `/api/schedules/${group.coming.id}/export?format=${format}`),
      ...payrollFormats.flatMap((format) => [
        `/api/payroll/export?format=${format}`,
        `/api/payroll/my/export?format=${format}`,
      ]),
      ...['/api/shifts/my.ics', `/api/groups/${group.id}/export`, '/api/privacy/my-data', path],
    ]
    for (const address of files) {
      // The browser keeps it and shows none of it, wherever its address is opened.
      const download = page.waitForEvent('download')
      await page.goto(address).catch(() => {})
      expect((await download).suggestedFilename(), address).not.toMatch(/[<>:"/\\|?*\p{Cc}\u202E]/u)
      const answer = await page.request.get(address)
      expect(answer.headers()['x-content-type-options'], address).toBe('nosniff')
      if (!address.endsWith('csv')) continue
      const table = await answer.text()
      expect(table.split(/[\r\n,]+/).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
      if (address.includes('schedules')) expect(table).toContain('HYPERLINK')
    }
  })

  expect(listUnseen(texts), 'on no page').toEqual([])
})

test('shows what was typed into the sign-in form as text', async ({ page }) => {
  await page.goto('/api/login')
  await page.getByLabel('Email').fill(hostile('email'))
  await page.getByLabel('First name').fill(hostile('given'))
  await page.getByLabel('Last name').fill(hostile('family'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveTitle('Error: Sign in · Evenshift')
  await expect(page.locator(injected)).toHaveCount(0)
  await expect(page.getByLabel('Last name')).toHaveValue(/^family.*<img/)
})
