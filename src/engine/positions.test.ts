import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { dealPositions, type Seat } from './positions.ts'

const from = '2026-12-01'

/** One row per physician, one letter per day: x is a shift, a digit a shift in a fixed position. The last row counts open ones. */
function seatsOf(rows: string[], open = '', first = from): Seat[] {
  const held = rows.flatMap((row, physician) =>
    [...row].flatMap((letter, day) =>
      letter === '.'
        ? []
        : {
            ...{ date: addDays(first, day), roleId: 1, physicianId: physician + 1 },
            position: letter === 'x' ? null : Number(letter),
          },
    ),
  )
  const unfilled = [...open].flatMap((letter, day) =>
    Array.from({ length: Number(letter) }, () => ({
      ...{ date: addDays(first, day), roleId: 1, physicianId: null, position: null },
    })),
  )
  return [...held, ...unfilled]
}

/** The same picture with positions assigned. */
function pictureOf(rows: string[], around: Seat[] = []): string[] {
  const dealt = dealPositions(seatsOf(rows), around)
  return rows.map((row) => row.replaceAll(/[^.]/g, () => String(dealt.shift())))
}

test('a stretch keeps its position, and whoever begins takes the one that became free', () => {
  expect(pictureOf(['xxxx......', '..xxxxxx..', '....xxxxxx', 'xx........'])).toEqual([
    '1111......',
    '..222222..',
    '....111111',
    '22........',
  ])
})

test('days on which the role has no shifts do not end a stretch', () => {
  expect(pictureOf(['xx..xx', '.x..xx'])).toEqual(['11..11', '.2..22'])
})

test('the last position of the month before goes on, unless the role has lost it', () => {
  const before = seatsOf(['32', '.1', '.9'], '', '2026-11-29')
  expect(pictureOf(['xxx', 'xxx', 'xxx'], before)).toEqual(['222', '111', '333'])
})

test('a stretch leads to the position that is published for the month after', () => {
  const after = seatsOf(['..3', '..1'], '', '2026-12-02')
  expect(pictureOf(['.xx', '.xx', 'xx.'], after)).toEqual(['.33', '.11', '22.'])
})

test('a pinned position holds, and the others keep out of its way', () => {
  expect(pictureOf(['xxxx', '..1x', 'xx..', '.xxx'])).toEqual(['2222', '..11', '11..', '.333'])
})

test('a role with one shift a day has no numbers', () => {
  expect(dealPositions(seatsOf(['xx..', '..xx']))).toEqual([null, null, null, null])
})

test('open shifts stay in the same position from day to day', () => {
  const seats = seatsOf(['x...', 'xxxx'], '1111')
  const dealt = dealPositions(seats)
  const open = seats.flatMap(({ physicianId }, place) => (physicianId === null ? dealt[place]! : []))
  expect(open).toEqual([3, 3, 3, 3])
})

const anyRows = fc.array(
  fc.array(fc.boolean(), { minLength: 31, maxLength: 31 }).map((days) => days.map((on) => (on ? 'x' : '.')).join('')),
  { minLength: 1, maxLength: 12 },
)

test('nobody shares a position, numbers go up to the busiest day, and each stretch is taken over once', () => {
  fc.assert(
    fc.property(anyRows, fc.array(fc.nat(3), { minLength: 31, maxLength: 31 }), (rows, openCounts) => {
      const seats = seatsOf(rows, openCounts.join(''))
      const dealt = dealPositions(seats)
      const dates = [...new Set(seats.map(({ date }) => date))].sort()
      const busiest = Math.max(0, ...dates.map((date) => seats.filter((seat) => seat.date === date).length))
      if (busiest < 2) return
      const places = new Map(seats.map((seat, index) => [`${seat.date} ${dealt[index]}`, seat.physicianId]))
      expect(places.size).toBe(seats.length)
      for (const position of dealt) expect(position! >= 1 && position! <= busiest).toBe(true)
      const has = (date: string | undefined, physicianId: number | null) =>
        seats.some((seat) => seat.date === date && seat.physicianId === physicianId)
      const held = seats.filter(({ physicianId }) => physicianId !== null)
      const stretches = held.filter(({ date, physicianId }) => !has(dates[dates.indexOf(date) - 1], physicianId)).length
      const takenOver = seats.filter(({ date, physicianId }, index) => {
        const dayBefore = dates[dates.indexOf(date) - 1]
        return physicianId !== null && places.get(`${dayBefore} ${dealt[index]}`) !== physicianId
      }).length
      expect(takenOver).toBe(stretches)
    }),
    { numRuns: 60 },
  )
})

test('pinned positions are kept, and still nobody shares one', () => {
  const pins = fc.array(fc.tuple(fc.nat(30), fc.nat(11), fc.integer({ min: 1, max: 12 })), { maxLength: 20 })
  fc.assert(
    fc.property(anyRows, pins, (rows, pinned) => {
      const seats = seatsOf(rows)
      const isTaken = new Set<string>()
      for (const [day, row, position] of pinned) {
        const seat = seats.find(({ date, physicianId }) => date === addDays(from, day) && physicianId === row + 1)
        if (!seat || seat.position !== null || isTaken.has(`${day} ${position}`)) continue
        seat.position = position
        isTaken.add(`${day} ${position}`)
      }
      const dealt = dealPositions(seats)
      if (dealt.every((position) => position === null)) return
      expect(new Set(seats.map(({ date }, index) => `${date} ${dealt[index]}`)).size).toBe(seats.length)
      for (const [index, { position }] of seats.entries()) if (position !== null) expect(dealt[index]).toBe(position)
    }),
    { numRuns: 60 },
  )
})
