/** What answers say besides the number: what was counted, links to it, what is missing, and which words weren't understood. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { writeHolidayHistory } from '../../holidays/holidays.store.ts'
import { auditEvents, outbox, shiftRequests, shifts, users } from '../../platform/db/schema/index.ts'
import { type Scope, stampPerson } from '../../platform/scope.ts'
import { openRecords, type Records } from '../tools/records.ts'
import { answerLocally } from './local-engine.ts'

let test: TestApp
let records: Records
let draftId: number
let pendingId: number
const grace = 'Grace Oyelaran'

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-03-02T10:00:00Z'))
  const { orm } = test.services
  const group = await addStaffedGroup(orm, 2)
  await orm.update(users).set({ firstName: 'Grace', lastName: 'Oyelaran' }).where(eq(users.id, group.physicians[0]!))
  await orm.update(users).set({ firstName: 'Wei', lastName: 'Chen' }).where(eq(users.id, group.physicians[1]!))
  await addSchedule(orm, group, 'active', [
    { date: '2027-03-02', role: 'night', place: 0 },
    { date: '2027-03-03', role: 'night', place: 0 },
    { date: '2027-03-03', role: 'day', place: 1 },
    { date: '2027-03-04', role: 'day', place: null },
  ])
  const april = await addSchedule(orm, group, 'draft', [{ date: '2027-04-06', role: 'day', place: 0 }], 'April', 4)
  draftId = april.schedule.id
  const asked = {
    groupId: group.groupId,
    requestorId: group.physicians[0]!,
    requestType: 'timeoff' as const,
    reason: 'Private',
  }
  const rows = await orm
    .insert(shiftRequests)
    .values([
      { ...asked, requestedDate: '2027-05-01', status: 'denied', reviewedBy: group.admin, reviewedAt: new Date() },
      { ...asked, requestedDate: '2027-05-07' },
      {
        ...asked,
        requestedDate: '2027-02-26',
        endDate: '2027-03-01',
        status: 'approved',
        isEmergency: true,
        createdAt: new Date('2027-02-26T12:00:00Z'),
        reviewedBy: group.admin,
        reviewedAt: new Date(),
      },
    ])
    .returning({ id: shiftRequests.id })
  pendingId = rows[1]!.id
  const { admin: userId, groupId } = group
  const scope = stampPerson({ userId, role: 'admin', groupId, name: '', email: '', sid: '' }) as Scope
  records = await openRecords(test.services, scope)
})
afterAll(() => test.close())

it.each([
  ['How many vacation days did Grace take in February?', 'Grace Oyelaran has 3 days of approved time off'],
  ['Who took the most vacation this year?', 'Grace Oyelaran has the most days of approved time off in 2027: 4.'],
  ['How many vacation days does Grace have left?', '4 so far and 0 from today on'],
  ['How many call-outs did we have in February?', '1 call-out in February 2027.'],
  ['Who called out in January?', 'No one has call-outs in January 2027.'],
  ['Who relieves Grace on March 2?', 'Wei Chen'],
  ['Who hands off to Chen on March 3?', 'Night on Tue, Mar 2, 7:00 PM–7:00 AM: Grace Oyelaran'],
  ['Which open shifts could Chen take?', '1 open shift'],
  ['No more than 4 nights in a row for Chen', 'is ready to save under Custom rules'],
  ['Does March break any rules?', 'March 2027'],
  ['How many physicians work a day on average in March?', 'Average per day in March 2027: '],
  ['How many people work weekends in March?', 'Physicians on weekends in March 2027: 0.'],
  ['When is Grace off next?', 'Grace Oyelaran’s next days off: Thu, Mar 4 to '],
  ['Which rules are in force?', 'Pattern: 12-hour day/night rotation.'],
  ['Who has no nights in March?', '1 physician has no nights in March 2027: Wei Chen.'],
  ['Who is on nights tonight?', '1 physician has a night '],
  ['Show me Grace’s requests', ' from Grace Oyelaran:'],
  ['How many requests came in this month?', ' sent in March 2027'],
  ['Compare nights in February and March', ' fewer in February 2027)'],
  ['Days off in March', 'Days off in March 2027, by physician:'],
  ['How many docs are on', 'Physicians on the schedule on Tue, Mar 2: 1 (Grace'],
  ['Why is March’s coverage below 100?', '1 open shift in March 2027'],
  ['Why can’t Chen work the night of March 10?', 'Nothing rules it out: Wei Chen can'],
  ['Which roles do we have?', '- Night: 1 required, 7:00 PM–7:00 AM, every day'],
])('%s', async (question, said) => {
  const { response, links = [], sources } = await ask(question)
  expect(response).toContain(said)
  expect(links.length + sources.length).toBeGreaterThan(0)
})

const ask = (question: string) => answerLocally(question, [], records)

it.each([
  ['List Grace’s shifts this month', 'hours?', 'Grace Oyelaran has 24 hours in March 2027'],
  ['Who is mid-level?', 'who of them works tomorrow', '2 physicians (of those) have shifts'],
  ['Who prefers nights?', 'who of them works tomorrow', 'I’m not sure how “of them” fits'],
])('%s > %s', async (first, then, said) => {
  const { response: content, about } = await ask(first)
  const asked = { role: 'user' as const, content: first }
  const told = { role: 'assistant' as const, content, about }
  expect((await answerLocally(then, [asked, told], records)).response).toContain(said)
})

it('says which month has no schedule, and opens the generator for one that is still to come', async () => {
  const { response, links } = await ask('How many nights does Grace Oyelaran have in June?')
  expect(response).toBe('There’s no schedule for June 2027 yet. Generate it?')
  expect(links).toEqual([{ title: 'Generate June 2027', link: '/admin/dashboard?generate=2027-06' }])
  const past = await ask('Who worked on Christmas Day?')
  expect(past.response).toBe('There’s no schedule for December 2026.')
  expect(past.links).toBeUndefined()
})

it('answers a part of a question never: it names the words that it could not place', async () => {
  const { response, sources } = await ask('How many nights does Grace Oyelaran have in the north building?')
  expect(response).toMatch(/^I don’t know what “north” and “building” mean here, so I haven’t counted anything/)
  expect(sources).toEqual([])
  expect((await ask("Who hasn't worked nights this month?")).response).not.toContain('Grace Oyelaran')
})

it('says what was counted, and links to the shifts behind it', async () => {
  const { response, links } = await ask('How many nights and hours does Grace Oyelaran have this month?')
  expect(response).toBe(
    'Grace Oyelaran has 2 nights and 24 hours in March 2027.\n\nCounted: nights and hours in March 2027.',
  )
  expect(links).toEqual([
    { title: 'Grace Oyelaran in March 2027', link: '/schedule?date=2027-03-01&find=Grace+Oyelaran' },
  ])
})

it('links to the roster of the role, the day, or the requests that were asked about, and each row to its shifts', async () => {
  const linksTo = async (question: string) => (await ask(question)).links?.map(({ link }) => link)
  expect(await linksTo('Who works on March 3?')).toEqual(['/schedule?view=day&date=2027-03-03'])
  expect((await linksTo('How many night shifts are there this month?'))![0]).toBe('/schedule?date=2027-03-01')
  expect(await linksTo('Show me the pending swap requests')).toEqual(['/admin/requests?type=swap'])
  const { rowLinks } = await ask('Hours and nights per physician this month')
  expect(rowLinks).toContainEqual({
    title: 'Grace Oyelaran',
    link: '/schedule?date=2027-03-01&find=Grace+Oyelaran',
  })
})

it('answers what asks for a change with a button that opens it filled in, and changes nothing', async () => {
  const before = await test.services.orm.select().from(shifts)
  const linkOf = async (question: string) => (await ask(question)).links?.[0]?.link
  const idOf = (name: string) => records.people.find((one) => one.name === name)!.id
  expect(await linkOf('Publish April')).toBe(`/schedule?view=roster&schedule=${draftId}&do=publish`)
  expect((await ask('Publish March')).response).toContain('already published')
  expect(await linkOf('please generate June')).toBe('/admin/dashboard?generate=2027-06')
  expect(await linkOf(`Assign ${grace} to Day on March 4`)).toBe(
    `/schedule?view=roster&date=2027-03-04&cell=${idOf(grace)}`,
  )
  expect(await linkOf(`Swap ${grace} and Wei Chen on March 3`)).toMatch(
    new RegExp(`^/admin/requests\\?swap=\\d+&for=${idOf(grace)}&with=\\d+$`),
  )
  // If the rules don't allow the partner, the form still opens, and the answer says why it may be refused.
  expect((await ask(`Swap ${grace} and Wei Chen on March 3`)).response).toContain('It may be refused: ')
  const given = await ask(`Give ${grace}'s shift on March 3 to Wei Chen`)
  expect(given.response).toContain('It may be refused: Wei Chen already works on Wed, Mar 3.')
  expect(given.links?.[0]?.link).toBe(`/schedule?view=roster&date=2027-03-03&cell=${idOf(grace)}`)
  expect(await linkOf('Add a rule that nobody works more than 3 nights in a row')).toBe(
    '/admin/group-settings?tab=rules&rule=nobody+works+more+than+3+nights+in+a+row',
  )
  expect(await linkOf(`Approve ${grace}'s time off`)).toBe(`/admin/requests?request=${pendingId}`)
  expect(await test.services.orm.select().from(shifts)).toEqual(before)
})

it('writes drafts from the data, and sends nothing', async () => {
  const open = (await ask('Draft an email about the open shifts in March')).draft!
  expect(open.subject).toBe('1 open shift, March 2027')
  expect(open.body).toContain('- Day on Thu, Mar 4')
  const plea = (await ask(`Draft a note asking ${grace} to work in April`)).draft!
  expect(plea.body).toContain('Could you work in April 2027?')
  const note = (await ask(`Write a note to ${grace} that her request was denied`)).draft!
  expect(note.body).toContain('I couldn’t approve your time-off request for Sat, May 1')
  expect(note.body).not.toContain('Private')
  const summary = (await ask('Give me a summary of March for the medical director')).draft!
  expect(summary.body).toContain('March 2027 is published.')
  expect(summary.body).toContain('Shifts: 4, 1 open')
  expect(await test.services.orm.select().from(outbox)).toEqual([])
})

it.each([
  [`What if ${grace} goes to 0.5 FTE in March?`, /^With Grace Oyelaran at 0.5 FTE in March 2027/],
  [
    'What if we turn off the rule “Nights come in stretches of at least three” in March?',
    /stretches of at least three” off in March 2027/,
  ],
  ['What if the limit of nights in a row were 4 in March?', /^With at most 4 nights in a row in March 2027/],
  ['what if max consecutive days was 5 instead of 7 in March', /^With at most 5 days in a row in March 2027/],
  ['What if nobody could work two weekends in a row?', /^With a new rule \(“Nobody works two weekends in a row”\)/],
  ['what if we hired two more nocturnists', /^With 2 more nocturnists in March 2027/],
])('tries out a change to the setup on the engine, and saves nothing: %s', async (question, said) => {
  const { response } = await ask(question)
  expect(response).toMatch(said)
  expect(response).toMatch(/- Open shifts: from \d+ to \d+\n- Coverage: from [\d.]+ to [\d.]+/)
  expect(response).toMatch(/more or fewer shifts/)
  const [row] = await test.services.orm.select().from(users).where(eq(users.firstName, 'Grace'))
  expect(row!.fte).toBe(1)
})

it('asks back which rule is meant', async () => {
  const { response, followUps } = await ask('What happens if we turn off the night rule?')
  expect(response).toContain('Which rule do you mean?')
  expect(followUps[0]).toMatch(/^What if we turn off the rule “/)
})

it('counts a hire’s shifts at half time, and reads no further than there are schedules', async () => {
  expect((await ask('what if we hired a physician at 0.5 fte in March')).response).toMatch(
    /^With one more physician at 0.5 FTE in March 2027/,
  )
  const { response } = await ask('how many shifts from 2000 to 2099')
  expect(response).toContain('Counted: shifts from Mon, Mar 1 to Fri, Apr 30.')
  expect(response).toContain('The other years have no schedule.')
})

it('knows holidays before the first schedule from the holiday history, and changes from the audit log', async () => {
  const { orm, scope, people } = records
  const person = people.find(({ name }) => name === grace)!
  await writeHolidayHistory(
    orm,
    scope,
    [{ physicianId: person.id, holiday: 'Christmas Day', year: 2026, worked: true }],
    'typed',
  )
  const { response } = await ask('Who worked Christmas last year?')
  expect(response).toContain(grace)
  expect(response).toContain('Christmas Day 2026 is from the holiday history.')
  expect((await ask('who changed the schedule last')).response).toBe('No one changed the schedule.')
  await orm.insert(auditEvents).values({
    groupId: scope.groupId,
    actorId: scope.userId,
    action: 'schedule.publish',
    thing: 'schedule',
    text: 'published March 2027',
  })
  expect((await ask('who changed the schedule last')).response).toMatch(/published March 2027$/)
})

it('names the days someone is available on', async () => {
  await records.orm
    .update(users)
    .set({ availableDays: ['monday', 'friday'] })
    .where(eq(users.firstName, 'Grace'))
  const response = (await answerLocally('Tell me about Grace', [], await openRecords(test.services, records.scope)))
    .response
  expect(response).toContain('available only on Mondays and Fridays')
})
