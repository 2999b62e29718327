/** Who looks at the product in the pictures, and at what: pages, dialogs, and loading and failing pages. */
import type { Page } from '@playwright/test'
import { send } from '../e2e/testing/send.ts'
import { signInAsDemo, signInByForm } from '../e2e/testing/sign-in.ts'
import { inPublished, layOutDesk, ofDesk } from './pictures-desk.ts'
import { fillLargeGroup } from './pictures-large-group.ts'
import type { Shot } from './pictures-shot.ts'

export type Actor = { name: string; signIn?: (page: Page) => Promise<void>; shots: Shot[] }

const demo = (name: string) => (page: Page) => signInAsDemo(page, name)

/** A coordinator whose group has no people or schedules yet. */
const newcomer = (email: string, group?: string) => async (page: Page) => {
  await signInByForm(page, { email, first: 'Nora', last: 'Newcomer' })
  if (group) await send(page, 'post', '/api/groups', { name: group })
}

const click = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}

const choose = (item: string) => async (page: Page) => {
  await click('More actions')(page)
  await page.getByRole('menuitem', { name: item }).click()
}

const openDetails = (page: Page) => page.getByRole('link', { name: 'Shift details' }).first().click()

const findSwap = async (page: Page) => {
  await openDetails(page)
  await page
    .getByRole('link', { name: 'Swap', exact: true })
    .or(page.getByRole('button', { name: 'Swap', exact: true }))
    .first()
    .click()
  await page.getByRole('checkbox').first().waitFor({ timeout: 30_000 })
}

const planCallOut = async (page: Page) => {
  await click('Call-out')(page)
  await page.getByRole('combobox', { name: 'Physician' }).click()
  await page.getByRole('option', { name: /^Nwosu, Adaeze/ }).click()
}

/** Generates the chosen month, and waits for the result if asked. */
const generate = (isAwaited: boolean) => async (page: Page) => {
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.getByText(/^Elapsed/).waitFor()
  await page.waitForTimeout(1500)
  if (isAwaited) await page.getByRole('region', { name: 'Result' }).waitFor({ timeout: 120_000 })
}

const openShift = async (page: Page) => {
  await page.locator('.roster-chip').nth(40).click()
}

const openGap = async (page: Page) => {
  const gap = page.getByRole('gridcell', { name: /short of/ }).first()
  if (await gap.count()) await gap.click()
}

const dragShift = async (page: Page) => {
  const chip = page.locator('[data-row^="physician"] .roster-chip, .roster-chip').nth(30)
  const box = await chip.boundingBox()
  if (!box) return
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 9, box.y + 70, { steps: 6 })
}

/** Reads a roster from a spreadsheet. */
const analyze = async (page: Page) => {
  await page.locator('input[type=file]').first().setInputFiles('tests/corpus/files/month-with-legend.xlsx')
  const start = page.getByRole('button', { name: /^Analyze/ }).first()
  await start.click()
  await page.getByRole('heading', { name: 'Identified Roles' }).waitFor({ timeout: 60_000 })
}

const ask = async (page: Page) => {
  await page.getByRole('textbox').last().fill('How many physicians do we need for 7-on-7-off?')
  await page.keyboard.press('Enter')
  await page.getByText('Expert is thinking...').waitFor()
  await page.getByText('Expert is thinking...').waitFor({ state: 'detached', timeout: 60_000 })
}

