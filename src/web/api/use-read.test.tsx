/** What is fetched again after a change, and in which order. */
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleShift } from '../testing/samples.ts'
import { refreshTopics, useRead } from './use-read.ts'

const [chosen, neighbor] = [1, 2]
const pathOf = (scheduleId: number) => `/api/shifts/schedule/${scheduleId}`

function Page() {
  const beside = useRead('scheduleShifts', { params: { scheduleId: neighbor } }, { canWait: true })
  const own = useRead('scheduleShifts', { params: { scheduleId: chosen } })
  return (
    <p>
      {own.data?.length ?? 'none'} and {beside.data?.length ?? 'none'}
    </p>
  )
}

/** Responses that arrive when the test lets them. */
function holdAnswers() {
  const held: { path: string; answer: (body: unknown) => void }[] = []
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve) => {
        held.push({ path, answer: (body) => resolve(Response.json(body)) })
      }),
  )
  return held
}

const settled = async (text: string, page: ReturnType<typeof renderPage>) =>
  waitFor(() => expect(page.container.textContent).toBe(text))

it('fetches what the page is about first, and what can wait once that is there', async () => {
  const page = renderPage(<Page />, { answers: { scheduleShifts: [] } })
  await settled('0 and 0', page)
  const held = holdAnswers()
  refreshTopics(page.client, ['shifts'])
  await waitFor(() => expect(held.map(({ path }) => path)).toEqual([pathOf(chosen)]))
  held[0]!.answer([sampleShift('2026-12-08')])
  await waitFor(() => expect(held.map(({ path }) => path)).toEqual([pathOf(chosen), pathOf(neighbor)]))
  await settled('1 and 0', page)
})

it('shows an answer that was on its way when more changed, and reads once more', async () => {
  const page = renderPage(<Page />, { answers: { scheduleShifts: [] } })
  await settled('0 and 0', page)
  const held = holdAnswers()
  refreshTopics(page.client, ['shifts'])
  await waitFor(() => expect(held).toHaveLength(1))
  refreshTopics(page.client, ['shifts'])
  refreshTopics(page.client, ['schedules'])
  held[0]!.answer([sampleShift('2026-12-08')])
  await settled('1 and 0', page)
  const ofChosen = () => held.filter(({ path }) => path === pathOf(chosen))
  await waitFor(() => expect(ofChosen()).toHaveLength(2))
  ofChosen()[1]!.answer([])
  await settled('0 and 0', page)
  expect(ofChosen()).toHaveLength(2)
})
