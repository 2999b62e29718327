/** Two shifts of one person that start on one day. A roster holds one a day, so the rules don't see the second. */
import { type Finding, findingKey } from './finding.ts'
import { groupBy } from './group-by.ts'
import type { Assignment, Problem } from './model.ts'
import { formatDate } from './text/dates.ts'
import { joinWords } from './text/join-words.ts'

type Held = { physicianId: string | number | null; date: string }

/** By person and day. */
export function doubledDays<Shift extends Held>(shifts: readonly Shift[]): Map<string, Shift[]> {
  const held = shifts.filter(({ physicianId }) => physicianId !== null)
  const byCell = groupBy(held, ({ physicianId, date }) => `${physicianId} ${date}`)
  return new Map([...byCell].filter(([, ofCell]) => ofCell.length > 1))
}

/** As conflicts: "Adams has two shifts on Mon, Jun 1: Rounder and Night." People the problem doesn't know are left out. */
export function findDoubled(
  shifts: readonly Assignment[],
  { physicians, roles }: Pick<Problem, 'physicians' | 'roles'>,
): Finding[] {
  const nameOf = new Map(physicians.map(({ id, name }) => [id, name]))
  const roleOf = new Map(roles.map(({ id, name }) => [id, name]))
  return [...doubledDays(shifts).values()].flatMap((ofCell): Finding[] => {
    const { physicianId, date } = ofCell[0]!
    const name = nameOf.get(physicianId)
    if (name === undefined) return []
    const subject = { ruleId: 'one-shift-at-a-time' as const, physicianIds: [physicianId], dates: [date] }
    const named = joinWords(
      ofCell.map(({ roleId }) => roleOf.get(roleId) ?? 'another role'),
      'and',
    )
    const rest = `${ofCell.length === 2 ? 'two' : ofCell.length} shifts on ${formatDate(date)}: ${named}.`
    return [
      { ...subject, key: findingKey(subject), hard: true, says: `${name} has ${rest}`, saysToThem: `You have ${rest}` },
    ]
  })
}