/** Opens what is folded. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })

const pagesOfAdmin: Shot[] = [
  { name: 'dashboard', path: '/admin/dashboard' },
  { name: 'schedule roster', path: '/schedule' },
  { name: 'schedule month', path: '/schedule?view=month' },
  { name: 'schedule week', path: '/schedule?view=week' },
  { name: 'schedule day', path: '/schedule?view=day' },
  { name: 'schedule list', path: '/schedule?view=month&layout=list' },
  { name: 'requests', path: '/admin/requests' },
  { name: 'analytics', path: '/admin/analytics' },
  { name: 'payroll', path: '/admin/payroll' },
  { name: 'year', path: '/admin/year' },
  { name: 'scenarios', path: '/admin/scenarios' },
  { name: 'audit', path: '/admin/audit' },
  { name: 'integrations keys', path: '/admin/integrations' },
  { name: 'integrations switchboard', path: '/admin/integrations?tab=switchboard' },
  { name: 'integrations webhooks', path: '/admin/integrations?tab=webhooks' },
  { name: 'api', path: '/admin/api' },
  { name: 'settings basic', path: '/admin/group-settings' },
  { name: 'settings roles', path: '/admin/group-settings?tab=roles' },
  { name: 'settings shift types', path: '/admin/group-settings?tab=shift-types' },
  { name: 'settings rules', path: '/admin/group-settings?tab=rules' },
  { name: 'settings advanced', path: '/admin/group-settings?tab=advanced' },
  { name: 'physicians', path: '/admin/physicians' },
  { name: 'users', path: '/admin/users' },
  { name: 'upload', path: '/admin/schedule-upload' },
  { name: 'expert', path: '/admin/schedule-upload?tab=chat' },
  { name: 'help', path: '/help' },
  { name: 'help features', path: '/help?tab=features' },
  { name: 'help contact', path: '/help?tab=contact' },
]

const statesOfAdmin: Shot[] = [
  { name: 'roster shift', path: '/schedule', before: openShift },
  { name: 'roster gap', path: '/schedule', before: openGap },
  { name: 'roster drag', path: '/schedule', before: dragShift },
  { name: 'roster filter', path: '/schedule', before: click(/^Filter/) },
  { name: 'roster menu', path: '/schedule', before: click('More actions') },
  { name: 'dialog archive', path: '/schedule', before: inPublished(choose('Archive')) },
  { name: 'dialog rename', path: '/schedule', before: choose('Rename') },
  { name: 'dialog versions', path: '/schedule', before: choose('Versions') },
  { name: 'dialog fill', path: '/schedule', before: choose('Fill or improve') },
  { name: 'dialog keyboard', path: '/schedule', before: (page) => page.keyboard.press('?') },
  { name: 'dialog invite', path: '/admin/physicians', before: click(/^Invite/) },
  { name: 'dialog new scenario', path: '/admin/scenarios', before: click('New scenario') },
  { name: 'dialog new key', path: '/admin/integrations', before: click('Create API key') },
  { name: 'dialog new link', path: '/admin/integrations?tab=switchboard', before: click('Create link') },
  { name: 'dialog new webhook', path: '/admin/integrations?tab=webhooks', before: click('Add webhook') },
  { name: 'dialog renew code', path: '/admin/group-settings?tab=advanced', before: click('Renew') },
  { name: 'dialog tally', path: '/admin/analytics', before: click('Add tally') },
  { name: 'rules in full', path: '/admin/group-settings?tab=rules', before: unfold },
  { name: 'menu of the account', path: '/admin/dashboard', before: click(/^Account of/) },
  { name: 'bell', path: '/admin/dashboard', before: click(/^Notifications/) },
  { name: 'dialog year deal', path: '/admin/year', before: click('Deal holidays') },
  { name: 'dialog year layout', path: '/admin/year', before: click('Lay out the year') },
  { name: 'dialog year turn', path: '/admin/year', before: click(/New Year.s Day: last year/) },
  { name: 'dialog call-out', path: '/admin/dashboard', before: click('Call-out') },
  { name: 'dialog call-out plans', path: '/admin/dashboard', before: planCallOut },
  { name: 'dialog request', path: '/admin/requests', before: click(/Ingrid Solheim/) },
  { name: 'dialog role', path: '/admin/group-settings?tab=roles', before: click(/^Add role/) },
  { name: 'dialog physician', path: '/admin/physicians', before: click('Add physician') },
  { name: 'dialog physician edit', path: '/admin/physicians', before: click(/^Edit/) },
  { name: 'dialog physicians many', path: '/admin/physicians', before: click('Add many') },
  { name: 'dialog user role', path: '/admin/users', before: click(/^Change role/i) },
  { name: 'upload result', path: '/admin/schedule-upload', before: analyze },
  { name: 'expert answer', path: '/admin/schedule-upload?tab=chat', before: ask },
]

/** Last, since they change the group. */
const changesOfAdmin: Shot[] = [
  { name: 'generator running', path: '/admin/dashboard?generate=2027-06', before: generate(false) },
  { name: 'generator result', path: '/admin/dashboard?generate=2027-06', before: generate(true) },
  { name: 'dialog publish', path: '/schedule?date=2027-06-01', before: click('Publish') },
]

