/** Two coordinators rename one schedule: the second reads the first one's name, and what was typed stays. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleSchedule } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { RenameDialog } from './state-dialogs.tsx'

const opened = sampleSchedule({ id: 3, name: 'December 2026', version: 4 })
const staleBy = (current: object): Answers => ({
  renameSchedule: { refusedWith: 409, code: 'stale', message: 'Someone else changed this.', current },
})

/** The dialog, and the colleague's change that arrives while it's open. */
function openRename(answers: Answers) {
  const onClose = vi.fn()
  let arrive: (schedule: typeof opened) => void = () => {}
  function Probe() {
    const [schedule, setSchedule] = useState(opened)
    arrive = (next) => act(() => setSchedule(next))
    return <RenameDialog schedule={schedule} onClose={onClose} />
  }
  return { ...renderPage(<Probe />, { answers }), onClose, arrive: (next: typeof opened) => arrive(next) }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Rename' }))
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Schedule name' })

async function type(name: string) {
  await userEvent.clear(box())
  await userEvent.type(box(), name)
}

test('the second of two who rename a schedule reads the name that a colleague chose, and keeps what was typed', async () => {
  const theirs = { ...opened, name: 'December, Ana’s', version: 5 }
  const { bodies, answer, arrive, onClose } = openRename(staleBy(theirs))
  await type('December, mine')
  arrive(theirs)
  await press()
  expect(
    await screen.findByText(
      'A colleague renamed this to December, Ana’s. Rename again to use your name for it instead.',
    ),
  ).toBeTruthy()
  expect(bodies).toEqual([{ name: 'December, mine', version: 4 }])
  expect(box().value).toBe('December, mine')
  expect(readToasts()[0]?.description).not.toBe('Failed to rename the schedule. Please try again.')
  expect(onClose).not.toHaveBeenCalled()
  answer({ renameSchedule: theirs })
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies.at(-1)).toEqual({ name: 'December, mine', version: 5 })
})

test('shifts that changed meanwhile are no reason to ask again', async () => {
  const edited = { ...opened, version: 6 }
  const { bodies, answer, onClose } = openRename(staleBy(edited))
  await type('December, final')
  const refuse = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const response = await refuse(...given)
    answer({ renameSchedule: edited })
    return response
  })
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies).toEqual([
    { name: 'December, final', version: 4 },
    { name: 'December, final', version: 6 },
  ])
})
