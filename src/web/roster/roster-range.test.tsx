import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cell, openRoster, schedule } from '../../../tests/web/open-roster.tsx'

const own = 'Abara, Tue, Dec 8: R Rounder, 7:00 AM–7:00 PM'

test('Shift and arrows select a rectangle, and Delete clears it in one change', async () => {
  const page = await openRoster()
  cell(own).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(await screen.findByText('4 days selected')).toBeTruthy()
  expect(cell(own).getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  expect(page.bodies[0]).toMatchObject({
    edits: [
      { do: 'change', physicianId: null },
      { do: 'change', physicianId: null },
    ],
  })
})

test('of a published schedule, several shifts are cleared once the month is typed', async () => {
  const page = await openRoster({ listSchedules: [{ ...schedule, status: 'active' }] })
  cell(own).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Delete}')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Clear 2 shifts in December 2026?' }))
  const clear = dialog.getByRole('button', { name: 'Clear' })
  expect(clear).toHaveProperty('disabled', true)
  expect(page.bodies).toEqual([])
  await userEvent.type(dialog.getByLabelText('Type December to confirm'), 'december')
  await userEvent.click(clear)
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  expect(page.bodies[0]).toMatchObject({ edits: [{ physicianId: null }, { physicianId: null }] })
})

test('so are those that free days would be pasted over', async () => {
  const page = await openRoster({ listSchedules: [{ ...schedule, status: 'active' }] })
  cell(/^Abara, \w+, Dec 20: free/).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Control>}c{/Control}{Escape}')
  cell(own).focus()
  await userEvent.keyboard('{Control>}v{/Control}')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Clear 2 shifts in December 2026?' }))
  expect(page.bodies).toEqual([])
  await userEvent.type(dialog.getByLabelText('Type December to confirm'), 'december')
  await userEvent.click(dialog.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  expect(page.bodies[0]).toMatchObject({ edits: [{ physicianId: null }, { physicianId: null }] })
})

test('days without shifts have nothing to clear, lock, or unlock', async () => {
  await openRoster()
  cell(/^Abara, \w+, Dec 20: free/).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected days' }))
  for (const name of ['Clear', 'Lock']) expect(bar.getByRole('button', { name })).toHaveProperty('disabled', true)
})

test('Escape, or moving on, ends the selection', async () => {
  await openRoster()
  cell(own).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await screen.findByText('2 days selected')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('2 days selected')).toBeNull()
})

test('a press on another cell ends it, too, so that a drag leaves no selection behind', async () => {
  await openRoster()
  cell(own).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await screen.findByText('2 days selected')
  await userEvent.pointer({ keys: '[MouseLeft>]', target: cell(/^Ueda, Wed, Dec 9/) })
  expect(screen.queryByText(/ days selected$/)).toBeNull()
})

test('dragging across free days selects them, and a press on a shift moves it instead', async () => {
  await openRoster()
  const from = cell(/^Abara, \w+, Dec 20: free/)
  const to = cell(/^Ueda, \w+, Dec 22: /)
  document.elementFromPoint = () => to
  fireEvent.pointerDown(from, { button: 0, pointerType: 'mouse' })
  fireEvent.pointerMove(window, { clientX: 5, clientY: 5 })
  expect(await screen.findByText('6 days selected')).toBeTruthy()
  fireEvent.pointerUp(window)
  // Whoever lets go and moves on selects nothing more.
  document.elementFromPoint = () => from
  fireEvent.pointerMove(window, { clientX: 9, clientY: 9 })
  expect(screen.getByText('6 days selected')).toBeTruthy()
  fireEvent.pointerDown(cell(own).querySelector('.roster-chip')!, { button: 0, pointerType: 'mouse' })
  fireEvent.pointerMove(window, { clientX: 1, clientY: 1 })
  expect(screen.queryByText(/ days selected$/)).toBeNull()
})

test('a question mark shows the keys, and a link leads past the header', async () => {
  await openRoster()
  await userEvent.click(screen.getByRole('button', { name: 'Skip to the roster' }))
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})
