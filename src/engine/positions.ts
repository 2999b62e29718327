/**
 * Assigns the numbered positions of roles (R1 ... R9) after the search, with the fewest handoffs.
 *
 * A stretch is someone's days in a role without a day of that role in between. Day by day, people within a stretch keep
 * their position, and people who start one get a free position by an exact assignment. A role has as many positions as its
 * busiest day has shifts, so one is always free, and a stretch never has to change: each stretch is taken over once, which is
 * the minimum. Only positions fixed in advance (pinned in the month, or published around it) can force a change; the
 * assignment counts the changes each choice causes within the stretch, and takes the fewest. Among equal choices, the
 * longest stretches get the lowest numbers, so the last positions are free on days with fewer shifts.
 */
import type { CalendarDate } from './model.ts'
import { assignBlocks, createAssignment } from './search/assignment.ts'

export type Seat = {
  date: CalendarDate
  roleId: number
  /** Null while the shift is open. */
  physicianId: number | null
  /** Fixed in advance; null if it has to be assigned. */
  position: number | null
}

/** Positions of the seats, in their order; null for a role that never has more than one. `around`: days outside the month. */
export function dealPositions(seats: readonly Seat[], around: readonly Seat[] = []): (number | null)[] {
  const positions = seats.map((): number | null => null)
  for (const roleId of new Set(seats.map((seat) => seat.roleId))) {
    const own = [...seats.entries()].filter(([, seat]) => seat.roleId === roleId)
    const outside = around.filter((seat) => seat.roleId === roleId)
    const dealt = dealRole(
      own.map(([, seat]) => seat),
      outside,
    )
    own.forEach(([place], index) => {
      positions[place] = dealt[index]!
    })
  }
  return positions
}

/** A seat with its index (-1 outside the month), and the position its stretch has to reach, if any. */
type Place = Seat & { place: number; leadsTo: number | null }

function dealRole(seats: Seat[], around: Seat[]): (number | null)[] {
  const count = Math.max(...countByDate(seats), ...seats.map(({ position }) => position ?? 0))
  if (count === 1) return seats.map(() => null)
  const days = daysOf(seats, around)
  const dealt = new Map<number, number>()
  let yesterday: Day = new Map()
  for (const [index, places] of days.entries()) {
    yesterday = dealDay(places, yesterday, count, (starting, free) => assignFree(days.slice(index), starting, free))
    for (const [{ place }, position] of yesterday) dealt.set(place, position)
  }
  return seats.map((_, place) => dealt.get(place)!)
}

type Day = Map<Place, number>

/** Fixed positions first, then people within a stretch, then those who start one, then open shifts where they were open. */
function dealDay(
  places: Place[],
  yesterday: Day,
  count: number,
  assign: (starting: Place[], free: number[]) => number[],
): Day {
  const today: Day = new Map()
  const taken = new Set<number>()
  const take = (place: Place, position: number | null | undefined) => {
    if (position == null || position > count || taken.has(position) || today.has(place)) return
    today.set(place, position)
    taken.add(position)
  }
  const free = () => Array.from({ length: count }, (_, index) => index + 1).filter((position) => !taken.has(position))
  const waiting = () => places.filter((place) => place.place >= 0 && !today.has(place))
  const held = new Map([...yesterday].map(([{ physicianId }, position]) => [physicianId, position]))
  const wasOpen = new Set(
    [...yesterday].flatMap(([{ physicianId }, position]) => (physicianId === null ? position : [])),
  )

  for (const place of places) take(place, place.position)
  for (const place of waiting()) if (place.physicianId !== null) take(place, held.get(place.physicianId))
  const starting = waiting().filter(({ physicianId }) => physicianId !== null)
  for (const [index, position] of assign(starting, free()).entries()) take(starting[index]!, position)
  const left = free().sort((one, other) => Number(wasOpen.has(other)) - Number(wasOpen.has(one)))
  for (const [index, place] of waiting().entries()) take(place, left[index])
  return today
}

function countByDate(seats: Seat[]): number[] {
  const counts = new Map<string, number>()
  for (const { date } of seats) counts.set(date, (counts.get(date) ?? 0) + 1)
  return [...counts.values()]
}

/** The days on which the role has shifts, in order. */
function daysOf(seats: Seat[], around: Seat[]): Place[][] {
  const byDate = new Map<string, Place[]>()
  const add = (seat: Seat, place: number) => {
    const known = byDate.get(seat.date) ?? []
    known.push({ ...seat, place, leadsTo: seat.position })
    byDate.set(seat.date, known)
  }
  for (const [place, seat] of seats.entries()) add(seat, place)
  for (const seat of around) add(seat, -1)
  const days = [...byDate.keys()].sort().map((date) => byDate.get(date)!)
  for (let day = days.length - 2; day >= 0; day--)
    for (const place of days[day]!) place.leadsTo ??= inDay(days[day + 1]!, place.physicianId)?.leadsTo ?? null
  return days
}

function inDay(places: Place[], physicianId: number | null): Place | undefined {
  return physicianId === null ? undefined : places.find((place) => place.physicianId === physicianId)
}

/** One forced change outweighs any order of the numbers: 100 people, 100 positions, and 100 days stay below it. */
const changeCost = 1e7

/** A free position for everyone who starts a stretch on the first day: fewest changes later, then low numbers for long ones. */
function assignFree(days: Place[][], starting: Place[], free: number[]): number[] {
  const size = free.length
  const assignment = createAssignment(size)
  for (const [row, place] of starting.entries()) {
    const { length, changesIn } = lookAhead(days, place)
    for (const [column, position] of free.entries())
      assignment.cost[row * size + column] = changesIn(position) * changeCost + position * length
  }
  assignBlocks(assignment, size)
  return starting.map((_, row) => free[assignment.blockOf[row]!]!)
}

/** How long a stretch lasts, and how often it meets a fixed position: its own elsewhere, or another's in its own. */
function lookAhead(days: Place[][], { physicianId, leadsTo }: Place) {
  const ends = days.findIndex((places) => !inDay(places, physicianId))
  const length = ends < 0 ? days.length : ends
  const others = days.slice(0, length).flatMap((places) => places.filter((place) => place.physicianId !== physicianId))
  const fixed = new Set(others.map((place) => place.leadsTo))
  const changesIn = (position: number) =>
    Number(leadsTo !== null && leadsTo !== position) + Number(leadsTo !== position && fixed.has(position))
  return { length, changesIn }
}
