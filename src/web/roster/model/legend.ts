/** What the colors mean: one code of each kind of shift in the group, and open ones. */
import type { Role } from '../../../contract/roles.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import { type ShiftKind, shiftKinds } from '../../../engine/model.ts'
import type { ChipKind } from '../../ui/shift-chip.tsx'

export type LegendEntry = { kind: ChipKind; code: string; word: string }

const words: Record<ShiftKind, string> = {
  day: 'Day',
  evening: 'Evening',
  night: 'Night',
  'twenty-four': '24 h',
  backup: 'Backup',
}

export function legendOf(roles: readonly Role[], codes: ReadonlyMap<string, string>): LegendEntry[] {
  const active = roles.filter((role) => role.isActive)
  const entries = shiftKinds.flatMap((kind): LegendEntry[] => {
    const role = active.find((each) => kindOfRole(each) === kind)
    return role ? [{ kind, code: codes.get(role.name) ?? role.name.charAt(0), word: words[kind] }] : []
  })
  const [first] = entries
  return first ? [...entries, { kind: 'open', code: first.code, word: 'Open' }] : entries
}

function kindOfRole({ category, startTime, endTime }: Role): ShiftKind {
  return shiftKindOf({ category, startTime, endTime, lasts24Hours: startTime === endTime })
}
