/** A call-out at 5 AM, on three phones and at a desk: the backup gets a push message, takes the shift, and everyone sees it. */
import type { Page } from '@playwright/test'
import { startPushSink } from '../src/server/platform/mail/testing/push-sink.ts'
import { expect, phone, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { signInByForm } from './testing/sign-in.ts'

/** 5:02 AM in New York; browsers and server share this time. */
const moment = '2026-12-08T10:02:00Z'
const today = '2026-12-08'
const clock = new URL('./testing/fixed-clock.mjs', import.meta.url)

test.use({
  ownProduct: {
    from: 'nothing',
    settings: { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_STARTS_AT: moment, PUSH_LOOPBACK: 'on' },
  },
})

type Person = { id: number; email: string; firstName: string; lastName: string; groupId: number }
type Shift = { id: number; date: string; role: string; startTime: string; physicianId: number | null }

test('a call-out at 5 AM is covered by the backup through push, and seen on the timeline', async ({
  coordinator: desk,
  newPage,
}) => {
  const { lost, sick, backup } = await chooseShift(desk)
  const openPhone = async (person: Person): Promise<Page> => {
    const page = await newPage({ viewport: phone })
    await page.clock.setFixedTime(new Date(moment))
    await signInByForm(page, { email: person.email, first: person.firstName, last: person.lastName })
    return page
  }
  const [sickPhone, backupPhone] = [await openPhone(sick), await openPhone(backup)]
  const coordinatorPhone = await newPage({ viewport: phone })
  await coordinatorPhone.context().addCookies(await desk.context().cookies())
  const [toBackup, toCoordinator] = [await subscribe(backupPhone), await subscribe(coordinatorPhone)]

  await sickPhone.goto(`/schedule?shift=${lost.id}`)
  await sickPhone.getByRole('dialog').getByRole('button', { name: 'Call out' }).click()
  const dialog = sickPhone.getByRole('alertdialog', { name: 'Can’t make your shift?' })
  await dialog
    .getByRole('list', { name: 'Who to call' })
    .getByRole('link', { name: /^Call / })
    .first()
    .waitFor()
  await expectAccessible(sickPhone, 'call out')
  await dialog.getByRole('button', { name: 'Call out' }).click()
  await sickPhone.getByRole('heading', { name: 'Not covered yet' }).waitFor()
  const steps = sickPhone.getByRole('list', { name: 'What happened' })
  await steps.getByText(`Backup ${backup.firstName} ${backup.lastName} called`).waitFor()

  await expect.poll(() => toCoordinator.taken.length, { timeout: 30_000 }).toBe(1)
  await coordinatorPhone.goto(String(toCoordinator.taken[0]!.message.link))
  await coordinatorPhone
    .getByRole('alert')
    .getByText(/called out of/)
    .waitFor()
  await steps.getByText('Seen by Miriam Okafor').waitFor()
  await expectAccessible(coordinatorPhone, 'a call-out at the coordinator')

  await expect.poll(() => toBackup.taken.length, { timeout: 30_000 }).toBe(1)
  expect(toBackup.taken[0]!.message).toMatchObject({ title: 'Can you take a shift?', isUrgent: true })
  await backupPhone.goto(String(toBackup.taken[0]!.message.link))
  await backupPhone.getByRole('button', { name: 'I’ll take it' }).click()
  await backupPhone.getByRole('heading', { name: 'Covered' }).waitFor()

  await sickPhone.getByRole('heading', { name: 'Covered. Get some rest.' }).waitFor()
  await expectAccessible(sickPhone, 'covered')
  await expectNoSidewaysScroll(sickPhone, 'covered')
  await expect(coordinatorPhone.getByRole('alert')).toHaveCount(0)
  const after = await send<{ shift: Shift }>(desk, 'get', `/api/shifts/${lost.id}`)
  expect(after.shift.physicianId).toBe(backup.id)
  await Promise.all([toBackup.stop(), toCoordinator.stop()])
})

/** A shift today that hasn't started and that the person on backup can take within the rules. */
async function chooseShift(desk: Page): Promise<{ lost: Shift; sick: Person; backup: Person }> {
  const people = await send<Person[]>(desk, 'get', '/api/users')
  const schedules = await send<{ id: number; month: number; status: string }[]>(
    desk,
    'get',
    `/api/schedules/group/${people[0]!.groupId}`,
  )
  const active = schedules.find(({ month, status }) => month === 12 && status === 'active')!
  const shifts = (await send<Shift[]>(desk, 'get', `/api/shifts/schedule/${active.id}`)).filter(
    ({ date, physicianId }) => date === today && physicianId !== null,
  )
  const onBackup = shifts.find(({ role }) => role === 'Backup')!
  for (const lost of shifts) {
    if (lost.id === onBackup.id || lost.startTime < '06:00') continue
    const range = `physicianId=${lost.physicianId}&startDate=${today}&endDate=${today}`
    const { plans } = await send<{ plans: { kind: string }[] }>(desk, 'get', `/api/call-outs/plans?${range}`)
    if (!plans.some(({ kind }) => kind === 'backup')) continue
    const personOf = ({ physicianId }: Shift) => people.find(({ id }) => id === physicianId)!
    return { lost, sick: personOf(lost), backup: personOf(onBackup) }
  }
  throw new Error('No shift of today can be taken by the backup.')
}

async function subscribe(page: Page) {
  const sink = await startPushSink()
  const { publicKey } = await send<{ publicKey: string }>(page, 'get', '/api/devices')
  sink.serverKey = publicKey
  await send(page, 'post', '/api/devices', { name: 'Chrome on Android', ...sink.subscription })
  return sink
}
