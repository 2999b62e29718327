/** Script text in every field that people fill in, shown on every page: it is read as text and never run. */
import { expect, it } from 'vitest'
import { paths } from '../src/web/paths.ts'
import { newVisitor, shareBrowser, signInByForm } from './testing/browser.ts'
import { goInside, settle } from './testing/settle.ts'

shareBrowser()

const evil = '"><img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>'
const pages = [
  '/admin/dashboard',
  '/admin/group-settings',
  '/admin/group-settings?tab=roles',
  '/admin/group-settings?tab=rules',
  '/admin/physicians',
  '/admin/users',
  '/admin/requests',
  '/admin/analytics',
  '/admin/audit',
  '/schedule',
  '/physician/dashboard',
  '/vacation-requests',
  '/open-shifts',
  '/stats',
  '/preferences',
]

it('shows script text as text, on every page', async () => {
  const { page, problems } = await newVisitor()
  const run = Date.now().toString(36)
  await signInByForm(page, { email: `script.${run}@ward.example`, first: 'Sana', last: 'Script' }, null)
  const send = async (method: 'put' | 'post', path: string, data: object) => {
    const answer = await page.request[method](path, { data, timeout: 60_000 })
    expect(answer.ok(), `${path} ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const group = await send('post', '/api/groups', { name: evil, description: evil, additionalRules: evil })
  await send('put', `/api/groups/${group.id}`, { settings: { ...group.settings, solverSeconds: 1 } })
  const me = await (await page.request.get('/api/auth/user')).json()
  await send('put', `/api/physicians/${me.id}`, { lastName: evil.slice(0, 99) })
  await send('post', '/api/roles', { name: evil, description: evil, aiRules: evil, daysOfWeek: ['monday'] })
  const physician = { firstName: evil.slice(0, 99), lastName: evil.slice(0, 99), email: `evil.${run}@ward.example` }
  const texts = { phoneNumber: '<b>1</b>', schedulingNotes: evil, specialtyAreas: [evil.slice(0, 99)] }
  const added = await send('post', '/api/physicians', { ...physician, ...texts })
  const now = new Date()
  const month = { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() }
  const { schedule } = await send('post', '/api/schedules/generate', month)
  await send('put', `/api/schedules/${schedule.id}`, { name: evil })
  await send('post', `/api/schedules/${schedule.id}/publish`, {})
  const asked = { requestType: 'timeoff', requestedDate: '2029-03-01', reason: evil, notes: evil }
  await send('post', '/api/shift-requests', asked)
  await send('post', '/api/shift-requests', { ...asked, requestorId: added.id, requestedDate: '2029-04-01' })

  await page.goto('/')
  for (const path of pages) {
    await goInside(page, path)
    const { title } = paths.find((each) => each.path === path.split('?')[0])!
    await page.waitForFunction((wanted) => document.title === wanted, `${title} · Evenshift`)
    await settle(page)
    expect(await page.evaluate(() => 'wasRun' in window), path).toBe(false)
  }
  expect(problems).toEqual([])
}, 180_000)
