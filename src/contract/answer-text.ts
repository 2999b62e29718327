/** The text of the assistant's answers: paragraphs, lists, names with a number, and tables. Only written and parsed here. */

export type AnswerBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'figures'; items: { name: string; figure: string }[] }
  | { kind: 'table'; columns: string[]; rows: { name: string; figures: string[] }[] }

const bullet = '- '
/** Outside models also write lines like this. */
const figureLine = /^(.{1,60}): (-?[\d.,]+)$/

export function bullets(items: string[]): string {
  return items.map((item) => `${bullet}${item}`).join('\n')
}

/** A list of these is shown with bars. */
export function writeFigure(name: string, figure: string): string {
  return `${name}: ${figure}`
}

/** Several numbers per name are a Markdown table with a header. */
export function writeFigures(columns: string[], rows: { name: string; figures: string[] }[]): string {
  if (columns.length === 1) return bullets(rows.map(({ name, figures }) => writeFigure(name, figures[0]!)))
  if (rows.length === 0) return ''
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = `|${'---|'.repeat(columns.length + 1)}`
  return [line(['', ...columns]), rule, ...rows.map(({ name, figures }) => line([name, ...figures]))].join('\n')
}

export function readAnswer(text: string): AnswerBlock[] {
  return splitBlocks(text).map(({ lines, isList }): AnswerBlock => {
    if (lines.length > 2 && lines.every(isTableLine)) return readTable(lines)
    if (!isList) return { kind: 'paragraph', text: lines.join(' ') }
    const figures = lines.flatMap((line) => {
      const [, name, figure] = figureLine.exec(line) ?? []
      return name !== undefined && figure !== undefined ? [{ name, figure }] : []
    })
    return figures.length === lines.length ? { kind: 'figures', items: figures } : { kind: 'list', items: lines }
  })
}

const isTableLine = (line: string) => /^\|.*\|$/.test(line.trim())
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function readTable([head, , ...lines]: string[]): AnswerBlock {
  const [, ...columns] = cellsOf(head!)
  const rows = lines.map((line) => {
    const [name, ...figures] = cellsOf(line)
    return { name: name!, figures }
  })
  return { kind: 'table', columns, rows }
}

function splitBlocks(text: string): { lines: string[]; isList: boolean }[] {
  const blocks: { lines: string[]; isList: boolean }[] = []
  let isApart = true
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isApart = true
      continue
    }
    const isList = line.startsWith(bullet)
    const said = isList ? line.slice(bullet.length) : line
    const last = blocks.at(-1)
    if (last && last.isList === isList && (isList || !isApart)) last.lines.push(said)
    else blocks.push({ lines: [said], isList })
    isApart = false
  }
  return blocks
}
