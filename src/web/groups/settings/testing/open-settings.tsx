/** The group settings at one of their tabs, with a group of two physicians, and helpers to press and type. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, renderPage } from '../../../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRoles, sampleUser } from '../../../testing/samples.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { GroupSettingsPage } from '../group-settings-page.tsx'

const physicians = [
  sampleUser({ id: 11, firstName: 'Wei', lastName: 'Chen' }),
  sampleUser({ id: 12, firstName: 'Ada', lastName: 'Smith', fte: 0.5 }),
]

export function openSettings(tab: string, answers: Answers = {}) {
  const page = (
    <>
      <GroupSettingsPage />
      <Toaster />
    </>
  )
  return renderPage(page, {
    path: `/admin/group-settings?tab=${tab}`,
    answers: {
      currentUser: sampleAdmin(),
      myGroup: sampleGroup({ joinCode: '123456' }),
      listRoles: sampleRoles,
      listPhysicians: physicians,
      listSchedules: [],
      holidayWork: [],
      updateGroup: sampleGroup(),
      showHolidayHistory: { holidays: [], entries: [] },
      ...answers,
    },
  })
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export async function retype(label: string, text: string): Promise<void> {
  const box = await screen.findByLabelText(label)
  await userEvent.clear(box)
  if (text) await userEvent.type(box, text)
}
