/** Script text in every field that people fill in, shown on every page: it is read as text and never run. */
import { expect, it } from 'vitest'
import { pages as allPages } from '../src/web/pages.ts'
import { newVisitor, pressDemoAccount, startBrowser } from './testing/browser.ts'
import { goInside, settle } from './testing/settle.ts'

startBrowser()

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
  const { page, context, problems } = await newVisitor()
  await pressDemoAccount(page, 'Miriam Okafor')
  const send = async (method: 'put' | 'post', path: string, data: object) => {
    const answer = await page.request[method](path, { data })
    expect(answer.ok(), `${path} ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const me = await (await page.request.get('/api/auth/user')).json()
  await send('put', `/api/groups/${me.groupId}`, { name: evil, description: evil, additionalRules: evil })
  await send('post', '/api/roles', { name: evil, description: evil, aiRules: evil, daysOfWeek: ['monday'] })
  const physician = { firstName: evil.slice(0, 99), lastName: evil.slice(0, 99), email: 'script@riverbend.example' }
  const texts = { phoneNumber: '<b>1</b>', schedulingNotes: evil, specialtyAreas: [evil.slice(0, 99)] }
  const added = await send('post', '/api/physicians', { ...physician, ...texts })
  await send('put', `/api/physicians/${me.id}`, { lastName: evil.slice(0, 99) })
  const asked = { requestType: 'timeoff', requestedDate: '2029-03-01', reason: evil, notes: evil }
  await send('post', '/api/shift-requests', asked)
  await send('post', '/api/shift-requests', { ...asked, requestorId: added.id, requestedDate: '2029-04-01' })
  const [schedule] = await (await page.request.get(`/api/schedules/group/${me.groupId}`)).json()
  await send('put', `/api/schedules/${schedule.id}`, { name: evil })

  await page.goto('/')
  for (const path of pages) {
    await goInside(page, path)
    const { title } = allPages.find((each) => each.path === path.split('?')[0])!
    await page.waitForFunction((wanted) => document.title === wanted, `${title} · Evenshift`)
    await settle(page)
    expect(await page.evaluate(() => 'wasRun' in window), path).toBe(false)
  }
  expect(problems).toEqual([])
  const cookies = await context.cookies()
  const session = cookies.find(({ name }) => name === 'evenshift_session')
  expect([session?.httpOnly, session?.sameSite]).toEqual([true, 'Lax'])
  expect(await page.evaluate(() => document.cookie)).not.toContain('evenshift_session')
}, 180_000)
