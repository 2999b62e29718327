/** What is shown before anyone decides: the forecast for physicians, the consequences for reviewers, and the inbox. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consequences, Forecast } from '../../../contract/request-outlook.ts'
import { type Actors, march, openRequestBench, type RequestBench } from '../testing/request-bench.ts'

let bench: RequestBench

beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

const forecastOf = async (group: Actors, place: number, query: string): Promise<Forecast> => {
  const { status, body } = await group.call(group.person(place), 'GET', `/api/shift-requests/forecast?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const consequencesOf = async (group: Actors, id: number): Promise<Consequences> =>
  (await group.call(group.admin, 'GET', `/api/shift-requests/${id}/consequences`)).body

/** Approved time off for all but some. */
async function sendAway(group: Actors, places: number[], from: string, to: string): Promise<void> {
  for (const place of places) {
    const request = await group.asked(group.person(place), {
      startDate: from,
      endDate: to,
      reason: `Secret of ${place}`,
    })
    const { status } = await group.approve(request.id)
    if (status !== 200) throw new Error(`${status}`)
  }
}

describe('the oracle', () => {
  it('says yes where colleagues could step in, and shows the coverage left', async () => {
    const group = await bench.addGroup()
    const forecast = await forecastOf(group, 0, `startDate=${march(2)}&endDate=${march(3)}`)
    // Ten days ahead is late, whoever could step in.
    expect(forecast.likely).toBe('tight')
    const two = await forecastOf(group, 2, `startDate=${march(8)}&endDate=${march(9)}`)
    expect(two.likely).toBe('likely')
    expect(two.says).toContain('Several colleagues could step in for each.')
    const one = await forecastOf(group, 2, `startDate=${march(9)}&endDate=${march(9)}`)
    expect(one.says).toContain('Several colleagues could step in.')
    expect(forecast.says).toContain('You have 2 shifts on these days: Mar 2–3.')
    const across = await forecastOf(group, 6, `startDate=${march(30)}&endDate=2027-04-01`)
    expect(across.says).toContain('1 of these days has no published schedule yet, so this is an estimate.')
    expect(forecast.days[0]).toMatchObject({
      date: march(2),
      required: 3,
      filledNow: 3,
      filledAfter: 2,
      isScheduled: true,
    })
    expect(forecast.days[0]!.shortRoles).toEqual(['Day'])
    expect(forecast.shortNotice).toContain('Short notice')
  })

  it('knows the notice of each day: a holiday late in a long leave, and days that are soon', async () => {
    const holidays = [{ date: march(18), name: 'Founders Day' }]
    const group = await bench.addGroup(undefined, { holidays })
    const long = await forecastOf(group, 6, `startDate=${march(8)}&endDate=${march(20)}`)
    expect(long.shortNotice).toBe('Short notice for Founders Day: requested 26 days ahead; holidays need 30 days.')
    const outlooks = Object.fromEntries(long.days.map(({ date, outlook }) => [date, outlook]))
    expect([outlooks[march(17)], outlooks[march(18)], outlooks[march(19)]]).toEqual(['likely', 'tight', 'likely'])
    expect(long.says).toContain('Thu, Mar 18 is Founders Day.')
    bench.setClock('2027-02-15T12:00:00Z')
    const early = await forecastOf(group, 6, `startDate=${march(8)}&endDate=${march(20)}`)
    expect([early.shortNotice, early.likely]).toEqual([null, 'likely'])
    bench.setClock('2027-02-20T12:00:00Z')
  })

  it('is tight where others asked for the same days, with and without a schedule', async () => {
    const group = await bench.addGroup()
    const [on, ahead] = [`startDate=${march(9)}&endDate=${march(9)}`, 'startDate=2027-09-06&endDate=2027-09-06']
    expect((await forecastOf(group, 2, on)).likely).toBe('likely')
    expect((await forecastOf(group, 2, ahead)).likely).toBe('likely')
    for (const place of [0, 1, 5, 6])
      for (const date of [march(9), '2027-09-06'])
        await group.asked(group.person(place), { requestedDate: date, reason: 'x' })
    const contested = await forecastOf(group, 2, on)
    expect([contested.likely, contested.says]).toEqual([
      'tight',
      expect.arrayContaining(['Tue, Mar 9: 4 colleagues asked for the day off, too.']),
    ])
    expect((await forecastOf(group, 2, ahead)).likely).toBe('tight')
  })

  it('makes no estimate of leave over two months, which can be asked for all the same', async () => {
    const group = await bench.addGroup()
    const days = { startDate: '2027-05-01', endDate: '2027-08-15' }
    const forecast = await forecastOf(group, 0, new URLSearchParams(days).toString())
    expect([forecast.likely, forecast.says]).toEqual([
      'unknown',
      ['We can’t estimate leave over two months. You can still request it.'],
    ])
    expect((await group.ask(group.person(0), { ...days, reason: 'Parental leave' })).status).toBe(201)
  })

  it('says no where nobody could, with better dates nearby, and counts instead of names', async () => {
    const group = await bench.addGroup()
    await sendAway(group, [2, 3, 5, 6, 7], march(1), march(3))
    const forecast = await forecastOf(group, 0, `startDate=${march(2)}&endDate=${march(2)}`)
    expect(forecast.likely).toBe('unlikely')
    expect(forecast.says).toContain('Tue, Mar 2: no one can take your shift right now.')
    expect(forecast.says).toContain('5 colleagues are already away that day.')
    const both = await forecastOf(group, 0, `startDate=${march(2)}&endDate=${march(3)}`)
    expect(both.says.filter((line) => line.includes('no one'))).toEqual([
      'Mar 2–3: no one can take your shift right now.',
    ])
    expect(forecast.betterDates.length).toBeGreaterThan(0)
    for (const { startDate, endDate } of forecast.betterDates) {
      expect(startDate).toBe(endDate)
      expect(startDate >= '2027-02-20').toBe(true)
    }
    const said = JSON.stringify(forecast)
    for (const secret of ['Last2', 'Last5', 'Secret']) expect(said).not.toContain(secret)
  })

  it('goes by head count where there is no schedule yet', async () => {
    const group = await bench.addGroup()
    const free = await forecastOf(group, 0, 'startDate=2027-09-06&endDate=2027-09-08')
    expect(free.days[0]).toMatchObject({ required: 3, isScheduled: false })
    expect(free.likely).toBe('likely')
    await sendAway(group, [1, 2, 3, 4], '2027-09-06', '2027-09-10')
    const tight = await forecastOf(group, 0, 'startDate=2027-09-06&endDate=2027-09-08')
    expect(tight.likely).toBe('unlikely')
    expect(tight.days[0]!.filledAfter).toBe(1)
    expect(tight.says).toContain('These days have no published schedule yet, so this is an estimate.')
    expect(tight.betterDates.length).toBeGreaterThan(0)
  })

  it('tries swaps and pickups against the rules', async () => {
    const group = await bench.addGroup()
    const id = (place: number, day: number) => group.shiftOf(place, march(day)).id
    const fine = await forecastOf(group, 0, `requestType=swap&originalShiftId=${id(0, 1)}&targetShiftId=${id(2, 8)}`)
    expect(fine.says).toEqual(['Meets every rule.'])
    // The night of the 2nd and the day of the 3rd.
    const tired = await forecastOf(group, 0, `requestType=swap&originalShiftId=${id(0, 2)}&targetShiftId=${id(4, 2)}`)
    expect(tired.likely).toBe('unlikely')
    expect(tired.findings.some(({ hard, says }) => hard && says.includes('rest'))).toBe(true)
    const offer = await forecastOf(group, 0, `requestType=swap&originalShiftId=${id(0, 1)}`)
    expect(offer.says[0]).toContain('could take it within the rules')
    const foreign = await forecastOf(group, 1, `requestType=swap&originalShiftId=${id(0, 1)}`)
    expect([foreign.likely, foreign.says[0]]).toEqual(['unlikely', 'Day on Mon, Mar 1 isn’t yours to give.'])
  })
})

