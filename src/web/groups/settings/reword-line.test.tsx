import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Health } from '../../../contract/health.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RewordLine } from './reword-line.tsx'

const part = { state: 'ok' as const, since: '2026-12-08T15:00:00.000Z', detail: '' }
const health = (ai: Health['parts']['ai']['state']): Health => ({
  state: 'ok',
  version: '1',
  parts: { database: part, queue: part, email: part, ai: { ...part, state: ai } },
})

test('offers the wording of the model, marked as such, and hands it over when it is taken', async () => {
  const onUse = vi.fn()
  const page = renderPage(<RewordLine text="Chen is done with graveyards" onUse={onUse} />, {
    answers: {
      health: health('ok'),
      rewordRule: { reworded: 'Dr. Chen works no nights', says: 'Wei Chen: never nights', usedModel: 'openai' },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest wording' }))
  expect(await screen.findByText('Suggested by the model')).toBeTruthy()
  expect(screen.getByText('Wei Chen: never nights')).toBeTruthy()
  expect(page.bodies).toEqual([{ text: 'Chen is done with graveyards' }])
  await userEvent.click(screen.getByRole('button', { name: 'Use it' }))
  expect(onUse).toHaveBeenCalledWith('Dr. Chen works no nights')
})

test('is not there without a model', async () => {
  const page = renderPage(<RewordLine text="Chen is done" onUse={() => {}} />, { answers: { health: health('off') } })
  await expect.poll(() => page.client.getQueryData(['health', {}])).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
