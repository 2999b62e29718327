/** What an analysis will create and change: shown first, chosen, implemented, and what follows. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answers } from '../testing/render-page.tsx'
import { sampleSchedule } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { analyzeButton, openUploadTab, user } from './testing/open-upload-tab.tsx'
import { sampleImplementation } from './testing/sample-analysis.ts'

async function openPlan(answers: Answers = {}) {
  const page = openUploadTab(answers, 12)
  await user.click(await screen.findByRole('button', { name: 'Implement Analysis Results' }))
  const dialog = await screen.findByRole('dialog', { name: 'What will be created and changed' })
  await within(dialog).findByText('30 becomes 43')
  return { ...page, dialog }
}

it('shows what will be created and changed before it is, and sends only what is chosen', async () => {
  const { dialog, bodies } = await openPlan({ implementAnalysis: sampleImplementation() })
  expect(within(dialog).getByText('19:00 to 07:00, 2 every day becomes 3 every day')).toBeTruthy()
  expect(within(dialog).getAllByText('Changed')).toHaveLength(2)
  expect(within(dialog).getByText('omar@clinic.example')).toBeTruthy()
  expect(within(dialog).queryByRole('region', { name: 'Drafts' })).toBeNull()
  await user.type(within(dialog).getByLabelText('Email address of Hana Chen'), 'hana@clinic.example')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Omar Diaz' }))
  await user.click(
    within(within(dialog).getByRole('region', { name: 'Shift types' })).getByRole('checkbox', { name: 'Night' }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  await screen.findByText('We set up your group from this schedule')
  expect(bodies).toEqual([
    {
      id: 12,
      choices: {
        roles: ['Night'],
        shiftTypes: [],
        settings: true,
        physicians: [{ key: 'chen', email: 'hana@clinic.example' }],
        drafts: [],
      },
    },
  ])
  expect(readToasts()[0]).toMatchObject({ title: 'Implementation Complete' })
})

it('leaves out parts that are not ticked, and offers nothing when none is', async () => {
  const { bodies } = openUploadTab({ implementAnalysis: sampleImplementation() }, 12)
  const bar = await screen.findByRole('region', { name: 'Implement' })
  for (const part of ['1 role', '1 shift type', 'Settings and rules', '1 physician']) {
    await user.click(within(bar).getByRole('checkbox', { name: part }))
  }
  expect(within(bar).getByRole('button', { name: 'Implement Analysis Results' }).hasAttribute('disabled')).toBe(true)
  await user.click(within(bar).getByRole('checkbox', { name: 'Schedule as a draft (December 2026)' }))
  await user.click(within(bar).getByRole('button', { name: 'Implement Analysis Results' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('93 shifts')
  expect(within(dialog).queryByText('30 becomes 43')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  await screen.findByText('We set up your group from this schedule')
  expect(bodies).toMatchObject([
    { choices: { roles: [], shiftTypes: [], settings: false, physicians: [], drafts: [{ month: 12, year: 2026 }] } },
  ])
})

it('shows the refusal beside the address, and the toast', async () => {
  const message = 'hana@clinic.example is already in use.'
  const field = 'choices.physicians.0.email'
  const { dialog } = await openPlan({
    implementAnalysis: { refusedWith: 409, code: 'conflict', message, field, problems: [{ field, message }] },
  })
  await user.type(within(dialog).getByLabelText('Email address of Hana Chen'), 'hana@clinic.example')
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  expect(await within(dialog).findAllByText(message)).toHaveLength(2)
  expect(within(dialog).getByLabelText('Email address of Hana Chen').getAttribute('aria-invalid')).toBe('true')
  expect(readToasts()[0]).toMatchObject({
    title: 'Implementation Failed',
    description: 'Failed to implement analysis. Please try again.',
  })
})

it('ends with what was made and the next steps, and starts over', async () => {
  const { dialog } = await openPlan({ implementAnalysis: sampleImplementation() })
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  const made = await screen.findByRole('list', { name: 'What changed' })
  expect(within(made).getByText('2 roles created')).toBeTruthy()
  expect(within(made).getByText(/^4 physicians without an email/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Review Group Settings' }).getAttribute('href')).toBe('/group-settings')
  await user.click(screen.getByRole('button', { name: 'Start New Analysis' }))
  expect(analyzeButton()).toBeTruthy()
})

it('regenerates the month of the draft and compares the two', async () => {
  const draft = sampleSchedule({ id: 21, name: 'December 2026 (uploaded)', month: 12, year: 2026, status: 'draft' })
  const generated = sampleSchedule({ id: 22, name: 'December 2026 (2)', month: 12, year: 2026, status: 'draft' })
  const drafts = [{ month: 12, year: 2026, scheduleId: 21, name: draft.name, shifts: 93, isNew: true }]
  const { dialog, bodies } = await openPlan({
    implementAnalysis: sampleImplementation({ drafts }),
    listSchedules: [generated, draft],
    currentGenerations: [],
    generateSchedule: {
      schedule: generated,
      shifts: [],
      fairnessScore: 97,
      preferencesMetScore: 100,
      coverageScore: 100,
      suggestions: [],
      openSlots: [],
      bound: null,
      roomToImprove: null,
      wasCancelled: false,
    },
    compareSchedules: {
      one: draft,
      other: generated,
      open: { one: 2, other: 0 },
      signature: { one: null, other: null },
      different: 40,
      physicians: [],
    },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  await user.click(await screen.findByRole('button', { name: 'Regenerate December 2026 and compare' }))
  expect(await screen.findByRole('dialog', { name: 'Compare December 2026 (uploaded)' })).toBeTruthy()
  expect(bodies.at(-1)).toEqual({ month: 12, year: 2026, keepEdited: false, pendingTimeOff: 'ignore' })
})
