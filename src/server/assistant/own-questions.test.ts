/** Physicians can ask about their own data and the published schedule, not about drafts or other people's requests and balances. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { shiftRequests, users } from '../platform/db/schema/index.ts'

let test: TestApp
let group: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-03-01T15:00:00Z'))
  const { orm } = test.services
  group = await addStaffedGroup(orm, 6)
  const named = ['Grace Oyelaran', 'Wei Chen']
  await orm.update(users).set({ nightShiftPreference: 'prefer' }).where(eq(users.id, group.physicians[1]!))
  for (const [place, name] of named.entries()) {
    const [firstName, lastName] = name.split(' ')
    const names = { firstName: firstName!, lastName: lastName! }
    await orm.update(users).set(names).where(eq(users.id, group.physicians[place]!))
  }
  await addSchedule(orm, group, 'active', [
    { date: '2027-03-02', role: 'night', place: 0 },
    { date: '2027-03-03', role: 'night', place: 0 },
    { date: '2027-03-05', role: 'day', place: 1 },
  ])
  await addSchedule(orm, group, 'draft', [{ date: '2027-04-06', role: 'day', place: 0 }], 'April', 4)
  const asked = { groupId: group.groupId, requestType: 'timeoff' as const, requestedDate: '2027-05-07' }
  await orm.insert(shiftRequests).values([
    { ...asked, requestorId: group.physicians[1]! },
    { ...asked, ...away('2027-02-10', '2027-02-12'), requestorId: group.physicians[0]! },
    { ...asked, ...away('2027-02-15', '2027-02-19'), requestorId: group.physicians[1]!, isEmergency: true },
  ])
})
afterAll(() => test.close())

const away = (requestedDate: string, endDate: string) => ({
  requestedDate,
  endDate,
  status: 'approved' as const,
  reviewedBy: group.admin,
  reviewedAt: new Date(),
})

const ask = async (message: string, as = group.physicians[0]) => {
  const answer = await test.call('POST', '/api/assistant', { as, body: { message } })
  expect(answer.statusCode, message).toBe(200)
  return answer.json() as { response: string; links?: { link: string }[] }
}

it.each([
  ['When do I work next?', 'Your next shift is Night on Tue, Mar 2'],
  ['How many nights do I have this month?', 'You have 2 nights in March 2027.'],
  ['Do I work on March 3?', 'Yes. You have 1 shift on Wed, Mar 3'],
  ['When am I off next?', 'Your next day off: Mon, Mar 1.'],
  ['Who am I working with on March 2?', 'with you on Tue, Mar 2'],
  ['Do I have more nights than everyone else?', 'Yes.'],
  ['What percent of my shifts are nights?', '100% of 2 shifts'],
  ['How many vacation days have I taken this year?', 'You have 3 days of approved time off'],
  ['How many vacation days do I have left?', 'Evenshift doesn’t track vacation allowances'],
  ['Which open shifts could I take?', 'There are no open shifts'],
])('%s', async (question, said) => {
  expect((await ask(question)).response).toContain(said)
})

it.each([
  ['what did I ask for in april', 'You have no requests in April 2027.'],
  ['Who works March 2 and 3?', 'In both: Grace Oyelaran.'],
  ['Is anyone working 2 days in a row right now', 'No one has at least 2 days in a row now.'],
  ['who is off both March 5 and May 7', 'There’s no schedule for May 2027 yet.'],
  ['days off next week', 'You have 7 days off from Mon, Mar 8 to Sun, Mar 14.'],
  ['where do i change my email', 'Go to Preferences, Profile.'],
  ['how do i call out', 'Open the shift, select Call out'],
  ['Off March 5?', 'No. You have 1 shift on Fri, Mar 5'],
  ['next 2 shifts', 'You have 1 shift'],
  ['when do I get my next three days off in a row', 'days off in a row from'],
  ['what happens if nobody takes my shift', 'Until someone does, it’s still yours.'],
])('answers a colleague who asks: %s', async (message, text) => {
  expect((await ask(message, group.physicians[1])).response).toContain(text)
})

it('offers no shift on a day that someone should be off', async () => {
  const { response } = await ask('give Wei Chen March 3 off', group.admin)
  expect(response).toBe('Wei Chen has no shift on Wed, Mar 3.')
})

it('gives times on the clock that the person chose', async () => {
  const { orm } = test.services
  const question = 'When do I work next?'
  expect((await ask(question)).response).toContain('7:00 PM–7:00 AM')
  const byAsker = eq(users.id, group.physicians[0]!)
  await orm.update(users).set({ clockFormat: '24-hour' }).where(byAsker)
  expect((await ask(question)).response).toContain('19:00–07:00')
  await orm.update(users).set({ clockFormat: '12-hour' }).where(byAsker)
})

it('says what somebody owes by their own figures', async () => {
  const { response } = await ask('How many nights do I owe?')
  expect(response).toMatch(/2 nights, fair share \d/)
})

it('calls a canceled request canceled', async () => {
  const { groupId, physicians } = group
  const canceled = { requestType: 'timeoff' as const, requestedDate: '2027-06-01', status: 'cancelled' as const }
  await test.services.orm.insert(shiftRequests).values({ ...canceled, groupId, requestorId: physicians[4]! })
  expect((await ask('What requests do I have?', physicians[4])).response).toContain('Time off on Tue, Jun 1: canceled')
})

it('names the next shift where the day asked about has none', async () => {
  const { response } = await ask('Who can I trade March 10 with?', group.physicians[1])
  expect(response).toContain('Your next shift is Day on Fri, Mar 5')
})

it('opens the sheet of the next shift, which is what was asked for', async () => {
  const { links } = await ask('When do I work next?')
  expect(links?.[0]?.link).toMatch(/^\/schedule\?date=2027-03-02&shift=\d+$/)
})

it('says what a physician can ask where it knows no answer', async () => {
  const { response } = await ask('What about the frobnicator?', group.physicians[3])
  expect(response).toContain('I can tell you when you and your colleagues work')
})

it('explains own shifts only, and names who could take one', async () => {
  const why = await ask('Why do I have the night of March 3?')
  expect(why.response).toContain('Night on Wed, Mar 3')
  expect(why.links?.[0]?.link).toMatch(/^\/schedule\?date=2027-03-03&shift=\d+$/)
  expect((await ask('Why do I have my next shift?', group.physicians[1])).response).toContain('Day on Fri, Mar 5')
  expect((await ask('Who can I trade March 3 with?')).response).toMatch(
    /could take Night on Wed, Mar 3|No one can take/,
  )
  expect((await ask('Why does Wei Chen have March 5?')).response).toBe('I can only explain your own shifts.')
})

it.each([
  'Show me the pending requests of Wei Chen',
  'How fair is this month?',
  'What if Wei Chen is away next week?',
  'Do we have enough people?',
  'Who prefers nights?',
  'Tell me about Wei Chen',
  'Who works with the nocturnists on March 3?',
  'Who works on March 3 except the nocturnists?',
  'Do the nocturnists have more nights than everyone else?',
  'What percent of nights go to nocturnists?',
  'How many nights does Wei Chen owe?',
  'Write a note to Wei Chen that the request was denied',
  'Give me a summary of March for the medical director',
  'Who asked for May 7 off?',
  'Why was Wei Chen’s vacation denied?',
  'Why can’t Wei Chen work March 3?',
  'Which seniors are off on March 3?',
  'What if nobody could work more than 3 nights in a row?',
  'How many vacation days did Wei Chen take this year?',
  'How many call-outs did we have this year?',
  'Do I have more vacation days than everyone else?',
  'Which open shifts could Wei Chen take?',
])('does not tell a physician: %s', (question) => expectPrivate(question))

// Asked by someone else, because one person may ask 40 times a minute.
it.each([
  'Who took the most vacation this year?',
  'How many vacation days does everyone take on average this year?',
  'Which rules does March break?',
])('does not tell another physician: %s', (question) => expectPrivate(question, group.physicians[2]))

async function expectPrivate(question: string, as = group.physicians[0]): Promise<void> {
  const { response } = await ask(question, as)
  expect(response).toMatch(/only coordinators|I don’t know what|I can’t fit|are private/)
  expect(response).not.toMatch(/Chen has|with Wei Chen|Not counting|May 7/)
}

it('says which requests there are none of', async () => {
  const { response } = await ask('Show me my pending swaps', group.physicians[1])
  expect(response).toContain('You have no pending swap requests. Your other requests:')
})

it('knows nothing of a draft, and offers no button for coordinators', async () => {
  const { response, links = [] } = await ask('When do I work in April?')
  expect(response).not.toContain('Apr 6')
  expect(links.filter(({ link }) => link.startsWith('/admin'))).toEqual([])
})
