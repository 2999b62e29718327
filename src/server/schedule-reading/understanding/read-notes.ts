/** Text outside the schedule: remarks, and absences in words ("Dr. Wong on vacation Dec 10-14"). */
import type { CellPlace, FoundNote, FoundPerson } from '../understanding.ts'
import type { DateHint } from './days/resolve-dates.ts'
import type { Entry, Reading } from './entry.ts'
import type { Grid } from './grid.ts'
import type { Legend } from './legend.ts'
import { readLines } from './read-lines.ts'

type NotesContext = { legend: Legend; hint: DateHint; people: FoundPerson[] }

export function readNotes(
  grids: Grid[],
  readings: Reading[],
  { legend, hint, people }: NotesContext,
): { notes: FoundNote[]; entries: Entry[] } {
  const left: { text: string; cell: CellPlace }[] = []
  for (const [index, grid] of grids.entries()) {
    const reading = readings[index]!
    left.push(...reading.unread)
    if (reading.layout === 'list') continue
    for (const cell of grid.cells)
      if (!reading.used.has(cell) && !legend.used.has(cell))
        for (const text of cell.text.split('\n')) left.push({ text, cell: cell.place })
  }
  const words = new Set(
    people.flatMap((person) =>
      [person.lastName, person.firstName ?? ''].flatMap((name) => name.toLowerCase().split(/[\s-]/)),
    ),
  )
  const notes = left
    .filter(({ text }) => text.trim().split(/\s+/).length >= 3 && /\p{L}{3}/u.test(text))
    .map(({ text, cell }) => ({ text: text.trim(), people: mentioned(text, people), cells: [cell], confidence: 0.8 }))
  const entries = notes.flatMap((note) => {
    if (note.people.length === 0) return []
    const source = { row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: note.text, place: note.cells[0]! }
    const read = readLines([{ text: note.text, cell: note.cells[0]!, source }], {
      legend,
      hint,
      isName: (word) => words.has(word),
    })
    return read.entries.flatMap((entry) => {
      const [key, ...others] = mentioned(entry.who, people)
      const alias = people.find((person) => person.key === key)?.aliases[0]
      if (!entry.mark.reason || !alias || others.length > 0) return []
      return [{ ...entry, who: alias, confidence: entry.confidence * 0.8 }]
    })
  })
  return { notes: notes.slice(0, 60), entries }
}

/** Keys of the people whose last name is in the text; if several share it, the one whose first name is there, too. */
function mentioned(text: string, people: FoundPerson[]): string[] {
  const words = new Set(text.toLowerCase().split(/[^\p{L}'-]+/u))
  const found = people.filter((person) => person.lastName.length > 2 && words.has(person.lastName.toLowerCase()))
  const closer = found.filter((person) => person.firstName && words.has(person.firstName.toLowerCase()))
  return (closer.length > 0 ? closer : found).map((person) => person.key)
}
