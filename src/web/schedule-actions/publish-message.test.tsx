/** The message to the group: one that is too long stays whole and isn't published. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { emptyAssessment } from '../../../tests/web/assessments.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleSchedule } from '../testing/samples.ts'
import { PublishDialog } from './publish-dialog.tsx'

test('a message that is too long stays whole, says how much fits, and keeps the schedule from being published', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const draft = sampleSchedule({ id: 9, name: 'Second try', status: 'draft' })
  const { calls } = renderPage(
    <PublishDialog schedule={draft} schedules={[draft]} isSaving={false} onClose={() => {}} />,
    {
      answers: {
        ...{ currentUser: sampleAdmin(), myGroup: sampleGroup(), scheduleShifts: [], listRoles: [] },
        ...{ listPhysicians: [], groupRequests: [], scheduleAssessment: emptyAssessment, listOverrides: [] },
      },
    },
  )
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message')
  const publish = within(screen.getByRole('alertdialog')).getByRole<HTMLButtonElement>('button', { name: 'Publish' })
  await expect.poll(() => publish.disabled).toBe(false)
  await user.clear(message)
  await user.click(message)
  await user.paste('Thanks! '.repeat(200).trim())
  expect(message.value).toHaveLength(1599)
  expect(screen.getByText('At most 1,000 characters. This has 1,599.')).toBeTruthy()
  expect(publish.disabled).toBe(true)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})