/** Pages whose calls never finish, and fail. */
const broken = (pages: Shot[]): Shot[] =>
  (['waiting', 'failing'] as const).flatMap((calls) =>
    pages.map((shot) => ({ ...shot, name: `${shot.name} ${calls}`, calls })),
  )

const brokenOfAdmin = broken(
  pagesOfAdmin.filter(({ name }) => !name.startsWith('settings ') || name === 'settings basic'),
)

const ofPhysician: Shot[] = [
  { name: 'home', path: '/physician/dashboard' },
  { name: 'schedule', path: '/schedule' },
  { name: 'schedule week', path: '/schedule?view=week' },
  { name: 'time off', path: '/vacation-requests' },
  { name: 'time off form', path: '/vacation-requests', before: click('New Request') },
  { name: 'open shifts', path: '/open-shifts' },
  { name: 'stats', path: '/stats' },
  { name: 'preferences', path: '/preferences' },
  { name: 'preferences scheduling', path: '/preferences?tab=scheduling' },
  { name: 'preferences notifications', path: '/preferences?tab=notifications' },
  { name: 'preferences security', path: '/preferences?tab=security' },
  { name: 'schedule list', path: '/schedule?view=month&layout=list' },
  { name: 'schedule day', path: '/schedule?view=day' },
  { name: 'swaps', path: '/swaps' },
  { name: 'swaps found', path: '/physician/dashboard', before: findSwap },
  { name: 'directory', path: '/directory' },
  { name: 'calendar feed', path: '/calendar-feed' },
  { name: 'ask', path: '/ask' },
  { name: 'call-out', path: '/call-out' },
  { name: 'help', path: '/help' },
  { name: 'shift sheet', path: '/physician/dashboard', before: openDetails },
  { name: 'dialog call out', path: '/physician/dashboard', before: click('Call out') },
  { name: 'dialog swap', path: '/physician/dashboard', before: click('Request Swap') },
]

/** They make no calls. */
const refusedOfPhysician: Shot[] = [
  { name: 'denied', path: '/admin/dashboard' },
  { name: 'not found', path: '/nowhere' },
]

const brokenOfPhysician = broken(ofPhysician.filter(({ before }) => !before))

const ofNewcomer: Shot[] = [
  { name: 'onboarding', path: '/' },
  { name: 'onboarding set up', path: '/', before: click(/^Set Up New Group/) },
  { name: 'onboarding join', path: '/', before: click(/^Join Existing Group/) },
]

export const actors: Actor[] = [
  { name: 'visitor', shots: [{ name: 'landing', path: '/' }] },
  {
    name: 'admin',
    signIn: async (page) => {
      await demo('Miriam Okafor')(page)
      await layOutDesk(page)
    },
    shots: [...pagesOfAdmin, ...brokenOfAdmin, ...statesOfAdmin, ...changesOfAdmin, ...ofDesk],
  },
  {
    name: 'physician',
    signIn: demo('Adaeze Nwosu'),
    shots: [...ofPhysician, ...refusedOfPhysician, ...brokenOfPhysician],
  },
  { name: 'new', signIn: newcomer('nora@new.example'), shots: ofNewcomer },
  { name: 'empty', signIn: newcomer('nora@empty.example', 'Empty Hospitalists'), shots: pagesOfAdmin },
  {
    name: 'large',
    signIn: async (page) => {
      await newcomer('nora@hundred.example')(page)
      await fillLargeGroup(page)
      await layOutDesk(page)
    },
    shots: [...pagesOfAdmin, ...statesOfAdmin.filter(({ name }) => name.startsWith('roster ')), ...ofDesk],
  },
]
