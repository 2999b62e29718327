/** The inbox with a time off, a swap and a decided request, opened as an admin sees it. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { type Answers, renderPage } from '../../../testing/render-page.tsx'
import {
  sampleAdmin,
  sampleGroup,
  sampleRequest,
  sampleRoles,
  sampleShift,
  sampleUser,
  shiftOf,
} from '../../../testing/samples.ts'
import { sampleCandidate, sampleConsequences } from '../../testing/sample-answers.ts'
import type { InboxRequest } from '../inbox-request.ts'
import { RequestsInboxPage } from '../requests-inbox-page.tsx'

export const lost = sampleShift('2026-12-20')
const kofis = shiftOf(sampleShift('2026-12-22'), 11, 'Kofi', 'Boateng')
const rohans = shiftOf(sampleShift('2026-12-23'), 12, 'Rohan', 'Desai')

export function inInbox(changes: Partial<InboxRequest>): InboxRequest {
  return { ...sampleRequest(), urgency: 'later', shortNotice: null, canUndo: false, ...changes }
}

export const timeOff = inInbox({ id: 1, urgency: 'now', shortNotice: 'Short notice: requested 12 days ahead.' })
export const swap = inInbox({
  id: 2,
  requestType: 'swap',
  requestorId: 11,
  requestorName: 'Kofi Boateng',
  targetId: 12,
  targetName: 'Rohan Desai',
  targetResponse: 'pending',
  requestedDate: null,
  endDate: null,
  originalShift: kofis,
  targetShift: rohans,
})
const decided = inInbox({
  id: 3,
  status: 'approved',
  reviewerName: 'Marguerite Osei',
  requestorName: 'Ewa Kowalska',
})
export const opened = {
  shift: lost,
  candidates: [
    sampleCandidate(8, 'Mateo Sandoval'),
    sampleCandidate(9, 'Willem Jansen', { cost: 9.5 }),
    sampleCandidate(10, 'Rosa Quispe', {
      group: 'not-eligible',
      isAllowed: false,
      blockedBy: [
        { ruleId: 'group-max-days', title: 'Days in a row', says: 'Would work 10 days in a row, limit is 7.' },
      ],
    }),
  ],
}
const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  listPhysicians: [sampleUser(), sampleUser({ id: 11, firstName: 'Kofi', lastName: 'Boateng' })],
  physicianShifts: [lost],
  groupRequests: [timeOff, swap, decided],
  requestConsequences: sampleConsequences(1, { opened: [opened] }),
  reviewRequest: { ...timeOff, status: 'approved' },
}

export function openInbox(more: Answers = {}, path = '/admin/requests', isWide = true) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }) as never,
  )
  const page = renderPage(<RequestsInboxPage />, { answers: { ...answers, ...more }, path })
  return { ...page, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

export const chosen = async () => within(await screen.findByRole('region', { name: 'Chosen request' }))
export const approve = async () => (await chosen()).findByRole('button', { name: /^Approve and assign Sandoval/ })
