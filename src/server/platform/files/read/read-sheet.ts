/** The one plain shape that every uploaded or pasted schedule is read into: sheets of cells that know where they stood. */

/** Counted from 0. A merged cell is one cell with its span; the covered places hold none. */
export type Cell = {
  row: number
  column: number
  /** As the file shows it, without spaces at the ends. Lines within a cell are kept. */
  text: string
  rowSpan: number
  columnSpan: number
  /** Where a person finds it: "B4", "line 12", "page 2, line 3". */
  place: string
  /** Of a spreadsheet's date cell, whatever its format shows: yyyy-mm-dd. */
  date?: string
  /** The color that fills a spreadsheet's cell, as in "9DC3E6". */
  fill?: string
}

/** `painted` are the empty cells of a spreadsheet that have a color. */
export type Sheet = { name: string; cells: Cell[]; painted?: Pick<Cell, 'row' | 'column' | 'place' | 'fill'>[] }

export const fileKinds = ['excel', 'pdf', 'docx', 'doc', 'text'] as const
export type FileKind = (typeof fileKinds)[number]

export type ReadFile = {
  kind: FileKind
  sheets: Sheet[]
  /** What the reader had to decide, in sentences: a mislabeled file, a guessed encoding. */
  remarks: string[]
}

/** Why a file cannot be read. The message is a sentence for the person who sent it. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}
