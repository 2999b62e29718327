import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AuditEntry } from '../../contract/audit.ts'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleEvent, sampleGroup } from '../testing/samples.ts'
import { writeAuditLog } from './audit-csv.ts'
import { AuditPage } from './audit-page.tsx'

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  ...sampleEvent(id),
  onBehalfOf: null,
  changes: [],
  ...changes,
})
const edited = entry(2, {
  at: '2026-12-08T14:42:00.000Z',
  actorName: 'Marguerite Osei',
  thing: 'shift',
  text: 'moved a night',
  reason: 'Agreed by phone',
  onBehalfOf: 'Bao Nguyen',
  changes: [
    { what: 'Shift Dec 8, 2026 7:00 PM–7:00 AM', before: 'Bao Nguyen', after: 'Amy Chen' },
    { what: 'Location', before: '', after: '4 East' },
  ],
})
const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup(),
  auditFilters: { people: [{ id: 7, name: 'Chidinma Abara' }], things: ['shift', 'user'], actions: ['shift.edit'] },
  auditLog: { events: [edited, entry(1)], next: null },
}

test('a change says when on the group’s clock, who, for whom, why, and what it was before and after', async () => {
  renderPage(<AuditPage />, { answers })
  const list = within(await screen.findByRole('list', { name: 'Changes' }))
  const first = within(list.getAllByRole('listitem')[0]!)
  expect(first.getByText('Dec 8, 2026, 9:42 AM')).toBeTruthy()
  expect(first.getByText('Marguerite Osei').closest('p')?.textContent).toBe(
    'Marguerite Osei moved a night. On behalf of Bao Nguyen.',
  )
  expect(first.getByText('Reason: Agreed by phone.')).toBeTruthy()
  await userEvent.click(first.getByText('2 details'))
  const rows = first.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'FieldBeforeAfter',
    'Shift Dec 8, 2026 7:00 PM–7:00 AMBao NguyenAmy Chen',
    'Locationempty4 East',
  ])
})

test('filters are in the address and in the question to the server', async () => {
  const page = renderPage(<AuditPage />, { answers, path: '/admin/audit?thing=shift&from=2026-12-01&actor=evil' })
  await screen.findByRole('list', { name: 'Changes' })
  expect(page.calls).toContain('GET /api/audit?thing=shift&from=2026-12-01')
  await userEvent.click(screen.getByRole('combobox', { name: 'Person' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Chidinma Abara' }))
  expect(new URLSearchParams(window.location.search).get('actor')).toBe('7')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the audit log' }), 'flu')
  await waitFor(() => expect(window.location.search).toContain('search=flu'))
  await waitFor(() => expect(page.calls.at(-1)).toMatch(/^GET \/api\/audit\?actor=7&thing=shift.*search=flu$/))
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(window.location.search).toBe('')
})

test('older changes come on request', async () => {
  const page = renderPage(<AuditPage />, { answers: { ...answers, auditLog: { events: [edited], next: 2 } } })
  const more = await screen.findByRole('button', { name: 'Show older' })
  page.answer({ auditLog: { events: [entry(1, { text: 'did the oldest thing' })], next: null } })
  await userEvent.click(more)
  expect(await screen.findByText(/did the oldest thing/)).toBeTruthy()
  expect(screen.getByText(/moved a night/)).toBeTruthy()
  expect(page.calls).toContain('GET /api/audit?after=2')
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('where nothing matches the filters can be cleared', async () => {
  const none = { events: [], next: null }
  renderPage(<AuditPage />, { answers: { ...answers, auditLog: none }, path: '/admin/audit?search=x' })
  expect(await screen.findByText('No changes match these filters')).toBeTruthy()
})

test('the file has a line for each thing that changed, and no formula', () => {
  const lines = writeAuditLog([edited, entry(1, { text: '=HYPERLINK("http://evil.example")' })], 'UTC').split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toBe(
    '2,"Dec 8, 2026, 2:42 PM",Marguerite Osei,Bao Nguyen,Shift,created,moved a night,Agreed by phone,"Shift Dec 8, 2026 7:00 PM–7:00 AM",Bao Nguyen,Amy Chen',
  )
  expect(lines[3]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})
