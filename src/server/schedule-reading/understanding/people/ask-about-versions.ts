/** Two sheets with nearly the same shifts of the same people: an older version of the schedule beside the current one. */
import type { ReadingSureness } from '../../../../contract/sheet-reading.ts'
import type { Entry } from '../entry.ts'

/** The share of the shorter sheet's shifts that the other has, too. All of them are another view of the same schedule. */
const [leastCommon, mostCommon] = [0.3, 0.98]

type Sheet = { sheet: number; name: string }

export function askAboutVersions(
  reading: ReadingSureness,
  sheets: readonly Sheet[],
  entries: readonly Entry[],
  personOf: (written: string) => { key: string } | undefined,
): ReadingSureness {
  const shifts = new Map<number, Set<string>>()
  for (const { who, date, mark, cells } of entries) {
    const [cell] = cells
    const person = personOf(who)?.key
    if (!cell || !person || mark.reason) continue
    const own = shifts.get(cell.sheet) ?? new Set<string>()
    shifts.set(cell.sheet, own.add(`${person} ${date} ${mark.code ?? mark.times?.start}`))
  }
  const read = sheets.filter(({ sheet }) => shifts.has(sheet))
  for (const one of read)
    for (const other of read.slice(read.indexOf(one) + 1)) {
      const [first, second] = [shifts.get(one.sheet)!, shifts.get(other.sheet)!]
      const common = [...first].filter((shift) => second.has(shift)).length / Math.min(first.size, second.size)
      if (common < leastCommon || common >= mostCommon) continue
      const says = (kept: Sheet, left: Sheet) => ({
        says: kept.name,
        constraints: [{ sheet: left.sheet, is: 'ignore' as const }],
      })
      return {
        ...reading,
        isSure: false,
        sureness: Math.min(reading.sureness, 0.5),
        doubts: [...reading.doubts, `“${one.name}” and “${other.name}” have different shifts for the same days.`],
        question: { says: 'Which sheet is the current schedule?', answers: [says(one, other), says(other, one)] },
      }
    }
  return reading
}
