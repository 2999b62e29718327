/** Reasons: facts for the coordinator, the same facts in second person for the physician, and never points. */
import type { Locator, Page } from '@playwright/test'
import { openRoster } from './testing/edit-to-paint.ts'
import { expect, test } from './testing/journey.ts'
import { send } from './testing/send.ts'
import { settle } from './testing/settle.ts'

const insideWords = /\b(points?|penalt(y|ies)|cost|weight|solver|score)\b/i

const groupTitles = ['Good', 'Possible, with a trade-off', 'Not eligible']

async function readSentences(part: Locator): Promise<string[]> {
  const lines = (await part.innerText()).split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

test('a coordinator reads why somebody has a shift, and who else could take it, in three groups', async ({
  coordinator: page,
}) => {
  await openRoster(page)
  for (const column of [18, 20, 25]) {
    const cell = page.locator(`.roster-body [data-column="${column}"]:has(.roster-chip)`).first()
    await cell.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog')
    const why = panel.locator('section').filter({ has: page.getByRole('heading', { name: /^Why / }) })
    await expect(why).toHaveCount(1)
    const said = await readSentences(why)
    expect(said.length).toBeGreaterThan(1)
    expect(new Set(said).size, 'each reason once').toBe(said.length)
    await panel.getByRole('heading', { name: /^Who (else )?could take it$/ }).waitFor()
    const groups = panel.locator('section[aria-label]')
    const titles = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')))
    expect(titles.at(-1)).toBe('Not eligible')
    expect(titles, 'in this order').toEqual(groupTitles.filter((title) => titles.includes(title)))
    const notEligible = groups.last()
    await expect(notEligible.getByRole('button', { name: /^Not eligible/ })).toHaveAttribute('aria-expanded', 'false')
    expect((await readSentences(notEligible)).slice(2).join(' '), 'counts by reason').toMatch(/^\d+ [a-z]/)
    expect(await panel.innerText()).not.toMatch(insideWords)
    await page.keyboard.press('Escape')
  }
})

test('a physician reads why in the second person, without a colleague', async ({ physician: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const me = await send<{ id: number }>(page, 'get', '/api/auth/user')
  const group = await send<{ id: number }>(page, 'get', '/api/groups/my/group')
  const people = await send<{ id: number; lastName: string }[]>(page, 'get', `/api/physicians/group/${group.id}`)
  const today = new Date().toISOString().slice(0, 10)
  const shifts = await send<{ id: number; date: string }[]>(page, 'get', `/api/shifts/physician/${me.id}`)
  const ahead = shifts.filter(({ date }) => date >= today).slice(0, 5)
  expect(ahead.length).toBeGreaterThan(0)
  for (const { id } of ahead) {
    const said = await readWhy(page, id)
    expect(said).toMatch(/\b(you|your|you’re|you’ve)\b/i)
    expect(said).not.toMatch(insideWords)
    for (const { lastName } of people.filter((person) => person.id !== me.id)) expect(said).not.toContain(lastName)
  }
})

test('a physician’s counts are the ones the coordinator reads', async ({ coordinator, physician }) => {
  await physician.goto('/')
  const me = await send<{ id: number }>(physician, 'get', '/api/auth/user')
  const shifts = await send<{ id: number; date: string }[]>(physician, 'get', `/api/shifts/physician/${me.id}`)
  const { id } = shifts.at(-1)!
  const shares = (await readWhy(physician, id)).match(/[A-Z][a-z ]+ this month: [\d.]+, fair share [\d.]+/g) ?? []
  expect(shares.length).toBeGreaterThan(0)
  await coordinator.goto(`/schedule?view=month&shift=${id}`)
  const box = coordinator.getByRole('dialog').getByRole('region', { name: 'Why this works' })
  for (const share of shares) await expect(box).toContainText(share)
})

const solverWords = /\b(penalt(y|ies)|solver|breach|slot|weighed)\b|(?<!of 100 )\bpoints?\b/i

test('suggestions, effects, swaps, and answers have facts, too, and no page has points', async ({
  coordinator,
  physician,
}) => {
  for (const path of ['/schedule', '/admin/requests', '/admin/analytics', '/admin/scenarios', '/admin/year']) {
    expect(await readPage(coordinator, path), path).not.toMatch(solverWords)
  }
  const said = await readPage(coordinator, '/schedule')
  expect(said, 'suggestions').toMatch(
    / has \d+; counting past months, (0|at (most|least) \d+) would be fair\.|Fill .+: assign |Move .+ to /,
  )
  await physician.goto('/')
  const me = await send<{ id: number }>(physician, 'get', '/api/auth/user')
  const shifts = await send<{ id: number; date: string }[]>(physician, 'get', `/api/shifts/physician/${me.id}`)
  const today = new Date().toISOString().slice(0, 10)
  const next = shifts.find(({ date }) => date > today)!
  for (const path of ['/', '/open-shifts', '/stats', '/vacation-requests', `/swaps?give=${next.id}`]) {
    expect(await readPage(physician, path), path).not.toMatch(solverWords)
  }
  expect(await physician.getByRole('main').innerText(), 'effects of a swap').toMatch(/fair share/i)
  for (const [page, path, question] of [
    [coordinator, '/api/schedule-chat', 'What would raise fairness?'],
    [coordinator, '/api/schedule-chat', 'Who could take a night on Friday?'],
    [physician, '/api/assistant', 'Why do I have my next shift?'],
  ] as const) {
    const { response } = await send<{ response: string }>(page, 'post', path, { message: question })
    expect(response, question).not.toMatch(solverWords)
  }
})

async function readPage(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await settle(page)
  return page.getByRole('main').innerText()
}

async function readWhy(page: Page, shiftId: number): Promise<string> {
  await page.goto(`/schedule?shift=${shiftId}`)
  const box = page.getByRole('dialog').getByRole('region', { name: 'Why me' })
  await box.waitFor()
  await expect(box.getByText('Looking for the reason...')).toHaveCount(0)
  return box.innerText()
}
