/** What a change sends, however it is tapped. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { sampleRequest } from '../testing/samples.ts'
import { useChange } from './use-change.ts'

function Buttons() {
  const { mutate } = useChange('cancelRequest')
  const button = (id: number) => (
    <button type="button" onClick={() => mutate({ params: { id }, body: {} })}>
      Cancel {id}
    </button>
  )
  return (
    <>
      {button(1)}
      {button(2)}
    </>
  )
}

test('a double tap sends a change once, another change goes, too, and the same one again once it was answered', async () => {
  const { calls } = renderPage(<Buttons />, { answers: { cancelRequest: sampleRequest() } })
  const tap = (name: string, times: number) =>
    act(async () => {
      for (let tapped = 0; tapped < times; tapped++) screen.getByRole('button', { name }).click()
    })
  await tap('Cancel 1', 2)
  await tap('Cancel 2', 1)
  await waitFor(() => expect(calls).toHaveLength(2))
  await tap('Cancel 1', 1)
  await waitFor(() => expect(calls).toHaveLength(3))
})