describe('consequences', () => {
  it('of time off: coverage before and after, scores, and replacements in order', async () => {
    const group = await bench.addGroup()
    const request = await group.asked(group.person(0), { startDate: march(2), endDate: march(4), reason: 'x' })
    const found = await consequencesOf(group, request.id)
    expect(found).toMatchObject({ requestId: request.id, blocked: null })
    expect(found.days.map(({ filledNow, filledAfter }) => [filledNow, filledAfter])).toEqual([
      [3, 2],
      [2, 1],
      [0, 0],
    ])
    expect(found.opened.map(({ shift }) => shift.date)).toEqual([march(2), march(3)])
    const [best] = found.opened[0]!.candidates
    expect(best!.isAllowed).toBe(true)
    const busy = found.opened[0]!.candidates.find(({ physicianId }) => physicianId === group.person(4))!
    expect(busy.isAllowed).toBe(false)
    expect(found.opened[0]!.candidates.some(({ physicianId }) => physicianId === group.person(0))).toBe(false)
    expect(found.scores!.after.coverage).toBeLessThan(found.scores!.before.coverage)
    expect(found.shortNotice).toContain('Short notice')
    // The screen lists days, candidates, and scores, so no sentence repeats them.
    expect(found.says).toEqual([])
    const replacements = found.opened.map(({ shift, candidates }) => ({
      shiftId: shift.id,
      physicianId: candidates[0]!.physicianId,
    }))
    expect((await group.approve(request.id, { replacements })).status).toBe(200)
  })

  it('of a swap: what is in the way, and the rules that it breaks', async () => {
    const group = await bench.addGroup()
    const request = await group.asked(group.person(0), {
      requestType: 'swap',
      originalShiftId: group.shiftOf(0, march(2)).id,
      targetShiftId: group.shiftOf(4, march(2)).id,
    })
    const found = await consequencesOf(group, request.id)
    expect(found.blocked).toBe('First4 Last4 hasn’t answered yet.')
    expect(found.findings.some(({ hard }) => hard)).toBe(true)
    expect(found.opened).toEqual([])
    const offer = await group.asked(group.person(1), {
      requestType: 'swap',
      originalShiftId: group.shiftOf(1, march(1)).id,
    })
    const offered = await consequencesOf(group, offer.id)
    expect(offered.blocked).toBe('No one has taken the offer yet.')
    expect(offered.opened[0]!.candidates[0]!.isAllowed).toBe(true)
  })

  it('are those of the moment: a reviewed request says so', async () => {
    const group = await bench.addGroup()
    const request = await group.asked(group.person(5), { requestedDate: march(20), reason: 'x' })
    await group.review(request.id, { decision: 'deny' })
    expect((await consequencesOf(group, request.id)).blocked).toBe('This request was already denied.')
  })
})

