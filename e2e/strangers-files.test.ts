/** Five files of coordinators, made before anyone looked at how files are read: each is read right at once or after a click or two. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ScheduleAnalysis } from '../src/contract/schedule-reading.ts'
import { addDays } from '../src/engine/calendar.ts'
import { expect, test } from './testing/journey.ts'
import { signInByForm } from './testing/sign-in.ts'

/** Which year a date without one is in depends on today. */
const clock = new URL('./testing/fixed-clock.mjs', import.meta.url)
test.use({
  ownProduct: {
    from: 'nothing',
    settings: { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_STARTS_AT: '2026-11-18T15:00:00Z', DEMO: 'off' },
  },
})

/** By person and code: the first day and the length of each stretch. */
type Truth = { file: string; people: Record<string, Record<string, string[]>> }

const folder = new URL('../tests/corpus/files/coordinators/', import.meta.url)
const truths = JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8')) as Truth[]

function shiftsIn({ people }: Truth): string[] {
  return Object.entries(people)
    .flatMap(([name, codes]) =>
      Object.entries(codes).flatMap(([code, stretches]) =>
        stretches.flatMap((stretch) => {
          const [first = '', length] = stretch.split(' ')
          return Array.from({ length: Number(length) }, (_, day) => `${name} ${addDays(first, day)} ${code}`)
        }),
      ),
    )
    .sort()
}

function shiftsRead({ people, assignments = [] }: ScheduleAnalysis): string[] {
  const names = new Map(people.map(({ key, name }) => [key, name]))
  return assignments.map(({ person, date, code }) => `${names.get(person)} ${date} ${code}`).sort()
}

/** What the server answers to a click. */
async function analysisAfter(page: Page, click: () => Promise<void>): Promise<ScheduleAnalysis> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/schedule-analysis') && response.request().method() === 'POST',
  )
  await click()
  return (await answered).json()
}

/** The words on the buttons that answer the questions. Other files need no click. */
const answers: Record<string, string[]> = { 'residency-rotations.docx': ['Monday, January 4, 2027'] }

test('reads five files of strangers', async ({ page }) => {
  const run = Date.now().toString(36)
  await signInByForm(page, { email: `stranger.${run}@clinic.example`, first: 'Sam', last: 'Stranger' })
  await page.goto('/')
  await page.getByRole('button', { name: /Set Up New Group/ }).click()
  await page.getByLabel('Group Name').fill('Strangers')
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.getByRole('region', { name: 'Quick Setup' }).getByRole('link', { name: 'Upload schedule' }).click()
  for (const truth of truths)
    await test.step(truth.file, async () => {
      const buffer = readFileSync(new URL(truth.file, folder))
      await page.locator('input[type=file]').setInputFiles({ name: truth.file, mimeType: '', buffer })
      let read = await analysisAfter(page, () => page.getByRole('button', { name: 'Analyze Schedule' }).click())
      for (const answer of answers[truth.file] ?? []) {
        expect(read.reading?.isSure).toBe(false)
        const question = page.getByRole('region', { name: 'One question' })
        read = await analysisAfter(page, () => question.getByRole('button', { name: answer }).click())
      }
      expect(shiftsRead(read)).toEqual(shiftsIn(truth))
      expect(read.reading?.isSure).toBe(true)
      await page.getByText(new RegExp(`Found ${Object.keys(truth.people).length} physicians`)).waitFor()
      await page.goto('/admin/schedule-upload')
    })
})
