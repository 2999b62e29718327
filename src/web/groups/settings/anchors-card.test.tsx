/** Switch days and tracks: proposed from history, moved by select or by dragging, and saved together. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnchorProposal } from '../../../contract/anchors.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleUser } from '../../testing/samples.ts'
import { AnchorsCard } from './anchors-card.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const group = sampleGroup()
const people = [
  sampleUser({ id: 11, firstName: 'Wei', lastName: 'Chen', track: '2026-12-07' }),
  sampleUser({ id: 12, firstName: 'Ada', lastName: 'Smith', track: null }),
]
const proposal: AnchorProposal = {
  ...{ from: '2026-09-01', to: '2026-11-30', switchDays: ['tuesday'] },
  tracks: [
    { physicianId: 11, track: '2026-09-01', fit: 0.93 },
    { physicianId: 12, track: '2026-09-08', fit: 0.8 },
  ],
}

function open() {
  return renderPage(<AnchorsCard group={group} />, {
    answers: {
      ...{ currentUser: sampleAdmin(), myGroup: group, listPhysicians: people },
      ...{ proposeAnchors: proposal, saveAnchors: { ok: true } },
    },
  })
}

const namesIn = async (column: string) => {
  const items = within(await screen.findByRole('region', { name: column })).queryAllByRole('listitem')
  return items.map((item) => item.textContent)
}

test('a proposal fills the columns with how well it fits, and is saved as it stands', async () => {
  const page = open()
  expect(await namesIn('No fixed week')).toEqual([expect.stringContaining('Smith, Ada')])
  await userEvent.click(screen.getByRole('button', { name: 'Suggest from history' }))
  expect(
    await screen.findByText(/weeks have changed hands on Tuesday, and 2 physicians have worked week A or B/),
  ).toBeTruthy()
  expect(await namesIn('Week B')).toEqual([expect.stringContaining('Chen, Weistarts Tue · 93% of days match')])
  expect(await namesIn('Week A')).toEqual([expect.stringContaining('Smith, Adastarts Tue · 80% of days match')])
  expect(page.bodies).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save switch days and weeks' }))
  await waitFor(() =>
    expect(page.bodies).toEqual([
      {
        switchDays: ['tuesday'],
        tracks: proposal.tracks.map(({ physicianId, track }) => ({ physicianId, track })),
        version: group.version,
      },
    ]),
  )
})

test('somebody who is dragged to a week starts on its next switch day', async () => {
  open()
  const item = within(await screen.findByRole('region', { name: 'No fixed week' })).getByRole('listitem')
  const data = new Map<string, string>()
  const dataTransfer = { setData: data.set.bind(data), getData: data.get.bind(data) }
  fireEvent.dragStart(item, { dataTransfer })
  fireEvent.drop(screen.getByRole('region', { name: 'Week B' }), { dataTransfer })
  expect(await namesIn('Week B')).toContainEqual(expect.stringContaining('Smith, Adastarts Mon'))
})

test('the same by keyboard', async () => {
  open()
  const select = await screen.findByRole('combobox', { name: 'Week of Ada Smith' })
  select.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('option', { name: 'Week A' })
  await userEvent.keyboard('{Home}{Enter}')
  expect(await namesIn('Week A')).toContainEqual(expect.stringContaining('Smith, Adastarts Mon'))
})
