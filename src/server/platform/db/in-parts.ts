/** Many rows are written in several statements: building one of thousands of values would hold the event loop. */
const mostRows = 50

export async function inParts<Row, Written>(
  rows: readonly Row[],
  write: (part: Row[]) => Promise<Written[]>,
): Promise<Written[]> {
  const written: Written[] = []
  for (let from = 0; from < rows.length; from += mostRows)
    written.push(...(await write(rows.slice(from, from + mostRows))))
  return written
}
