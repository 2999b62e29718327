import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '../../contract/activity.ts'
import type { DayShift, News } from '../../contract/news.ts'
import { useRead } from '../api/use-read.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleRoles, sampleSchedule, sampleUser } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { AnswersCard } from './answers-card.tsx'
import { useNewsToast } from './use-news-toast.ts'
import { WhatChanged } from './what-changed-card.tsx'

const rounder: DayShift = {
  id: 60,
  roleId: 1,
  role: 'Rounder',
  position: 6,
  shiftType: 'day',
  startTime: '07:00',
  endTime: '19:00',
  location: null,
}
const news: News = {
  notificationIds: [4, 5],
  at: '2026-12-14T13:12:00.000Z',
  byName: 'Miriam Okafor',
  days: [
    { date: '2026-12-29', was: [rounder], is: [] },
    { date: '2027-01-05', was: [], is: [{ ...rounder, id: 61 }] },
  ],
}
const answers: Answers = {
  currentUser: sampleUser(),
  listRoles: sampleRoles,
  myNews: news,
  newsEffect: { sentences: ['Still 7 days in a row, Dec 30 – Jan 5.', 'Your fair share doesn’t change.'] },
  answerNews: { ok: true },
}
const clock = { now: new Date('2026-12-14T15:00:00Z'), timeZone: 'America/New_York', today: '2026-12-14' }
const card = async () => within(await screen.findByRole('region', { name: 'What changed' }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: clock.now }))
afterEach(() => void vi.useRealTimers())

test('old and new days stand side by side, with who changed them; a new day opens its shift', async () => {
  renderPage(<WhatChanged clock={clock} />, { answers })
  const shown = await card()
  expect(shown.getByText('Miriam Okafor updated your schedule today at 8:12 AM.')).toBeTruthy()
  expect(shown.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Tue, Dec 29was R6Rounder R67a–7pnow Off',
    'Tue, Jan 5was Offnow R6Rounder R67a–7p',
  ])
  expect(shown.getByRole('link').getAttribute('href')).toBe('/?shift=61')
})

test('the first shifts of a month have nothing to stand beside', async () => {
  const days = news.days.map((day) => ({ ...day, was: [], is: [rounder], isFirst: true }))
  renderPage(<WhatChanged clock={clock} />, { answers: { ...answers, myNews: { ...news, days } } })
  const shown = await card()
  expect(shown.getByText('Miriam Okafor added 2 shifts to your schedule today at 8:12 AM.')).toBeTruthy()
  expect(shown.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Tue, Dec 29R6Rounder R67a–7p',
    'Tue, Jan 5R6Rounder R67a–7p',
  ])
})

test('below them stands what it means for my stretch and my fair share', async () => {
  renderPage(<WhatChanged clock={clock} />, { answers })
  const shown = await card()
  expect(await shown.findByText('Still 7 days in a row, Dec 30 – Jan 5. Your fair share doesn’t change.')).toBeTruthy()
})

