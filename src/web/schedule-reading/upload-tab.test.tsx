/** What a coordinator sees and does on the upload tab: choose or paste, analyze, read. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noAnswerYet } from '../testing/render-page.tsx'
import { readToasts } from '../ui/toast.ts'
import { analyzeButton, chooser, openUploadTab, paste, user } from './testing/open-upload-tab.tsx'
import { sampleAnalysis } from './testing/sample-analysis.ts'

it('accepts exactly the seven kinds of file, and waits for something to analyze', async () => {
  openUploadTab()
  expect(chooser().accept).toBe('.txt,.doc,.docx,.pdf,.csv,.xlsx,.xls')
  expect(analyzeButton().hasAttribute('disabled')).toBe(true)
  await paste('   \n ')
  expect(analyzeButton().hasAttribute('disabled')).toBe(true)
  await paste('Chen D D D')
  expect(analyzeButton().hasAttribute('disabled')).toBe(false)
})

it('says what is happening while it waits, and cannot be started twice', async () => {
  const { calls } = openUploadTab({ analyzeSchedule: noAnswerYet })
  await paste('Chen D D D')
  await user.click(analyzeButton())
  const busy = await screen.findByRole('button', { name: 'Analyzing...' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Analyzing your text...')
  await user.click(busy)
  expect(calls.filter((call) => call === 'POST /api/schedule-analysis')).toHaveLength(1)
})

it('goes back to what was chosen when the reading is canceled, and reads it again', async () => {
  const { calls } = openUploadTab({ analyzeSchedule: noAnswerYet })
  const before = readToasts().map(({ id }) => id)
  await paste('Chen D D D')
  for (const times of [1, 2]) {
    await user.click(analyzeButton())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste schedule text').value).toBe('Chen D D D')
    expect(calls.filter((call) => call === 'POST /api/schedule-analysis')).toHaveLength(times)
  }
  expect(readToasts().filter(({ id }) => !before.includes(id))).toEqual([])
})

it('shows a file without a schedule to whoever wants to point at it', async () => {
  const reason = 'We found no physicians, so this doesn’t look like a schedule.'
  const { bodies } = openUploadTab({
    analyzeSchedule: { refusedWith: 422, code: 'no-schedule', field: 'scheduleText', message: reason },
  })
  await paste('Chen D D D')
  expect(screen.queryByRole('button', { name: 'Mark the dates myself' })).toBeNull()
  await user.click(analyzeButton())
  await screen.findByText(reason)
  await user.click(screen.getByRole('button', { name: 'Mark the dates myself' }))
  expect(bodies).toEqual([{ scheduleText: 'Chen D D D' }, { scheduleText: 'Chen D D D', constraints: [] }])
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
  const { bodies } = openUploadTab({ analyzeSchedule: sampleAnalysis() })
  await user.upload(chooser(), new File(['Chen,D\u00e9'], name))
  await user.click(analyzeButton())
  await screen.findByText('Schedule Efficiency Analysis')
  const content = isBinary ? Buffer.from('Chen,D\u00e9').toString('base64') : 'Chen,D\u00e9'
  expect(bodies).toEqual([{ fileContent: prefix + content, fileName: name }])
})

it('takes a dropped file, and refuses others beside the input before anything is sent', async () => {
  const { calls } = openUploadTab()
  const area = screen.getByRole('group', { name: 'Schedule file' })
  fireEvent.drop(area, { dataTransfer: { files: [new File(['x'], 'photo.png')] } })
  expect(screen.getByText('We can’t read photo.png. Choose .txt, .doc, .docx, .pdf, .csv, .xlsx, .xls.')).toBeTruthy()
  expect(analyzeButton().hasAttribute('disabled')).toBe(true)
  fireEvent.drop(area, { dataTransfer: { files: [new File([], 'empty.csv')] } })
  expect(screen.getByText(/empty\.csv is empty/)).toBeTruthy()
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  fireEvent.drop(area, { dataTransfer: { files: [large] } })
  expect(screen.getByText(/large\.pdf is 11\.0 MB, over the 10 MB limit/)).toBeTruthy()
  fireEvent.drop(area, { dataTransfer: { files: [new File(['BEGIN:VCALENDAR'], 'week.ics')] } })
  expect(screen.getByText('week.ics')).toBeTruthy()
  fireEvent.drop(area, { dataTransfer: { files: [new File(['a,b'], 'week.csv')] } })
  expect(screen.getByText('week.csv')).toBeTruthy()
  expect(analyzeButton().hasAttribute('disabled')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Remove week.csv' }))
  expect(analyzeButton().hasAttribute('disabled')).toBe(true)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

it('shows the failure, and the sentence of the server beside the input, and keeps what was typed', async () => {
  const reason = 'The file is encrypted. Save it without a password and send that.'
  openUploadTab({
    analyzeSchedule: { refusedWith: 422, code: 'unreadable-file', field: 'scheduleText', message: reason },
  })
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
  openUploadTab({ analyzeSchedule: sampleAnalysis() })
  await paste('Chen D D D')
  await user.click(analyzeButton())
  await screen.findByText('Schedule Efficiency Analysis')
  expect(screen.getByText('1 physician', { selector: 'summary' })).toBeTruthy()
  expect(screen.getByText('1 assumption')).toBeTruthy()
  expect(readToasts()[0]).toMatchObject({ title: 'Analysis Complete' })
  expect(screen.getByText('71').parentElement!.textContent).toBe('71 / 100, Good')
  expect(within(screen.getByRole('list', { name: 'Strong Areas' })).getByText(/Runs of 7 hold/)).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Improvement Opportunities' })).getByText(/Nights are uneven/),
  ).toBeTruthy()
  const role = within(screen.getByRole('table', { name: 'Identified Roles' })).getByRole('row', { name: /Night/ })
  for (const text of ['Night shift, written N', '3 every day', '19:00 to 07:00, 12 hours'])
    expect(within(role).getByText(text)).toBeTruthy()
  const type = within(screen.getByRole('list', { name: 'Detected Shift Types' })).getByRole('listitem')
  expect(type.textContent).toContain('7:00 PM–7:00 AM')
  expect(type.textContent).toContain('12 h')
  expect(type.textContent).toContain('night')
  const [first] = within(screen.getByRole('list', { name: 'Optimization Recommendations' })).getAllByRole('listitem')
  for (const text of ['high', 'Night balance', 'Move 9 nights from Salma Farouk to Hana Chen'])
    expect(within(first!).getByText(text)).toBeTruthy()
  expect(first!.textContent).toContain('Salma Farouk has 9 (fair share 1.6)')
  expect(first!.textContent).toContain('+9.2')
  expect(screen.getByText('Nobody knows what "??" means.').textContent).toContain('From December, D9.')
  expect(screen.getByText('No first name in the file: Diaz.')).toBeTruthy()
  await user.click(within(type).getByRole('button', { name: 'Likely. Where we found it: Night' }))
  expect(screen.getByText('From December, B4; December, C4 and 59 more.')).toBeTruthy()
})

it('lists earlier analyses, and opens one', async () => {
  openUploadTab({
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

it('shows no score and chooses nothing while the reading is not sure, and says what would settle it', async () => {
  const question = { says: 'Is “3/4” Mar 4 or Apr 3?', answers: [{ says: 'Mar 4', constraints: [] }] }
  const reading = { isSure: false, sureness: 0.5, doubts: ['The dates are out of order.'], question }
  const efficiency = { score: null, explained: 'There is no score.', areas: [], improvements: [] }
  openUploadTab({ findAnalysis: sampleAnalysis({ efficiency, reading, recommendations: [] }) }, 12)
  expect(await screen.findByText('The dates are out of order.')).toBeTruthy()
  expect(await screen.findByText('Is “3/4” Mar 4 or Apr 3?')).toBeTruthy()
  expect(screen.queryByText('Optimization Recommendations')).toBeNull()
  const parts = within(screen.getByRole('region', { name: 'Implement' })).getAllByRole('checkbox')
  expect(parts.map((part) => part.getAttribute('aria-checked') ?? String((part as HTMLInputElement).checked))).toEqual(
    parts.map(() => 'false'),
  )
})

it('answers the question with one click: the same file is read again with what was said', async () => {
  const constraints = [{ dateOrder: 'day-first' as const }]
  const question = { says: 'Is “3/4” Mar 4 or Apr 3?', answers: [{ says: 'Apr 3', constraints }] }
  const reading = { isSure: false, sureness: 0.5, doubts: [], question }
  const efficiency = { score: null, explained: 'There is no score.', areas: [], improvements: [] }
  const unsure = sampleAnalysis({ efficiency, reading, recommendations: [] })
  const { bodies } = openUploadTab({ analyzeSchedule: unsure, findAnalysis: unsure })
  await paste('3/4 Chen N')
  await user.click(analyzeButton())
  await user.click(await screen.findByRole('button', { name: 'Apr 3 1' }))
  expect(bodies).toEqual([{ scheduleText: '3/4 Chen N' }, { scheduleText: '3/4 Chen N', constraints }])
})
