/** The text of an answer: paragraphs, lists, names with bars for their numbers, and tables; each row opens the shifts behind it. */
import { Link } from 'wouter'
import { type AnswerBlock, readAnswer } from '../../contract/answer-text.ts'
import type { ChatLink } from '../../contract/assistant.ts'
import { hasPage } from '../paths.ts'

/** An address may carry what the page shows: "/schedule?date=2026-12-01". */
export const opensPage = (link: string) => hasPage(link.split('?')[0]!)

interface AnswerTextProps {
  text: string
  rowLinks?: ChatLink[] | undefined
}

export function AnswerText({ text, rowLinks = [] }: AnswerTextProps) {
  return (
    <div className="grid gap-2">
      {readAnswer(text).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never move.
        <Block key={place} block={block} rowLinks={rowLinks} />
      ))}
    </div>
  )
}

function Block({ block, rowLinks }: { block: AnswerBlock; rowLinks: ChatLink[] }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'figures':
      return <Figures items={block.items} rowLinks={rowLinks} />
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="text-left [overflow-wrap:normal]">
            <thead className="text-12 text-muted">
              <tr>
                <td />
                {block.columns.map((column) => (
                  <th key={column} scope="col" className="pl-5 text-right font-normal">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(({ name, figures }) => (
                <tr key={name}>
                  <th scope="row" className="py-0.5 font-normal">
                    <RowName name={name} rowLinks={rowLinks} />
                  </th>
                  {figures.map((figure, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: figures are in column order.
                    <td key={place} className="pl-5 text-right font-semibold tabular-nums">
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-4 marker:text-faint">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
  }
}

/** The longest bar is the highest figure. */
function Figures({ items, rowLinks }: { items: { name: string; figure: string }[]; rowLinks: ChatLink[] }) {
  const values = items.map(({ figure }) => Number(figure.replaceAll(',', '')))
  const most = Math.max(...values)
  const hasBars = items.length > 1 && most > 0 && values.every((value) => value >= 0)
  return (
    <dl className="grid grid-cols-[auto_auto_minmax(2rem,1fr)] gap-x-4 gap-y-1">
      {items.map(({ name, figure }, place) => (
        <div key={name} className="col-span-3 grid grid-cols-subgrid items-center">
          <dt>
            <RowName name={name} rowLinks={rowLinks} />
          </dt>
          <dd className="text-right font-semibold tabular-nums">{figure}</dd>
          {hasBars && (
            <dd aria-hidden="true" className="h-2">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * values[place]!) / most}%` }} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function RowName({ name, rowLinks }: { name: string; rowLinks: ChatLink[] }) {
  const found = rowLinks.find(({ title, link }) => title === name && opensPage(link))
  if (!found) return name
  return (
    // High enough for a finger that rows below each other don’t catch.
    <Link
      href={found.link}
      className="inline-block min-h-6 leading-6 underline decoration-line underline-offset-2 hover:decoration-current"
    >
      {name}
    </Link>
  )
}
