/** Makes rows and columns of pieces of text that only know where they stand: a page of a PDF, a table drawn with spaces. */

/** `line` counts from the top; x and width in any one unit. */
export type Piece = { line: number; x: number; width: number; text: string }
export type Placed = { line: number; column: number; columnSpan: number; text: string }

type Column = { from: number; to: number; lines: Set<number> }

export function placeInColumns(pieces: Piece[]): Placed[] {
  const columns = findColumns(pieces)
  const placed = pieces.map((piece) => {
    const over = columns.flatMap((column, index) => (overlap(piece, column) > 0 ? [index] : []))
    const first = over[0] ?? nearest(piece, columns)
    return { line: piece.line, column: first, columnSpan: Math.max(1, over.length), text: piece.text, x: piece.x }
  })
  return joinSamePlace(placed.sort((a, b) => a.line - b.line || a.x - b.x))
}

/** Narrow pieces make the columns; a wide one that covers several (a title) makes none. */
function findColumns(pieces: Piece[]): Column[] {
  const perLine = new Map<number, number>()
  for (const piece of pieces) perLine.set(piece.line, (perLine.get(piece.line) ?? 0) + 1)
  const most = Math.max(...perLine.values())
  const dense = pieces.filter((piece) => perLine.get(piece.line)! >= Math.max(2, most * 0.4))
  const columns = columnsOf(dense.length > 0 ? dense : pieces)
  // A column beside all others, as of names whose days are mostly empty.
  const beside = pieces.filter((piece) => columns.every((column) => overlap(piece, column) <= 0))
  const further = columnsOf(beside).filter(({ lines }) => lines.size >= fewestLines)
  return joinPairs([...columns, ...further].sort((a, b) => a.from - b.from))
}

/** Lines that make a column of their own. */
const fewestLines = 3

function columnsOf(pieces: Piece[]): Column[] {
  let columns: Column[] = []
  for (const piece of pieces.toSorted((a, b) => a.width - b.width)) {
    const over = columns.filter((column) => overlap(piece, column) > 0)
    if (over.length === 0) columns.push({ from: piece.x, to: piece.x + piece.width, lines: new Set([piece.line]) })
    else if (over.length === 1 || !over.some((column) => meets(column, over, piece))) {
      const joined = over.reduce(join)
      joined.from = Math.min(joined.from, piece.x)
      joined.to = Math.max(joined.to, piece.x + piece.width)
      joined.lines.add(piece.line)
      columns = [...columns.filter((column) => !over.includes(column)), joined]
    }
  }
  return columns
}

/** A calendar's numbers at one edge and its names at the other make two stripes a day, which never meet in a line. */
function joinPairs(columns: Column[]): Column[] {
  if (columns.length < 10 || columns.length % 2 !== 0) return columns
  const pairs = Array.from({ length: columns.length / 2 }, (_, at) => [columns[at * 2]!, columns[at * 2 + 1]!] as const)
  const areApart = pairs.every(([left, right]) => [...left.lines].every((line) => !right.lines.has(line)))
  return areApart ? pairs.map(([left, right]) => join(left, right)) : columns
}

/** Two stripes with pieces in the same line are two columns; the edges of one column never meet in a line. */
function meets(column: Column, over: Column[], piece: Piece): boolean {
  if (column.lines.has(piece.line)) return true
  return over.some((other) => other !== column && [...column.lines].some((line) => other.lines.has(line)))
}

function join(first: Column, second: Column): Column {
  return {
    from: Math.min(first.from, second.from),
    to: Math.max(first.to, second.to),
    lines: new Set([...first.lines, ...second.lines]),
  }
}

function overlap(piece: Piece, column: Column): number {
  return Math.min(piece.x + piece.width, column.to) - Math.max(piece.x, column.from)
}

function nearest(piece: Piece, columns: Column[]): number {
  const middle = piece.x + piece.width / 2
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, column] of columns.entries()) {
    const distance = Math.abs(middle - (column.from + column.to) / 2)
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function joinSamePlace(placed: Placed[]): Placed[] {
  const result: Placed[] = []
  for (const { line, column, columnSpan, text } of placed) {
    const last = result.at(-1)
    if (last?.line === line && column < last.column + last.columnSpan) {
      last.text = `${last.text} ${text}`
      last.columnSpan = Math.max(last.columnSpan, column + columnSpan - last.column)
    } else result.push({ line, column, columnSpan, text })
  }
  return result
}
