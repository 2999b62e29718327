/** Turns entries into assignments and absences of known people, each once. */
import type { ShiftKind } from '../../../engine/model.ts'
import { plural } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import type { Doubt, FoundAbsence, FoundAssignment, FoundPerson } from '../understanding.ts'
import type { Entry } from './entry.ts'
import { kindOfTimes } from './kind-of-times.ts'
import { codeKey, type Legend } from './legend.ts'

export function settle(
  entries: Entry[],
  personOf: (written: string) => FoundPerson | undefined,
  legend: Legend,
): { assignments: FoundAssignment[]; absences: FoundAbsence[]; doubts: Doubt[] } {
  const assignments = new Map<string, FoundAssignment>()
  const absences = new Map<string, FoundAbsence>()
  const unknown = new Map<string, Entry[]>()
  for (const entry of entries) {
    const person = personOf(entry.who)
    if (!person) continue
    const { mark, date, cells } = entry
    const code = mark.code ? codeKey(mark.code) : undefined
    const confidence = round(Math.min(entry.confidence, person.confidence), 2)
    const key = `${person.key} ${date} ${code ?? ''} ${mark.times?.start ?? ''}`
    if (mark.reason) {
      if (!absences.has(key))
        absences.set(key, {
          person: person.key,
          date,
          code: code ?? mark.reason.toUpperCase(),
          reason: mark.reason,
          cells,
          confidence,
        })
      continue
    }
    if (code && !mark.isKnown && !legend.codes.has(code)) unknown.set(code, [...(unknown.get(code) ?? []), entry])
    if (assignments.has(key)) continue
    assignments.set(key, {
      person: person.key,
      date,
      ...(code ? { code } : {}),
      ...(mark.times ? { start: mark.times.start, end: mark.times.end } : {}),
      kind: kindOf(entry),
      role: '',
      ...(entry.label ? { label: entry.label } : {}),
      cells,
      confidence,
    })
  }
  const doubts = [...unknown].map(([code, found]) => ({
    message: `The file doesn’t explain the code “${code}.” We counted it as work in ${plural(found.length, 'place')}.`,
    cells: found.slice(0, 5).flatMap((entry) => entry.cells.slice(0, 1)),
  }))
  return { assignments: [...assignments.values()], absences: [...absences.values()], doubts }
}

function kindOf({ mark }: Entry): ShiftKind {
  return mark.kind ?? (mark.times ? kindOfTimes(mark.times) : 'day')
}
