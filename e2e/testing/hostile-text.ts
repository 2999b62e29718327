/** Text that would do harm wherever it isn't taken as text. */

/** The first turns around what follows it; the second isn't a letter. */
const marks = '\u202E\u0007'
const script = `${marks}<img src=x onerror=wasRun=1>"><script>window.wasRun=1</script>`

/** A workbook would compute it, and a link would run it. */
export const formula = '=HYPERLINK("javascript:window.wasRun=1")'

const written = new Set<string>()

/** Starts with the name of its field, so that what no page shows is found. */
export function hostile(field: string, most = 500): string {
  written.add(field)
  return `${field}${script}`.slice(0, most)
}

/** The fields of which nothing is in any of these texts. */
export function listUnseen(texts: readonly string[]): string[] {
  const whole = texts.map((text) => text.replace(/[\s\p{Cc}\u202E]+/gu, '').toLowerCase()).join('\n')
  return [...written].filter((field) => !whole.includes(`${field}<img`))
}
