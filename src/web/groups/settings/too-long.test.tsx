/** Text that is too long for a group setting stays whole, says how much fits, and isn't saved. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openSettings } from './testing/open-settings.tsx'

const refusal = /^(At most|Must have at most) [\d,]+ characters/

it.each([
  ['rules', 'Rules in plain words', 'Save custom rules', 10_000, '10,000', '10,012'],
  ['advanced', 'Name', 'Add', 100, '100', '112'],
  ['shift-types', 'Name', 'Save shift types', 100, '100', '112'],
  ['basic', 'Description', 'Save settings', 2000, '2,000', '2,012'],
])('%s: keeps all of a %s that is too long, and saves nothing', async (tab, label, save, limit, allowed, given) => {
  const user = userEvent.setup()
  const { bodies } = openSettings(tab)
  const [box] = await screen.findAllByLabelText<HTMLInputElement>(label)
  const text = 'Max 3 nights'.padEnd(limit + 12, ' x')
  await user.clear(box!)
  await user.click(box!)
  await user.paste(text)
  expect(box!.value).toBe(text)
  expect(await screen.findByText(`At most ${allowed} characters. This has ${given}.`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: save }))
  expect(screen.getAllByText(refusal)).toHaveLength(1)
  expect(bodies).toEqual([])
  await user.clear(box!)
  await user.paste('Swing')
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull())
})
