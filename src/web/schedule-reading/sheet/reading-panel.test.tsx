/** Correcting a reading: by pointing, by keys, by codes and people; each correction sends the same file again. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { analyzeButton, openUploadTab, paste, user } from '../testing/open-upload-tab.tsx'
import { sampleAnalysis, unsureAnalysis } from '../testing/sample-analysis.ts'
import { slotsOf } from './sheet-row.tsx'

async function open(analysis = unsureAnalysis()) {
  const rendered = openUploadTab({ analyzeSchedule: analysis })
  await paste('sheet')
  await user.click(analyzeButton())
  const grid = await screen.findByRole('grid', { name: 'Sheet December' })
  return { ...rendered, grid }
}

const sentLast = (bodies: unknown[]) => (bodies.at(-1) as { constraints?: unknown }).constraints

it('lays the reading over the sheet, and says what needs a look', async () => {
  const { grid } = await open()
  expect(within(grid).getByRole('cell', { name: /Chen, Hana.*Physician/ })).toBeTruthy()
  expect(within(grid).getByRole('cell', { name: /Qz.*Needs review/ })).toBeTruthy()
  expect(within(grid).getByRole('rowheader', { name: 'Row 4' })).toBeTruthy()
  expect(screen.getByText('1 cell needs review')).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Checks' })).getByText('Nobody has two shifts on one day.'),
  ).toBeTruthy()
})

it('tells what a column holds by pointing at its letter, and takes it back', async () => {
  const { grid, bodies, answer } = await open()
  await user.click(within(grid).getByRole('columnheader', { name: 'C' }))
  const menu = await screen.findByRole('dialog', { name: 'Column C. These are...' })
  answer({ analyzeSchedule: unsureAnalysis({ id: 13 }) })
  await user.click(within(menu).getByRole('button', { name: /Ignore/ }))
  await waitFor(() => expect(sentLast(bodies)).toEqual([{ sheet: 0, column: 2, is: 'ignore' }]))
  const list = await screen.findByRole('list', { name: 'Your corrections' })
  expect(list.textContent).toBe('Column C: ignore')
  answer({ analyzeSchedule: unsureAnalysis({ id: 14 }) })
  await user.click(screen.getByRole('button', { name: 'Undo last correction' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Your corrections' })).toBeNull())
  expect(sentLast(bodies)).toEqual([])
})

it('renames someone by keyboard', async () => {
  const { bodies } = await open()
  screen.getByRole('button', { name: 'Change Omar Diaz' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy()
  await user.keyboard('{Enter}')
  const name = await screen.findByLabelText('First and last name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  await user.clear(name)
  await user.keyboard('Omar Dias{Enter}')
  await waitFor(() => expect(sentLast(bodies)).toEqual([{ rename: ['Omar Diaz', 'Omar Dias'] }]))
})

it('moves by arrows and names a row by a letter', async () => {
  const { grid, bodies } = await open()
  grid.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(grid.getAttribute('aria-activedescendant')).toMatch(/-3--1$/)
  await user.keyboard('p')
  await waitFor(() => expect(sentLast(bodies)).toEqual([{ sheet: 0, row: 3, is: 'people' }]))
})

it('answers the question by its digit', async () => {
  const { grid, bodies } = await open()
  grid.focus()
  await user.keyboard('1')
  await waitFor(() => expect(sentLast(bodies)).toEqual([{ dateOrder: 'day-first' }]))
})

it('says who works when in the menu of a cell', async () => {
  const { grid } = await open()
  await user.click(within(grid).getByTitle('Cell B2: N'))
  const menu = await screen.findByRole('dialog', { name: 'Cell B2. This is...' })
  expect(menu.textContent).toContain('Hana Chen, Tue, Dec 1')
})

it('gives a code hours and a role, or makes it a day off', async () => {
  const { bodies } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit N' }))
  await user.clear(screen.getByLabelText('Role'))
  await user.type(screen.getByLabelText('Role'), 'Nocturnist')
  await user.type(screen.getByLabelText('Start'), '19:00')
  await user.type(screen.getByLabelText('End'), '07:00')
  await user.click(screen.getByRole('button', { name: 'Save N' }))
  const first = { code: 'N', role: 'Nocturnist', start: '19:00', end: '07:00' }
  await waitFor(() => expect(sentLast(bodies)).toEqual([first]))
})

it('merges, renames and dismisses people', async () => {
  const { bodies, answer } = await open()
  answer({ analyzeSchedule: unsureAnalysis({ id: 13 }) })
  await user.click(screen.getByRole('button', { name: 'Merge with Hana Chen' }))
  await waitFor(() => expect(sentLast(bodies)).toEqual([{ same: ['Ch', 'Chen, Hana'] }]))
  await screen.findByRole('list', { name: 'Your corrections' })
  await user.click(screen.getByRole('button', { name: 'Change Omar Diaz' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Not a physician' }))
  await waitFor(() => expect(sentLast(bodies)).toEqual([{ same: ['Ch', 'Chen, Hana'] }, { notPerson: 'Omar Diaz' }]))
})

it('says that a file was read as an earlier one was corrected, and forgets that', async () => {
  const nights = { code: 'N', role: 'Nocturnist', start: '19:00', end: '07:00' }
  const constraints = [{ notPerson: 'Sue' }, nights]
  const remembered = { says: 'Read the way you corrected November 2026’s file.', constraints }
  const { bodies, answer } = await open(unsureAnalysis({ remembered }))
  expect(screen.getByText('Read the way you corrected November 2026’s file.')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Your corrections' }).textContent).toBe(
    'Sue isn’t a physicianN: Nocturnist 7:00 PM–7:00 AM',
  )
  answer({ analyzeSchedule: unsureAnalysis({ id: 13 }) })
  await user.click(screen.getByRole('button', { name: 'Forget corrections' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Forget corrections' })).toBeNull())
  expect(sentLast(bodies)).toEqual([])
})

it('is folded where the reading is sure, and cannot be corrected without the file', async () => {
  const { sheets } = unsureAnalysis()
  openUploadTab({ findAnalysis: sampleAnalysis({ sheets }) }, 12)
  await user.click(await screen.findByRole('button', { name: 'Check how we read it' }))
  expect(await screen.findByText('Upload the file again to correct how we read it.')).toBeTruthy()
})

it('lets long texts run on over empty cells, and merged cells cover theirs', () => {
  const long = { column: 0, text: 'RIVERBEND, MARCH 2026', is: 'title' } as const
  expect(slotsOf([long], 4)).toEqual([{ column: 0, span: 4, cell: long }])
  const merged = { column: 1, text: 'Mon', is: 'dates', columnSpan: 2 } as const
  expect(slotsOf([merged], 4).map(({ span }) => span)).toEqual([1, 2, 1])
})
