/** Words above columns and beside totals. They're evidence, never a condition: files without headings are read, too. */

/** What the word over a column says it holds; `none` if it isn't part of a schedule. */
export function headingContent(text: string): 'time' | 'person' | 'shift' | 'none' | undefined {
  return meanings.find(([pattern]) => pattern.test(text))?.[1]
}

const meanings = [
  [/^(?:(?:start |shift |from )?dates?|day|when|from|fecha|datum|jour|tag)$/i, 'time'],
  [
    /^(?:names?|physicians?|providers?|(?:assigned|given) to|(?:claimed|covered|taken|filled|worked) by|doctors?|who|staff|employee)$/i,
    'person',
  ],
  [/^(?:nombre|nom|m[ée]decin|arzt|md)$/i, 'person'],
  [/^(?:shifts?|assignments?|type|task|role|duty|turno|poste|dienst|schicht)$/i, 'shift'],
  [/^(?:site|location|pager|phone|notes?|comments?|remarks?|totals?|fte|ext|title|#)$/i, 'none'],
  [/^(?:remarques?|observaciones|notas?|bemerkung(?:en)?|hinweise?|summe)$/i, 'none'],
  [/^(?:to|end|end date|(?:start|end) time)$/i, 'none'],
] as const

/** "MD" and "Pager" are column headings, not shifts. */
export function isColumnTitle(text: string): boolean {
  const content = headingContent(text)
  return content === 'person' || content === 'none'
}

const sumBefore =
  /^\W*(?:#|no\.?|total|sum|subtotal|count|staffing|staffed|census|needed|required|coverage|working|variance|min|max|avg|open)\b/i
const sumBehind = /\b(?:total|count|census|staffing|needed|required|working|on duty)s?\W*$/i

/** "Total", "# on", "Nights needed": the row counts; it isn't anyone's. */
export function isSumLabel(text: string): boolean {
  return sumBefore.test(text) || sumBehind.test(text)
}
