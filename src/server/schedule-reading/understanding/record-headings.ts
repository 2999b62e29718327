/** Tells the columns of a table of one shift a row by their headings. */
import type { GridCell } from './grid.ts'

const headings = {
  date: /^(shift |work |start )?(date|day)s?( of (service|shift))?$|^from( date)?$/i,
  endDate: /^(end|thru|through|to|last) ?(date|day)$|^(to|through|until)$/i,
  name: /^(physician|provider|doctor|hospitalist|employee|staff|name|who|assigned( to)?|clinician|covering|md|full name|on duty)s?( name)?$/i,
  last: /^(last|sur|family)[ _-]?name$/i,
  first: /^(first|given)[ _-]?name$/i,
  shift: /^(shift|role|assignment|code|service|position|job|type|duty|shift (type|code|name)|task|status)s?$/i,
  start: /^(start|begin|from|in|start ?time|time in|begins|starts)$/i,
  end: /^(end|finish|to|out|end ?time|stop|time out|ends)$/i,
  subject: /^(subject|summary|event|appointment)$/i,
  hours: /^(hours|time|times|shift time|shift hours|hrs)$/i,
}
/** For headings of more words, where no exact one was found. */
const looseHeadings: [Field, RegExp][] = [
  ['date', /\bdate\b/i],
  ['name', /\b(physician|provider|doctor|employee|staff|clinician|hospitalist)\b/i],
  ['shift', /\b(shift|role|assignment|service|position|task|job|duty)\b/i],
  ['hours', /\b(hours|times?)\b/i],
]
export type Field = keyof typeof headings
export type Fields = Partial<Record<Field, number>>

export function fieldsOf(cells: GridCell[]): Fields {
  const fields: Fields = {}
  for (const { text, column } of cells)
    for (const field of Object.keys(headings) as Field[])
      if (
        fields[field] === undefined &&
        headings[field].test(
          text
            .trim()
            .replace(/[:*#]+$/, '')
            .replace(/_/g, ' '),
        )
      ) {
        fields[field] = column
        break
      }
  for (const [field, pattern] of looseHeadings) {
    const taken = Object.values(fields)
    const found = cells.filter(({ text, column }) => text.length < 30 && pattern.test(text) && !taken.includes(column))
    // "Hospitalist A" beside "Hospitalist B" are shifts.
    if (found.length === 1) fields[field] ??= found[0]!.column
  }
  return fields
}
