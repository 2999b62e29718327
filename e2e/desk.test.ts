/** Two coordinators and a new group: from the landing page to a month that is published, corrected, and published again. */
import { fillAndOverride } from './testing/desk-conflicts.ts'
import { askForTimeOff, callOut, decide, decideHarmless, followCallOut, rankRivals } from './testing/desk-inbox.ts'
import { chooseDraft, correct, count, editInCalendar, publish } from './testing/desk-month.ts'
import { editAndUndo, generate } from './testing/desk-roster.ts'
import { joinAndPromote, openGroup, setUp } from './testing/desk-set-up.ts'
import { approveTogether, editMeanwhile, editTogether, publishTwice } from './testing/desk-together.ts'
import { phone, test } from './testing/journey.ts'
import { settle } from './testing/settle.ts'
import { signInAndJoin } from './testing/sign-in.ts'

/** 10 AM in New York, on the second day of the month; browsers and server share this clock. */
const moment = '2026-12-02T15:00:00Z'
const nextHour = '2026-12-02T16:05:00Z'
const clock = new URL('./testing/fixed-clock.mjs', import.meta.url)

test.use({
  ownProduct: {
    from: 'nothing',
    settings: { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_STARTS_AT: moment, DEMO: 'off' },
  },
})

test('two coordinators take a new group to a published, corrected, and republished month', async ({
  newPage,
  product,
}) => {
  test.slow()
  const desk = { permissions: ['clipboard-read', 'clipboard-write'] }
  const [cora, dev] = [await newPage(desk), await newPage(desk)]
  for (const page of [cora, dev]) await page.clock.setFixedTime(new Date(moment))
  await test.step('the landing page, a group, and physicians from a spreadsheet', () => openGroup(cora))
  await test.step('roles, rules, and settings, none of them lost on the way', () => setUp(cora))
  await test.step('a second coordinator joins, is confirmed, and is promoted', () => joinAndPromote(cora, dev))
  const draft = await test.step('a draft of the month', () => generate(cora))
  await test.step('every kind of edit, taken back exactly', () => editAndUndo(cora, draft))
  await test.step('open shifts filled together, and a rule broken on purpose', () => fillAndOverride(cora, draft))
  await test.step('another draft, compared; the first one is used', () => chooseDraft(cora, draft, generate))
  await test.step('both edit the draft, and one undoes', () => editTogether(cora, dev, draft))
  await test.step('the month is published by the other coordinator', async () => {
    await publish(dev, draft, 'December is ready.', () => editMeanwhile(cora, dev, draft))
    await publishTwice(cora, draft)
  })
  await test.step('the calendar opens and edits shifts', () => editInCalendar(cora, draft))
  await test.step('physicians are reminded before requests close', async () => {
    // Reminders go out once an hour: the next one has begun.
    for (const page of [cora, dev]) await page.goto('about:blank')
    await product.without(async () => {}, { CLOCK_STARTS_AT: nextHour })
    for (const page of [cora, dev]) {
      await page.goto('/')
      await settle(page)
    }
  })
  const newPhone = async () => {
    const page = await newPage({ viewport: phone })
    await page.clock.setFixedTime(new Date(moment))
    return page
  }
  const [abel, brandt] = [await newPhone(), await newPhone()]
  for (const [page, last] of [
    [abel, 'Abel'],
    [brandt, 'Brandt'],
  ] as const) {
    await signInAndJoin(page, { email: `${last.toLowerCase()}@ward.example`, first: 'Kim', last })
  }
  await test.step('physicians acknowledge and ask for time off', () => askForTimeOff(abel, brandt))
  await test.step('both approve the same request', () => approveTogether(cora, dev))
  await test.step('the requests are decided', () => decide(cora))
  await test.step('harmless ones are decided together, on a phone', () => decideHarmless(cora, draft))
  await test.step('two physicians want one shift', () => rankRivals(cora, draft, newPhone))
  await test.step('a call-out today', () => callOut(dev))
  await test.step('a call-out on the phone, and its timeline', () => followCallOut(cora, brandt, 'Cora Quill'))
  await test.step('the published month is corrected and published again', () => correct(cora, draft))
  await test.step('the numbers', () => count(dev))
})
