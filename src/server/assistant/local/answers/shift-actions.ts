/** "Swap Chen and Foster on Dec 15", "give Chen's shift to Foster": opens the swap or the cell, and says what the rules say. */
import type { ChatLink } from '../../../../contract/assistant.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { formatDate } from '../../../../engine/text/dates.ts'
import { ToolRefusal } from '../../tools/tool-refusal.ts'
import { judgeMoves } from '../../tools/what-if.ts'
import { type Asking, type Draft, rolesMeant } from '../asking.ts'
import { describeShift } from '../format.ts'
import { readFacts, type ShiftFact } from '../query/facts.ts'
import { address, idOf, offer, openPage, plainly, refuse } from './offers.ts'

/** Someone's shift on the first named day, or on the second: "swap Chen's 14th with Foster's 16th". */
async function shiftOf({ form, records }: Asking, name: string | undefined, place = 0): Promise<ShiftFact | undefined> {
  const date = dateAt(form.periods, place)
  if (!name || !date) return undefined
  const { shifts } = await readFacts(records, [{ from: date, to: date }])
  return shifts.find(({ person }) => person === name)
}

const dateAt = (periods: DateRange[], place: number) =>
  place === 0 ? periods[0]?.from : (periods[1]?.from ?? periods[0]?.to)

const cellLink = (asking: Asking, name: string, date: string): ChatLink => ({
  title: `${name} on ${formatDate(date)}`,
  link: address('/schedule', { view: 'roster', date, cell: String(idOf(asking, name)) }),
})

/** Whether the rules allow it, and why it may be refused. */
async function describeMoves(asking: Asking, moves: [ShiftFact, taker: string][]): Promise<string> {
  const holders = new Map(moves.map(([{ id }, taker]) => [id, idOf(asking, taker)]))
  const against = await judgeMoves(asking.records, moves[0]![0].date, holders).then(
    ({ findings }) => findings.filter(({ hard }) => hard).map(({ says }) => says),
    (error: unknown) => {
      if (error instanceof ToolRefusal) return [error.message]
      throw error
    },
  )
  return against.length === 0 ? 'It meets every rule.' : `It may be refused: ${against.join(' ')}`
}

export async function swap(asking: Asking): Promise<Draft> {
  const { form, today } = asking
  const [one, other] = [...form.people, ...form.company]
  const [date, otherDate] = [dateAt(form.periods, 0), dateAt(form.periods, 1)]
  if (!one || !other || !date || !otherDate)
    return refuse('Name two physicians and the day. For example: swap Chen and Foster on Dec 15.')
  if (date < today) return refuse(`${formatDate(date)} has passed.`)
  const given = await shiftOf(asking, one)
  const taken = await shiftOf(asking, other, 1)
  if (given && taken) {
    const isSame = given.date === taken.date && given.role === taken.role
    const says = isSame
      ? 'That’s the same shift, so nothing would change.'
      : await describeMoves(asking, [
          [given, other],
          [taken, one],
        ])
    return offer(`${one} has ${describeShift(given)}. ${other} has ${describeShift(taken)}. ${says}`, {
      title: `Swap ${one} and ${other}`,
      link: address('/admin/requests', {
        swap: String(given.id),
        for: String(idOf(asking, one)),
        with: String(taken.id),
      }),
    })
  }
  const had = given ?? taken
  if (!had)
    return refuse(
      `Neither ${one} nor ${other} has a shift ${date === otherDate ? `on ${formatDate(date)}` : 'on those days'}.`,
    )
  const without = given ? other : one
  return offer(
    `${had.person} has ${describeShift(had)}, and ${without} has no shift on ${formatDate(given ? otherDate : date)}, so there’s nothing to swap. You can give it to ${without} instead. ${await describeMoves(asking, [[had, without]])}`,
    cellLink(asking, had.person!, had.date),
  )
}

/** The role of the open shift, if "the open shift" is meant and there's one. */
async function openRole({ form, records }: Asking, date: string): Promise<string | undefined> {
  if (!form.counts.some(({ isOpen }) => isOpen)) return undefined
  const { shifts } = await readFacts(records, [{ from: date, to: date }])
  return shifts.find(({ person }) => person === null)?.role
}

/** Opens the cell of that person and day, where a shift can be reassigned or assigned. */
export async function assign(asking: Asking): Promise<Draft> {
  const [person, second] = asking.form.people
  const date = dateAt(asking.form.periods, 0)
  if (person && !date && /^(remove|delete|drop|add)/i.test(plainly(asking))) return openPage(asking)!
  if (!person || !date) return refuse('Name the physician and the day. For example: assign Chen to Rounder on Dec 20.')
  // "Give Chen's shift to Foster", "assign Foster to Chen's shift".
  const isGiven = /^(give|move|hand)/i.test(plainly(asking))
  const giver = isGiven ? person : (second ?? person)
  const taker = second && (isGiven ? second : person)
  const had = await shiftOf(asking, giver)
  if (!had && /\boff\b/i.test(asking.text)) return refuse(`${giver} has no shift on ${formatDate(date)}.`)
  const to = dateAt(asking.form.periods, 1)
  if (to && to !== date && !taker) return moveTo(asking, giver, had, to)
  const [role = had ? undefined : await openRole(asking, date)] = rolesMeant(asking)
  const other = role && had && role !== had.role && !taker ? ` You can change it to ${role} there.` : ''
  const says = had
    ? `${giver} has ${describeShift(had)}.${other}`
    : `${giver} has no shift on ${formatDate(date)}, so you can choose ${role ?? 'the shift'} there.`
  return offer(
    had && taker ? `${says} Choose ${taker} there. ${await describeMoves(asking, [[had, taker]])}` : says,
    cellLink(asking, giver, date),
  )
}

/** "Move Chen from the 17th to the 18th": one cell is emptied, the other filled. */
function moveTo(asking: Asking, person: string, had: ShiftFact | undefined, to: string): Draft {
  if (!had)
    return refuse(
      `${person} has no shift on ${formatDate(dateAt(asking.form.periods, 0)!)}, so there’s nothing to move.`,
    )
  return offer(
    `${person} has ${describeShift(had)}. Unassign it, then assign them a shift on ${formatDate(to)}.`,
    cellLink(asking, person, had.date),
    cellLink(asking, person, to),
  )
}
