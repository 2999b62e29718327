/** Script text in every field that people fill in, shown on every page and written into every file: it is read as text and never run. */
import { scheduleFormats } from '../src/contract/exports.ts'
import { paths } from '../src/web/paths.ts'
import { expect, test } from './testing/journey.ts'
import { send } from './testing/send.ts'
import { goInside, settle } from './testing/settle.ts'
import { signInByForm } from './testing/sign-in.ts'

const evil = '"><img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>'
/** A workbook would compute it, and a link would run it. */
const formula = '=HYPERLINK("javascript:window.wasRun=1")'
/** What stands behind a tab. */
const tabs = [
  ...['roles', 'shift-types', 'rules', 'advanced'].map((tab) => `/admin/group-settings?tab=${tab}`),
  '/admin/schedule-upload?tab=chat',
  '/preferences?tab=scheduling',
]
const pages = [...paths.map(({ path }) => path), ...tabs]

test('shows script text as text, on every page and in every file', async ({ page }) => {
  const run = Date.now().toString(36)
  await signInByForm(page, { email: `script.${run}@ward.example`, first: 'Sana', last: 'Script' })
  const texts = { name: evil, description: evil, additionalRules: evil }
  const group = await send<{ id: number; settings: object }>(page, 'post', '/api/groups', texts)
  await send(page, 'put', `/api/groups/${group.id}`, { settings: { ...group.settings, solverSeconds: 1 } })
  const me = await send<{ id: number }>(page, 'get', '/api/auth/user')
  await send(page, 'put', `/api/physicians/${me.id}`, { lastName: evil.slice(0, 99) })
  await send(page, 'post', '/api/roles', { name: evil, description: evil, aiRules: evil, daysOfWeek: ['monday'] })
  await send(page, 'post', '/api/roles', { name: formula, daysOfWeek: ['tuesday'] })
  const physician = { firstName: evil.slice(0, 99), lastName: evil.slice(0, 99), email: `evil.${run}@ward.example` }
  const notes = { phoneNumber: '<b>1</b>', schedulingNotes: evil, specialtyAreas: [evil.slice(0, 99)] }
  const added = await send<{ id: number }>(page, 'post', '/api/physicians', { ...physician, ...notes })
  const now = new Date()
  const month = { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() }
  const { schedule } = await send<{ schedule: { id: number } }>(page, 'post', '/api/schedules/generate', month)
  await send(page, 'put', `/api/schedules/${schedule.id}`, { name: evil })
  await send(page, 'post', `/api/schedules/${schedule.id}/publish`, {})
  const asked = { requestType: 'timeoff', requestedDate: '2029-03-01', reason: evil, notes: evil }
  await send(page, 'post', '/api/shift-requests', asked)
  await send(page, 'post', '/api/shift-requests', { ...asked, requestorId: added.id, requestedDate: '2029-04-01' })

  await page.goto('/')
  for (const path of pages) {
    await goInside(page, path)
    const { title } = paths.find((each) => each.path === path.split('?')[0])!
    await expect(page).toHaveTitle(`${title} · Evenshift`)
    await settle(page)
    expect(await page.evaluate(() => 'wasRun' in window), path).toBe(false)
    await expect(page.locator('a[href^="javascript:" i], img[src="x"], body script:not([src])'), path).toHaveCount(0)
  }

  const files = [
    ...scheduleFormats.map((format) => `/api/schedules/${schedule.id}/export?format=${format}`),
    '/api/shifts/my.ics',
    `/api/groups/${group.id}/export`,
    '/api/privacy/my-data',
    (await send<{ path: string }>(page, 'post', '/api/calendar', {})).path,
  ]
  for (const address of files) {
    // The browser keeps it and shows none of it, wherever its address is opened.
    const download = page.waitForEvent('download')
    await page.goto(address).catch(() => {})
    expect((await download).suggestedFilename(), address).not.toMatch(/[<>:"/\\|?*\p{Cc}]/u)
    const answer = await page.request.get(address)
    expect(answer.headers()['x-content-type-options'], address).toBe('nosniff')
  }
  const table = await (await page.request.get(files.find((address) => address.endsWith('csv'))!)).text()
  expect(table).toContain('HYPERLINK')
  expect(table.split(/[\r\n,]+/).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
})
