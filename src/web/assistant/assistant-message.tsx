/** One message of the conversation: its text, its time, and an answer's sources. */
import { Link } from 'wouter'
import type { ChatLink, ChatSource } from '../../contract/assistant.ts'
import { useGroupClock } from '../session/use-session.ts'
import { formatTime } from '../text/clock.ts'
import { momentIn } from '../text/group-day.ts'
import { ButtonLink } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { AnswerText, opensPage } from './answer-text.tsx'
import type { ThreadMessage } from './assistant-thread.ts'
import { DraftText } from './draft-text.tsx'

export function AssistantMessage({ message }: { message: ThreadMessage }) {
  const { role, content, timestamp, answer } = message
  const isOwn = role === 'user'
  const { clock } = useGroupClock()
  return (
    <li className={joinClasses('flex max-w-full flex-col gap-1', isOwn ? 'items-end self-end' : 'items-start')}>
      <div
        className={joinClasses(
          'max-w-160 rounded-control px-3.5 py-2.5 text-13 [overflow-wrap:anywhere]',
          isOwn ? 'bg-accent whitespace-pre-wrap text-on-accent' : 'border border-line bg-surface text-text',
        )}
      >
        <span className="sr-only">{isOwn ? 'You: ' : 'Expert: '}</span>
        {isOwn ? content : <AnswerText text={content} rowLinks={answer?.rowLinks} />}
        {answer?.note && <p className="mt-2 border-t border-line pt-2 text-12 text-warn">{answer.note}</p>}
        {answer?.draft && <DraftText draft={answer.draft} />}
        {answer?.links && <Links links={answer.links} />}
        {answer && answer.sources.length > 0 && <Sources sources={answer.sources} usedModel={answer.usedModel} />}
      </div>
      <time dateTime={timestamp} className="px-0.5 text-11 text-muted tabular-nums">
        {clock && formatTime(momentIn(clock.timeZone, timestamp).time)}
      </time>
    </li>
  )
}

/** Links to the shifts behind the answer, and to where to act on it. */
function Links({ links }: { links: ChatLink[] }) {
  return (
    <ul aria-label="Open" className="mt-2 flex flex-wrap gap-2">
      {links
        .filter(({ link }) => opensPage(link))
        .map(({ title, link }) => (
          <li key={link}>
            <ButtonLink to={link}>{title}</ButtonLink>
          </li>
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
          {link && opensPage(link) ? (
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
      {usedModel !== 'local' && <span>written by {usedModel}’s model</span>}
    </p>
  )
}
