/** From a group's current schedule to a published month: uploaded, implemented, regenerated, compared. */
import { utils, write } from '@e965/xlsx'
import { expect, phone, test } from './testing/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './testing/page-checks.ts'
import { send } from './testing/send.ts'
import { signInByForm } from './testing/sign-in.ts'

const run = Date.now().toString(36)
const monthNames = 'January February March April May June July August September October November December'.split(' ')
const people = [
  ...['Abel, Ada', 'Brook, Ben', 'Chu, Cleo', 'Dahl, Dov', 'Eng, Eva', 'Falk, Finn', 'Grant, Gus', 'Hill, Hana'],
  ...['Iyer, Indu', 'Jones, Jo', 'Kim, Kai', 'Lund, Lea'],
]

/** The month after next, so none of it has been worked. */
const first = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 2, 1))
const month = first.getUTCMonth() + 1
const year = first.getUTCFullYear()
const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
const name = `${monthNames[month - 1]} ${year}`

/** Seven on and seven off in two teams, the last of each on nights; two days are short of someone. */
function workbook(): Buffer {
  const codeOn = (person: number, day: number) => {
    const isOn = Math.floor((day - 1) / 7) % 2 === person % 2
    const isMissing = person === 0 && (day === 3 || day === 4)
    return isOn && !isMissing ? (person >= people.length - 2 ? 'N' : 'D') : ''
  }
  const dates = Array.from({ length: days }, (_, index) => index + 1)
  const rows = [
    [`Hospitalist schedule ${name}`],
    ['Physician', ...dates.map((day) => `${month}/${day}/${year}`)],
    ...people.map((person, index) => [person, ...dates.map((day) => codeOn(index, day))]),
    [],
    ['D = Day 7a-7p'],
    ['N = Night 7p-7a'],
  ]
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), monthNames[month - 1]!)
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

test('goes from an uploaded .xlsx to a published month of a new group', async ({ page }) => {
  await signInByForm(page, { email: `ula.${run}@clinic.example`, first: 'Ula', last: 'Pload' })
  await page.goto('/')
  await page.getByRole('button', { name: /Set Up New Group/ }).click()
  await page.getByLabel('Group Name').fill('Upload Hospitalists')
  await page.getByRole('button', { name: 'Create Group' }).click()
  const banner = page.getByRole('region', { name: 'Quick Setup' })
  await banner.getByRole('link', { name: 'Upload schedule' }).click()

  await page.getByRole('heading', { name: 'AI-Powered Schedule Setup' }).waitFor()
  const analyze = page.getByRole('button', { name: 'Analyze Schedule' })
  await expect(analyze).toBeDisabled()
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({
    name: 'broken.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no book'),
  })
  await analyze.click()
  await page.getByText('Failed to analyze schedule. Please try again.').first().waitFor()
  await chooser.setInputFiles({ name: 'today.xlsx', mimeType: 'application/octet-stream', buffer: workbook() })
  await analyze.click()
  await page.getByText('Analysis Complete').first().waitFor()
  await page.getByRole('heading', { name: 'Schedule Efficiency Analysis' }).waitFor()
  await page.getByText(new RegExp(`Found ${people.length} physicians, ${days} days`)).waitFor()
  await page.getByRole('list', { name: 'Optimization Recommendations' }).getByText('Coverage').first().waitFor()
  await expectAccessible(page, 'analysis')
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page, 'analysis on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('checkbox', { name: `Schedule as a draft (${name})` }).click()
  await page.getByRole('button', { name: 'Implement Analysis Results' }).click()
  const plan = page.getByRole('dialog', { name: 'What will be created and changed' })
  await plan.getByLabel('Email address of Ada Abel').fill(`ada.${run}@clinic.example`)
  await expectAccessible(page, 'plan')
  await plan.getByRole('button', { name: 'Implement', exact: true }).click()
  await page.getByText('Implementation Complete').first().waitFor()
  await page.getByText(`${people.length} physicians added`).waitFor()
  await expectAccessible(page, 'implemented')

  const { groupId } = await send<{ groupId: number }>(page, 'get', '/api/auth/user')
  await send(page, 'put', `/api/groups/${groupId}`, { settings: { solverSeconds: 2 } })
  await page.getByRole('button', { name: `Regenerate ${name} and compare` }).click()
  const comparison = page.getByRole('dialog', { name: `Compare ${name} (uploaded)` })
  await comparison.getByText('Fairness').first().waitFor({ timeout: 90_000 })
  await expectAccessible(page, 'comparison')
  await comparison.getByRole('button', { name: 'Close' }).first().click()

  type Schedule = { id: number; name: string; status: string; coverageScore: number; fairnessScore: number }
  const readSchedules = () => send<Schedule[]>(page, 'get', `/api/schedules/group/${groupId}`)
  const [generated, uploaded] = await readSchedules()
  expect(uploaded!.name).toBe(`${name} (uploaded)`)
  expect(generated!.coverageScore).toBeGreaterThan(uploaded!.coverageScore)
  expect(generated!.fairnessScore).toBeGreaterThanOrEqual(uploaded!.fairnessScore)
  await page.getByRole('link', { name: `Open ${generated!.name}` }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await page
    .getByText(/is published\. \d+ people were notified\.$/)
    .first()
    .waitFor()
  const published = (await readSchedules()).filter(({ status }) => status === 'active')
  expect(published.map(({ id }) => id)).toEqual([generated!.id])
})

/** Two halves of the month side by side, and two people with similar names. */
function oddWorkbook(): Buffer {
  const names = ['John Smith', 'J. Smith', 'Ana Ruiz', 'Wei Chen', 'Omar Diaz', 'Lea Lund']
  const [early, late] = [0, 7].map((from) => Array.from({ length: 7 }, (_, day) => from + day))
  const code = (person: number, day: number) => ((day + 2 * person) % 6 < 4 ? (person % 3 ? 'D' : 'N') : '')
  const half = (own: number[], person: number) => [names[person]!, ...own.map((day) => code(person, day))]
  const head = (own: number[]) => ['Name', ...own.map((day) => `${month}/${day + 1}/${year}`)]
  const rows = [
    [...head(early!), '', ...head(late!)],
    ...names.map((_, person) => [...half(early!, person), '', ...half(late!, person)]),
  ]
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Rota')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

test('asks one question about an odd file and scores it once it is answered', async ({ page }) => {
  await signInByForm(page, { email: `odd.${run}@clinic.example`, first: 'Odd', last: 'File' })
  await page.goto('/')
  await page.getByRole('button', { name: /Set Up New Group/ }).click()
  await page.getByLabel('Group Name').fill('Odd Hospitalists')
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.getByRole('region', { name: 'Quick Setup' }).getByRole('link', { name: 'Upload schedule' }).click()
  const odd = { name: 'odd.xlsx', mimeType: 'application/octet-stream', buffer: oddWorkbook() }
  await page.locator('input[type=file]').setInputFiles(odd)
  await page.getByRole('button', { name: 'Analyze Schedule' }).click()
  await page.getByText('Is J. Smith the same person as John Smith?').waitFor()
  await expect(page.getByRole('list', { name: 'Optimization Recommendations' })).toHaveCount(0)
  await expectAccessible(page, 'an unsure reading')
  await page.getByRole('button', { name: 'Two people' }).click()
  await page.getByText(/Found 6 physicians, 14 days/).waitFor()
  await expect(page.getByText('Is J. Smith the same person as John Smith?')).toHaveCount(0)
  await page.getByRole('list', { name: 'Optimization Recommendations' }).waitFor()
})
