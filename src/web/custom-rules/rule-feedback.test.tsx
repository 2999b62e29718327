/** The feedback under a field of rules: counts, the month they are read for, and each rule or the words that weren't read. */
import { screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRoles, sampleSchedule, sampleUser } from '../testing/samples.ts'
import { RuleFeedback } from './rule-feedback.tsx'
import type { RuleWriter } from './use-readings.ts'

const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup(),
  listRoles: sampleRoles,
  listPhysicians: [
    sampleUser({ id: 11, firstName: 'Wei', lastName: 'Chen' }),
    sampleUser({ id: 12, firstName: 'Ada', lastName: 'Smith' }),
  ],
  listSchedules: [],
  holidayWork: [],
}

async function linesOf(text: string, writer: RuleWriter = {}, more: Answers = {}): Promise<string[]> {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  renderPage(<RuleFeedback text={text} {...writer} />, { answers: { ...answers, ...more } })
  const list = within(await screen.findByRole('list', { name: 'How we read each rule' }))
  return list.getAllByRole('listitem').map((item) => item.textContent ?? '')
}

it('counts the rules that are applied and says for which month they are read', async () => {
  const lines = await linesOf('Chen no nights in December\nChen no nights unless she agrees')
  expect(screen.getByRole('status').textContent).toBe('1 of 2 rules applied to December 2026')
  expect(lines[0]).toContain('AppliedChen no nights in December')
  expect(lines[0]).toContain('Wei Chen works no nights from Dec 1 to Dec 31 (hard rule)')
  expect(lines[1]).toContain('Not applied')
})

it('reads for the first month that is not published, in its year', async () => {
  const listSchedules = [sampleSchedule({ month: 12, year: 2026, status: 'active' })]
  const lines = await linesOf('Chen off Jan 5', {}, { listSchedules })
  expect(screen.getByRole('status').textContent).toBe('1 of 1 rule applied to January 2027')
  expect(lines[0]).toContain('Wei Chen works no shifts on Jan 5 (hard rule)')
})

it('knows who worked the holiday last year', async () => {
  const text = 'Whoever worked Christmas last year is off this year'
  const lines = await linesOf(text, {}, { holidayWork: [{ physicianId: 12, date: '2025-12-25' }] })
  expect(lines[0]).toContain('Ada Smith works no shifts on Dec 25 (hard rule)')
})

it.each([
  [11, 'Wei Chen works no nights'],
  ['new', 'This physician works no nights'],
] as const)('reads notes of %s for their writer alone', async (speaker, says) => {
  expect((await linesOf('no nights', { speaker }))[0]).toContain(says)
})

it('reads the rules of a role that is not saved yet', async () => {
  const role = { id: 'new', name: 'Float', category: 'coverage', startTime: '07:00', endTime: '19:00' } as const
  expect((await linesOf('no residents', { role }))[0]).toContain('Residents work no Float shifts')
})
