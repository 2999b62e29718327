/** What a coordinator sees and does on the upload tab: choose or paste, analyse, read, implement. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleSchedule } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { sampleAnalysis, sampleImplementation, samplePlan } from './testing/sample-analysis.ts'
import { UploadTab } from './upload-tab.tsx'

function Tab({ first = null }: { first?: number | null }) {
  const [id, setId] = useState<number | null>(first)
  return <UploadTab analysisId={id} onShow={setId} />
}

const user = userEvent.setup({ pointerEventsCheck: 0 })
const base: Answers = {
  currentUser: sampleAdmin(),
  listAnalyses: [],
  findAnalysis: sampleAnalysis(),
  planImplementation: samplePlan(),
}
const render = (answers: Answers = {}, first: number | null = null) =>
  renderPage(<Tab first={first} />, { answers: { ...base, ...answers } })

const analyzeButton = () => screen.getByRole('button', { name: 'Analyze Schedule' })
const chooser = () => screen.getByLabelText<HTMLInputElement>('Schedule file', { selector: 'input' })
const paste = async (text: string) => {
  await user.click(screen.getByLabelText('Or paste schedule text'))
  await user.paste(text)
}

it('accepts exactly the seven kinds of file, and waits for something to analyze', async () => {
  render()
  expect(chooser().accept).toBe('.txt,.doc,.docx,.pdf,.csv,.xlsx,.xls')
  expect(analyzeButton().hasAttribute('disabled')).toBe(true)
  await paste('   \n ')
  expect(analyzeButton().hasAttribute('disabled')).toBe(true)
  await paste('Chen D D D')
  expect(analyzeButton().hasAttribute('disabled')).toBe(false)
})

it('says what is happening while it waits, and cannot be started twice', async () => {
  const { calls } = render({ analyzeSchedule: noAnswerYet })
  await paste('Chen D D D')
  await user.click(analyzeButton())
  const busy = await screen.findByRole('button', { name: 'Analyzing...' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Analyzing your text...')
  await user.click(busy)
  expect(calls.filter((call) => call === 'POST /api/schedule-analysis')).toHaveLength(1)
})

it.each([
  ['week.xlsx', 'EXCEL_FILE:', true],
  ['week.xls', 'EXCEL_FILE:', true],
  ['week.pdf', 'PDF_FILE:', true],
  ['week.docx', 'DOCX_FILE:', true],
  ['week.doc', 'DOC_FILE:', true],
  ['week.csv', '', false],
  ['week.txt', '', false],
])('sends %s as the server takes it', async (name, prefix, isBinary) => {
  const { bodies } = render({ analyzeSchedule: sampleAnalysis() })
  await user.upload(chooser(), new File(['Chen,D\u00e9'], name))
  await user.click(analyzeButton())
  await screen.findByText('Schedule Efficiency Analysis')
  const content = isBinary ? Buffer.from('Chen,D\u00e9').toString('base64') : 'Chen,D\u00e9'
  expect(bodies).toEqual([{ fileContent: prefix + content, fileName: name }])
})

it('takes a dropped file, and refuses others beside the input before anything is sent', async () => {
  const { calls } = render()
  const area = screen.getByRole('group', { name: 'Schedule file' })
  fireEvent.drop(area, { dataTransfer: { files: [new File(['x'], 'photo.png')] } })
  expect(
    screen.getByText('photo.png is of a kind that cannot be read. Choose .txt, .doc, .docx, .pdf, .csv, .xlsx, .xls.'),
  ).toBeTruthy()
  expect(analyzeButton().hasAttribute('disabled')).toBe(true)
  fireEvent.drop(area, { dataTransfer: { files: [new File([], 'empty.csv')] } })
  expect(screen.getByText(/empty\.csv is empty/)).toBeTruthy()
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  fireEvent.drop(area, { dataTransfer: { files: [large] } })
  expect(screen.getByText(/large\.pdf has 11\.0 MB; at most 10 MB can be read/)).toBeTruthy()
  fireEvent.drop(area, { dataTransfer: { files: [new File(['a,b'], 'week.csv')] } })
  expect(screen.getByText('week.csv')).toBeTruthy()
  expect(analyzeButton().hasAttribute('disabled')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Remove week.csv' }))
  expect(analyzeButton().hasAttribute('disabled')).toBe(true)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

it('shows the failure, and the sentence of the server beside the input, and keeps what was typed', async () => {
  const reason = 'The file is encrypted. Save it without a password and send that.'
  render({ analyzeSchedule: { refusedWith: 422, code: 'unreadable-file', field: 'scheduleText', message: reason } })
  await paste('Chen D D D')
  await user.click(analyzeButton())
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(readToasts()[0]).toMatchObject({
    title: 'Analysis Failed',
    description: 'Failed to analyze schedule. Please try again.',
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste schedule text').value).toBe('Chen D D D')
})

it('shows the results in the words of the product, with how sure each is and its cells', async () => {
  render({ analyzeSchedule: sampleAnalysis() })
  await paste('Chen D D D')
  await user.click(analyzeButton())
  await screen.findByText('Schedule Efficiency Analysis')
  expect(readToasts()[0]).toMatchObject({ title: 'Analysis Complete' })
  expect(screen.getByText('71').parentElement!.textContent).toBe('71 / 100, Good')
  expect(within(screen.getByRole('list', { name: 'Strong Areas' })).getByText(/Runs of 7 hold/)).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Improvement Opportunities' })).getByText(/Nights range/)).toBeTruthy()
  const role = within(screen.getByRole('table', { name: 'Identified Roles' })).getByRole('row', { name: /Night/ })
  for (const text of ['Night shift, written N', '3 every day', '19:00 to 07:00, 12 hours'])
    expect(within(role).getByText(text)).toBeTruthy()
  const type = within(screen.getByRole('list', { name: 'Detected Shift Types' })).getByRole('listitem')
  expect(type.textContent).toContain('19:00-07:00')
  expect(type.textContent).toContain('12 h')
  expect(type.textContent).toContain('night')
  const [first] = within(screen.getByRole('list', { name: 'Optimization Recommendations' })).getAllByRole('listitem')
  for (const text of ['high', 'Night balance', 'Move 9 nights from Salma Farouk to Hana Chen'])
    expect(within(first!).getByText(text)).toBeTruthy()
  expect(first!.textContent).toContain('Salma Farouk has 9 (fair share 1.6)')
  expect(first!.textContent).toContain('+9.2')
  expect(screen.getByText('Nobody knows what "??" means.').textContent).toContain('From December, D9.')
  expect(screen.getByText('Without a first name: Diaz.')).toBeTruthy()
  await user.click(within(type).getByRole('button', { name: 'Likely: where Night comes from' }))
  expect(screen.getByText('From December, B4; December, C4 and 59 more.')).toBeTruthy()
})

async function openPlan(answers: Answers = {}) {
  const page = render(answers, 12)
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
  await user.type(within(dialog).getByLabelText('E-mail address of Hana Chen'), 'hana@clinic.example')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Omar Diaz' }))
  await user.click(
    within(within(dialog).getByRole('region', { name: 'Shift types' })).getByRole('checkbox', { name: 'Night' }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  await screen.findByText('Your group is set up from the schedule')
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
  const { bodies } = render({ implementAnalysis: sampleImplementation() }, 12)
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
  await screen.findByText('Your group is set up from the schedule')
  expect(bodies).toMatchObject([
    { choices: { roles: [], shiftTypes: [], settings: false, physicians: [], drafts: [{ month: 12, year: 2026 }] } },
  ])
})

it('shows the refusal beside the address, and the toast', async () => {
  const message = 'The e-mail address hana@clinic.example is taken already.'
  const field = 'choices.physicians.0.email'
  const { dialog } = await openPlan({
    implementAnalysis: { refusedWith: 409, code: 'conflict', message, field, problems: [{ field, message }] },
  })
  await user.type(within(dialog).getByLabelText('E-mail address of Hana Chen'), 'hana@clinic.example')
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  expect(await within(dialog).findAllByText(message)).toHaveLength(2)
  expect(within(dialog).getByLabelText('E-mail address of Hana Chen').getAttribute('aria-invalid')).toBe('true')
  expect(readToasts()[0]).toMatchObject({
    title: 'Implementation Failed',
    description: 'Failed to implement analysis. Please try again.',
  })
})

it('ends with what was made and the next steps, and starts anew', async () => {
  const { dialog } = await openPlan({ implementAnalysis: sampleImplementation() })
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  const made = await screen.findByRole('list', { name: 'What was made' })
  expect(within(made).getByText('2 roles created')).toBeTruthy()
  expect(within(made).getByText(/^4 of them without an e-mail address/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Review Group Settings' }).getAttribute('href')).toBe('/group-settings')
  await user.click(screen.getByRole('button', { name: 'Start New Analysis' }))
  expect(analyzeButton()).toBeTruthy()
})

it('generates the month of the draft anew and compares the two', async () => {
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
      gapPercent: null,
      wasCancelled: false,
    },
    compareSchedules: { one: draft, other: generated, open: { one: 2, other: 0 }, different: 40, physicians: [] },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Implement' }))
  await user.click(await screen.findByRole('button', { name: 'Regenerate December 2026 and compare' }))
  expect(await screen.findByRole('dialog', { name: 'Compare December 2026 (uploaded)' })).toBeTruthy()
  expect(bodies.at(-1)).toEqual({ month: 12, year: 2026, keepEdited: false })
})

it('lists earlier analyses, and opens one', async () => {
  render({
    listAnalyses: [
      {
        id: 12,
        fileName: null,
        summary: 'Found 2 physicians.',
        score: 71,
        implemented: true,
        createdAt: '2026-12-01T15:00:00.000Z',
      },
    ],
  })
  expect(await screen.findByText('Pasted text')).toBeTruthy()
  expect(screen.getByText('Implemented')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open pasted text' }))
  expect(await screen.findByText('Schedule Efficiency Analysis')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start New Analysis' }))
  expect(analyzeButton()).toBeTruthy()
})
