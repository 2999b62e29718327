/** The coordinator's desk in pictures: what opens above a month, in a group of any size. */
import type { Page } from '@playwright/test'
import { send } from '../e2e/testing/send.ts'
import { signInAsDemo, signInByForm } from '../e2e/testing/sign-in.ts'
import type { Shot } from './pictures-shot.ts'

type Listed = { id: number; month: number; year: number; status: string }

async function groupOf(page: Page): Promise<number> {
  return (await send<{ groupId: number }>(page, 'get', '/api/auth/user')).groupId
}

/** Two drafts of one month and somebody who joined with the code; does nothing where they exist. */
export async function layOutDesk(page: Page): Promise<void> {
  await page.goto('/')
  const groupId = await groupOf(page)
  const schedules = await send<Listed[]>(page, 'get', `/api/schedules/group/${groupId}`)
  if (schedules.length > 0 && schedules.filter(({ status }) => status === 'draft').length < 2) {
    const latest = schedules.map(({ month, year }) => year * 12 + month).toSorted((one, other) => other - one)[0]!
    const next = { month: (latest % 12) + 1, year: Math.floor(latest / 12) }
    await send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds: 3 } })
    for (let made = 0; made < 2; made++) await send(page, 'post', '/api/schedules/generate', next)
  }
  const people = await send<{ isConfirmed: boolean }[]>(page, 'get', `/api/physicians/group/${groupId}`)
  if (people.some(({ isConfirmed }) => !isConfirmed)) return
  const { joinCode } = await send<{ joinCode: string }>(page, 'get', '/api/groups/my/group')
  for (const [first, last] of [
    ['Mo', 'Li'],
    ['Wilhelmina Josephine', 'Featherstonehaugh-Cholmondeley'],
  ] as const) {
    const context = await page
      .context()
      .browser()!
      .newContext({ baseURL: new URL(page.url()).origin })
    const other = await context.newPage()
    await signInByForm(other, { email: `${last.toLowerCase()}.${groupId}@joined.example`, first, last })
    await send(other, 'post', '/api/groups/join', { joinCode })
    await context.close()
  }
}

/** The latest one with that status; does nothing where there is none. */
async function openSchedule(page: Page, status: 'draft' | 'active'): Promise<void> {
  const schedules = await send<Listed[]>(page, 'get', `/api/schedules/group/${await groupOf(page)}`)
  const found = schedules.find((schedule) => schedule.status === status)
  if (!found) return
  await page.goto(`/schedule?view=roster&schedule=${found.id}`)
  // Phones hide the tallies.
  await page.locator('.roster-body').waitFor()
}

const choose = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const inDraft = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openSchedule(page, 'draft')
  await then(page)
}

/** A draft is newer, so that the page opens with it. */
export const inPublished = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openSchedule(page, 'active')
  await then(page)
}

/** Of what was just unassigned: a generated draft may have no open shift. */
async function findFill(page: Page): Promise<void> {
  await selectDays(page)
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: /^Undo: / }).waitFor()
  await choose('Fill or improve')(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Fill|Find|Propose)/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Apply|^Close|^Done/ })
    .first()
    .waitFor({ timeout: 90_000 })
}

async function selectDays(page: Page): Promise<void> {
  const cell = page.locator('.roster-body [data-column="9"]').nth(2)
  await cell.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(`Shift+${key}`)
}

async function clearInMonth(page: Page): Promise<void> {
  await choose('Clear days')(page)
  const dialog = page.getByRole('alertdialog')
  const label = await dialog.getByText(/^Type \w+ to confirm$/).textContent()
  await dialog.getByLabel(label!).fill(label!.split(' ')[1]!)
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
}

/** Phones show the list first; a large group has no requests. */
async function decideAndShow(page: Page): Promise<void> {
  const deny = page.getByRole('button', { name: /^Deny/ }).last()
  const first = page.getByRole('list', { name: 'Requests by urgency' }).getByRole('button').first()
  if (!(await first.count())) return
  if (!(await deny.isVisible())) await first.click()
  await deny.click()
}

async function typeHelp(page: Page): Promise<void> {
  await page.locator('.roster-body').waitFor()
  await page.keyboard.press('?')
}

/** Of a physician of the demo group, who calls out of their next shift unless somebody has. */
async function showTimeline(page: Page): Promise<void> {
  const open = () => send<{ requestId: string }[]>(page, 'get', '/api/call-outs')
  if ((await send<{ name: string }>(page, 'get', '/api/groups/my/group')).name !== 'Riverbend Hospitalists') return
  if ((await open()).length === 0) {
    const context = await page
      .context()
      .browser()!
      .newContext({ baseURL: new URL(page.url()).origin })
    const other = await context.newPage()
    await signInAsDemo(other, 'Adaeze Nwosu')
    const { id } = await send<{ id: number }>(other, 'get', '/api/auth/user')
    const shifts = await send<{ date: string }[]>(other, 'get', `/api/shifts/physician/${id}`)
    const today = new Date().toISOString().slice(0, 10)
    const date = shifts
      .map((shift) => shift.date)
      .filter((day) => day > today)
      .toSorted()[0]!
    await send(other, 'post', '/api/call-outs/report', { startDate: date, endDate: date })
    await context.close()
  }
  await page.goto(`/call-out?request=${(await open())[0]!.requestId}`)
}

export const ofDesk: Shot[] = [
  { name: 'desk clear', path: '/schedule', before: inPublished(choose('Clear days')) },
  { name: 'desk clear draft', path: '/schedule', before: inDraft(choose('Clear days')) },
  { name: 'desk duplicate', path: '/schedule', before: inDraft(choose('Duplicate')) },
  { name: 'desk fill', path: '/schedule', before: inDraft(choose('Fill or improve')) },
  { name: 'desk filled', path: '/schedule', before: inDraft(findFill) },
  { name: 'desk select', path: '/schedule', before: inDraft(selectDays) },
  { name: 'desk keyboard', path: '/schedule', before: typeHelp },
  {
    name: 'desk publish',
    path: '/schedule',
    before: inDraft((page) => page.getByRole('button', { name: 'Publish', exact: true }).click()),
  },
  { name: 'desk compare', path: '/schedule', before: inDraft(choose('Compare')) },
  { name: 'desk versions', path: '/schedule', before: inDraft(choose('Versions')) },
  { name: 'desk unpublish', path: '/schedule', before: inPublished(choose('Unpublish')) },
  { name: 'desk confirm', path: '/admin/physicians' },
  {
    name: 'desk invite',
    path: '/admin/physicians',
    before: (page) =>
      page
        .getByRole('button', { name: /^Invite/ })
        .first()
        .click(),
  },
  {
    name: 'desk call-out',
    path: '/admin/dashboard',
    before: (page) => page.getByRole('button', { name: 'Call-out' }).first().click(),
  },
  { name: 'desk timeline', path: '/admin/dashboard', before: showTimeline },
  { name: 'desk undo toast', path: '/admin/requests', before: decideAndShow },
  { name: 'desk cleared toast', path: '/schedule', before: inPublished(clearInMonth) },
]