test('Looks good acknowledges what was seen, and the card goes', async () => {
  const { bodies, answer } = renderPage(<WhatChanged clock={clock} />, { answers })
  const shown = await card()
  answer({ myNews: { notificationIds: [], at: null, byName: null, days: [] } })
  await userEvent.click(shown.getByRole('button', { name: 'Looks good' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What changed' })).toBeNull())
  expect(bodies).toEqual([{ notificationIds: [4, 5] }])
})

test('Report a problem asks what it is, and sends it', async () => {
  const { bodies } = renderPage(<WhatChanged clock={clock} />, { answers })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click((await card()).getByRole('button', { name: 'Report a problem' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/with Tue, Dec 29 and 1 more day/)).toBeTruthy()
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send to coordinators' })
  expect(send.disabled).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'I am at a course.')
  await user.click(send)
  await waitFor(() => expect(bodies).toEqual([{ notificationIds: [4, 5], problem: 'I am at a course.' }]))
})

test('a usual reason is one tap, and a new shift can be swapped instead', async () => {
  const { bodies } = renderPage(<WhatChanged clock={clock} />, { answers })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click((await card()).getByRole('button', { name: 'Report a problem' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByRole('link', { name: 'Find a swap for Tue, Jan 5 instead' }).getAttribute('href')).toBe(
    '/swaps?give=61',
  )
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'I fly at noon.')
  await user.click(dialog.getByRole('button', { name: 'Too many days in a row' }))
  await user.click(dialog.getByRole('button', { name: 'Too many days in a row' }))
  await user.click(dialog.getByRole('button', { name: 'Send to coordinators' }))
  const problem = 'I fly at noon. Too many days in a row.'
  await waitFor(() => expect(bodies).toEqual([{ notificationIds: [4, 5], problem }]))
})

test('of a whole month the first days are shown, and the rest when asked for', async () => {
  const days = Array.from({ length: 9 }, (_, index) => ({ ...news.days[1]!, date: `2027-01-0${index + 1}` }))
  renderPage(<WhatChanged clock={clock} />, { answers: { ...answers, myNews: { ...news, days } } })
  const shown = await card()
  expect(shown.getAllByRole('listitem')).toHaveLength(4)
  await userEvent.click(shown.getByRole('button', { name: 'Show 5 more days' }))
  expect(shown.getAllByRole('listitem')).toHaveLength(9)
})

test('nothing changed: no card', async () => {
  const { calls } = renderPage(<WhatChanged clock={clock} />, {
    answers: { ...answers, myNews: { ...news, days: [] } },
  })
  await waitFor(() => expect(calls).toContain('GET /api/news'))
  expect(screen.queryByRole('region')).toBeNull()
})

/** Shows what has arrived, so that a test can wait for it. */
function Watcher() {
  useNewsToast()
  return <p>Newest: {useRead('myNotifications', {}).data?.[0]?.id}</p>
}

test('a change of my shifts that arrives while I look makes a toast; other news and old ones do not', async () => {
  const message = (id: number, isAboutMyShifts: boolean): Notification => ({
    id,
    at: '2026-12-14T13:12:00.000Z',
    text: `Message ${id}`,
    link: null,
    readAt: null,
    isAboutMyShifts,
  })
  const { answer, client, calls } = renderPage(<Watcher />, {
    answers: { ...answers, myNotifications: [message(1, true)] },
  })
  const arrive = async (list: Notification[]) => {
    answer({ myNotifications: list })
    await client.invalidateQueries()
    await screen.findByText(`Newest: ${list[0]!.id}`)
  }
  await waitFor(() => expect(calls).toContain('GET /api/notifications'))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const before = readToasts()
  await arrive([message(2, false), message(1, true)])
  expect(readToasts()).toEqual(before)
  await arrive([message(3, true), message(2, false), message(1, true)])
  await waitFor(() => expect(readToasts()[0]).toMatchObject({ title: 'Your shifts changed', description: 'Message 3' }))
  await arrive([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((id) => message(id, true)))
  await waitFor(() => expect(readToasts()[0]).toMatchObject({ description: 'Message 15 And 11 more changes.' }))
})

test('coordinators see who has answered, the problems first', async () => {
  renderPage(<AnswersCard schedule={sampleSchedule()} />, {
    answers: {
      currentUser: sampleAdmin(),
      newsAnswers: {
        looksGood: [{ physicianId: 11, name: 'Kenji Ueda', at: '2026-12-14T14:00:00.000Z' }],
        problems: [{ physicianId: 12, name: 'Bao Nguyen', at: '2026-12-14T14:30:00.000Z', says: 'I am at a course.' }],
        waiting: [
          { physicianId: 13, name: 'Rohan Desai' },
          { physicianId: 14, name: 'Rohan Desai' },
        ],
      },
    },
  })
  expect(await screen.findByText('1 of 4 said it looks good, 1 reported a problem')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Problems' })).getByText(/I am at a course/)).toBeTruthy()
  expect(screen.getByText('No answer yet (2)')).toBeTruthy()
})
