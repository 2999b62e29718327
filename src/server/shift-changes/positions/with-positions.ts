/** Shifts with their position numbers: existing ones stay, the others get theirs. */
import { dealPositions } from '../../../engine/positions.ts'
import type { NewShift } from '../../schedules/insert-shifts.ts'
import type { HeldShift } from '../../schedules/problem/held-shifts.ts'

type Seated = Pick<NewShift, 'date' | 'roleId' | 'physicianId' | 'position' | 'status'>

/** `around` are the shifts outside the month, whose stretches continue in it. A canceled shift has no position. */
export function withPositions<Shift extends Seated>(shifts: Shift[], around: HeldShift[]): Shift[] {
  const seated = shifts.flatMap((shift, place) => {
    const { roleId, date, physicianId = null, position = null, status } = shift
    return roleId == null || status === 'cancelled' ? [] : { place, seat: { roleId, date, physicianId, position } }
  })
  const positions = dealPositions(
    seated.map(({ seat }) => seat),
    around.map(({ position = null, ...shift }) => ({ ...shift, position })),
  )
  const dealt = new Map(seated.map(({ place }, index) => [place, positions[index]!]))
  return shifts.map((shift, place) => ({ ...shift, position: dealt.get(place) ?? null }))
}

/** Positions of added or moved shifts, next to the ones that stay. A role without numbers stays without. */
export function positionsAmong<Shift extends Seated>(
  staying: Shift[],
  moved: Shift[],
  around: HeldShift[],
): (number | null)[] {
  const numbered = new Set(staying.flatMap(({ roleId, position }) => (position == null ? [] : roleId)))
  const waiting = moved.filter(({ roleId, position }) => position == null && numbered.has(roleId))
  const roles = new Set(waiting.map(({ roleId }) => roleId))
  const beside = staying.filter(({ roleId }) => roles.has(roleId))
  const seated = roles.size === 0 ? moved : withPositions([...moved, ...beside], around)
  return moved.map(({ roleId, position = null }, index) =>
    roles.has(roleId) ? (seated[index]!.position ?? null) : position,
  )
}
