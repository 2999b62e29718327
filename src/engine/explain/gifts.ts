/** Shifts that one physician could take from another within every rule of a month: the halves of a swap over two months. */
import { type Compiled, dayOfDate } from '../compile-problem.ts'
import type { CalendarDate } from '../model.ts'
import type { Roster } from '../shapes/limit.ts'
import { createJudge } from './judge-change.ts'
import { findPerson, type Slot, slotOf } from './slot.ts'
import { classOf, type Held, tryGift } from './swaps.ts'

export type Gift = {
  giverId: string
  takerId: string
  slot: Slot
  shiftClass: ReturnType<typeof classOf>
  /** Points more (worse) or less (better), for the order alone. */
  cost: number
}

/** What one person can give away on a date, or what one person can take from a date on. */
export type GiftsAsked = { giverId: string; date: CalendarDate } | { takerId: string; from: CalendarDate }

export function findGifts(compiled: Compiled, roster: Roster, asked: GiftsAsked): Gift[] {
  const { view } = compiled
  const judge = createJudge(compiled)
  const people = view.physicians.map((_, person) => person)
  const held = (person: number, day: number): Held[] => {
    const kind = roster[person]?.[day] ?? 0
    return kind === 0 ? [] : [{ person, day, kind }]
  }
  const pairs = (): { own: Held; taker: number }[] => {
    if ('giverId' in asked) {
      const own = held(findPerson(compiled, asked.giverId), dayOfDate(compiled, asked.date))
      return own.flatMap((one) => people.flatMap((taker) => (taker === one.person ? [] : [{ own: one, taker }])))
    }
    const taker = findPerson(compiled, asked.takerId)
    const days = view.days.filter(({ date }) => date >= asked.from)
    return people
      .filter((person) => person !== taker)
      .flatMap((person) => days.flatMap(({ index }) => held(person, index).map((own) => ({ own, taker }))))
  }
  return pairs().flatMap(({ own, taker }) =>
    tryGift(judge, roster, own, taker).map(({ verdict }) => ({
      giverId: view.physicians[own.person]!.id,
      takerId: view.physicians[taker]!.id,
      slot: slotOf(compiled, own),
      shiftClass: classOf(compiled, own),
      cost: verdict.cost,
    })),
  )
}
