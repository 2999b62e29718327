/** What is on its way with the shifts of a row, as a text, so that a row is drawn anew only when it changes: "12 saving". */
import type { Shift } from '../../../contract/schedules.ts'
import type { Desk } from '../use-desk.ts'

export type CellFlag = 'saving' | 'warned' | 'refused'

export function flagsOf(shifts: readonly Shift[], { edits }: Pick<Desk, 'edits'>): string {
  const { savingIds, refused, warned } = edits
  if (savingIds.size === 0 && !refused && warned.size === 0) return ''
  const flags: string[] = []
  for (const { id } of shifts) {
    if (savingIds.has(id)) flags.push(`${id} saving`)
    else if (refused?.shiftIds.includes(id)) flags.push(`${id} refused`)
    else if (warned.has(id)) flags.push(`${id} warned`)
  }
  return flags.join(',')
}

export function readFlags(text: string): Map<number, CellFlag> {
  if (!text) return new Map()
  return new Map(
    text.split(',').map((part) => {
      const [id, flag] = part.split(' ')
      return [Number(id), flag as CellFlag]
    }),
  )
}
