/** The assistant: a conversation that knows the group, with suggested questions to start and continue. */
import { Stethoscope, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AnswerText } from './answer-text.tsx'
import type { Assistant } from './assistant-call.ts'
import { Composer } from './assistant-composer.tsx'
import { AssistantMessage } from './assistant-message.tsx'
import { type Thread, useAssistantThread } from './assistant-thread.ts'

type Words = { title: string; says: string; greeting: string; examples: string[] }

const expert: Omit<Words, 'greeting'> = {
  title: 'Hospitalist Scheduling Expert',
  says: 'Answers from your group’s data and a built-in knowledge base',
  examples: [
    'Do we have enough people?',
    'Is 7-on/7-off right for us?',
    'How do others run backup?',
    'Which days are weakest?',
    'Who has the most nights this month?',
  ],
}

const own: Words = {
  title: 'Ask about your schedule',
  says: 'Answers from the published schedule and your own numbers',
  greeting: 'Hello. Ask me when you work, what your fair share is, why you have a shift, or who could take it.',
  examples: [
    'When am I off next?',
    'How many nights do I owe?',
    'Who can I trade my next shift with?',
    'Who is working tonight?',
    'How many weekends do I have this month?',
  ],
}

function wordsFor(assistant: Assistant): Words {
  if (assistant.call === 'askOwnAssistant' && !assistant.isOfGroup) return own
  return {
    ...expert,
    greeting:
      assistant.call === 'askAssistant' && assistant.hasAnalysis
        ? 'Hello. I’ve read the schedule you uploaded, and I know your schedules, people, rules, and requests. What would you like to know?'
        : 'Hello. I know your schedules, people, rules, and requests, and how hospitalist groups work. What would you like to know?',
  }
}

export function AssistantChat({ assistant }: { assistant: Assistant }) {
  const { thread, send, stop, clear, forgetUnsent } = useAssistantThread(assistant)
  const { title, says, greeting, examples } = wordsFor(assistant)
  const [openedAt] = useState(() => new Date().toISOString())
  const { messages, waiting, unsent } = thread
  const last = messages.at(-1)
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_300px]">
      <section
        aria-labelledby="assistant-title"
        className="flex h-[600px] min-w-0 flex-col overflow-clip rounded-control border border-line bg-raised"
      >
        <header className="flex items-center gap-3 border-b border-line px-4 py-3.5 tablet:px-5">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
            <Stethoscope className="size-4" />
          </span>
          <div className="min-w-0 flex-1">
            <h2 id="assistant-title" className="text-14 font-semibold">
              {title}
            </h2>
            <p className="text-12 text-muted">{says}</p>
          </div>
          <Button variant="quiet" onClick={clear} disabled={messages.length === 0} icon={<Trash2 />}>
            Clear chat
          </Button>
        </header>
        <MessageList thread={thread} greeting={{ id: -1, role: 'assistant', content: greeting, timestamp: openedAt }}>
          {!waiting && last?.answer && last.answer.followUps.length > 0 && (
            <Questions label="Ask next" questions={last.answer.followUps} onAsk={send} />
          )}
        </MessageList>
        <Composer unsent={unsent} isWaiting={waiting !== null} onSend={send} onStop={stop} onTyped={forgetUnsent} />
      </section>
      <Card title="Try asking">
        <ul className="grid gap-1.5">
          {examples.map((question) => (
            <li key={question}>
              <Button
                className="h-auto! min-h-8 w-full justify-start! py-1.5 touch:min-h-11 text-left whitespace-normal!"
                disabled={waiting !== null}
                onClick={() => send(question)}
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface MessageListProps {
  thread: Thread
  greeting: Thread['messages'][number]
  children: React.ReactNode
}

/** The latest message stays in view, unless someone scrolled up to read. */
function MessageList({ thread: { messages, waiting }, greeting, children }: MessageListProps) {
  const list = useRef<HTMLElement>(null)
  const staysDown = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll follows what is shown.
  useLayoutEffect(() => {
    const element = list.current
    if (element && staysDown.current) element.scrollTop = element.scrollHeight
  }, [messages.length, waiting])
  return (
    <section
      ref={list}
      // A region that scrolls must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      aria-label="Conversation"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        staysDown.current = scrollHeight - scrollTop - clientHeight < 40
      }}
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-5 tablet:px-5"
    >
      <div role="log" aria-live="polite" aria-label="Messages">
        <ol className="flex flex-col gap-4">
          {[greeting, ...messages].map((message) => (
            <AssistantMessage key={message.id} message={message} />
          ))}
        </ol>
      </div>
      {children}
      {waiting && <Thinking {...waiting} />}
    </section>
  )
}

function Thinking({ text, says }: NonNullable<Thread['waiting']>) {
  return (
    <>
      {text !== '' && (
        <div
          className="max-w-160 rounded-control border border-line bg-surface px-3.5 py-2.5 text-13"
          aria-hidden="true"
        >
          <AnswerText text={text} />
        </div>
      )}
      <p role="status" className="flex items-center gap-2 text-13 text-muted">
        <span aria-hidden="true" className="flex gap-1.5">
          {['opacity-90', 'opacity-60', 'opacity-30'].map((shade) => (
            <span key={shade} className={`size-1.5 rounded-full bg-muted motion-safe:animate-pulse ${shade}`} />
          ))}
        </span>
        Expert is thinking...
        {says && <span className="text-faint">{says}</span>}
      </p>
    </>
  )
}

function Questions({
  label,
  questions,
  onAsk,
}: {
  label: string
  questions: string[]
  onAsk: (question: string) => void
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <Button
            className="h-auto! min-h-7 py-1 text-left whitespace-normal! touch:min-h-11"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
}
