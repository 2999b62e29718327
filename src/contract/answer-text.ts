/** The text of the expert's answers: paragraphs, lists, and lists of names with figures. Written and read here alone. */

export type AnswerBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'figures'; items: { name: string; figure: string }[] }

const bullet = '- '
/** An outside model writes such lines, too. */
const figureLine = /^(.{1,60}): (-?[\d.,]+)$/

export function bullets(items: string[]): string {
  return items.map((item) => `${bullet}${item}`).join('\n')
}

/** A list of these is shown in two columns. */
export function writeFigure(name: string, figure: string): string {
  return `${name}: ${figure}`
}

export function readAnswer(text: string): AnswerBlock[] {
  return splitBlocks(text).map(({ lines, isList }): AnswerBlock => {
    if (!isList) return { kind: 'paragraph', text: lines.join(' ') }
    const figures = lines.flatMap((line) => {
      const [, name, figure] = figureLine.exec(line) ?? []
      return name !== undefined && figure !== undefined ? [{ name, figure }] : []
    })
    return figures.length === lines.length ? { kind: 'figures', items: figures } : { kind: 'list', items: lines }
  })
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
