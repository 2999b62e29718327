/** One message of the conversation: its text as paragraphs and lists, when it was said, and where an answer comes from. */
import { Link } from 'wouter'
import type { ChatSource } from '../../contract/schedule-chat.ts'
import { hasPage } from '../paths.ts'
import { joinClasses } from '../ui/join-classes.ts'
import type { ThreadMessage } from './assistant-thread.ts'

export function AssistantMessage({ message }: { message: ThreadMessage }) {
  const { role, content, timestamp, answer } = message
  const isOwn = role === 'user'
  return (
    <li className={joinClasses('flex max-w-full flex-col gap-1', isOwn ? 'items-end self-end' : 'items-start')}>
      <div
        className={joinClasses(
          'max-w-160 rounded-control px-3.5 py-2.5 text-13 [overflow-wrap:anywhere]',
          isOwn ? 'bg-accent whitespace-pre-wrap text-on-accent' : 'border border-line bg-surface text-text',
        )}
      >
        <span className="sr-only">{isOwn ? 'You: ' : 'Expert: '}</span>
        {isOwn ? content : <AnswerText text={content} />}
        {answer?.note && <p className="mt-2 border-t border-line pt-2 text-12 text-warn">{answer.note}</p>}
        {answer && answer.sources.length > 0 && <Sources sources={answer.sources} usedModel={answer.usedModel} />}
      </div>
      <time dateTime={timestamp} className="px-0.5 text-11 text-muted tabular-nums">
        {clock.format(new Date(timestamp))}
      </time>
    </li>
  )
}

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Lines that begin with "- " are a list; a list of names with figures is two columns. */
export function AnswerText({ text }: { text: string }) {
  const blocks = splitBlocks(text)
  return (
    <div className="grid gap-2">
      {blocks.map(({ lines, isList }, index) => {
        // Blocks of one text never move.
        const key = `${index} ${lines[0]}`
        return isList ? <AnswerList key={key} items={lines} /> : <p key={key}>{lines.join(' ')}</p>
      })}
    </div>
  )
}

type Block = { lines: string[]; isList: boolean }

function splitBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let isApart = true
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isApart = true
      continue
    }
    const isList = line.startsWith('- ')
    const said = isList ? line.slice(2) : line
    const last = blocks.at(-1)
    if (last && last.isList === isList && (isList || !isApart)) last.lines.push(said)
    else blocks.push({ lines: [said], isList })
    isApart = false
  }
  return blocks
}

const figure = /^(.{1,60}): (-?[\d.,]+)$/

function AnswerList({ items }: { items: string[] }) {
  const figures = items.map((item) => figure.exec(item))
  if (figures.every((match) => match !== null)) {
    return (
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {figures.map((match) => (
          <div key={match[1]} className="col-span-2 grid grid-cols-subgrid">
            <dt>{match[1]}</dt>
            <dd className="font-semibold tabular-nums">{match[2]}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <ul className="grid list-disc gap-1 pl-4 marker:text-faint">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Sources({ sources, usedModel }: { sources: ChatSource[]; usedModel: string }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-2 text-12 text-muted">
      <span>From</span>
      {sources.map(({ kind, title, link }) => (
        <span key={title}>
          {link && hasPage(link) ? (
            <Link href={link} className="text-accent-text underline underline-offset-2">
              {title}
            </Link>
          ) : kind === 'knowledge' ? (
            `knowledge base: ${title}`
          ) : (
            title
          )}
        </span>
      ))}
      {usedModel !== 'local' && <span>written by a model of {usedModel}</span>}
    </p>
  )
}