it('orders the inbox by urgency, and what waits for a colleague last', async () => {
  const group = await bench.addGroup()
  const later = await group.asked(group.person(5), { requestedDate: '2027-06-01', reason: 'x' })
  const soon = await group.asked(group.person(6), { requestedDate: march(3), reason: 'x' })
  const emergency = await group.asked(group.person(7), { requestedDate: march(10), reason: 'x', isEmergency: true })
  const swap = await group.asked(group.person(0), {
    requestType: 'swap',
    originalShiftId: group.shiftOf(0, march(1)).id,
    targetShiftId: group.shiftOf(2, march(8)).id,
  })
  const denied = await group.asked(group.person(4), { requestedDate: march(12), reason: 'x' })
  await group.review(denied.id, { decision: 'deny' })
  const inbox = (await group.call(group.admin, 'GET', `/api/shift-requests/group/${group.groupId}`)).body
  expect(inbox.map(({ id, urgency }: { id: number; urgency: string }) => [id, urgency])).toEqual([
    [emergency.id, 'now'],
    [soon.id, 'soon'],
    [later.id, 'later'],
    [swap.id, 'later'],
    [denied.id, 'later'],
  ])
  expect(inbox[1].shortNotice).toContain('Short notice')
  const only = (await group.call(group.admin, 'GET', `/api/shift-requests/group/${group.groupId}?status=denied`)).body
  expect(only).toHaveLength(1)
})
