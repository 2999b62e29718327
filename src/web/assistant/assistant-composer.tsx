/** Where a question is typed: Enter sends it, and one that failed comes back. */
import { Send, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { longestQuestion } from '../../contract/assistant.ts'
import { Button } from '../ui/button.tsx'
import { Textarea } from '../ui/inputs.tsx'
import { isTooLong } from '../ui/text-limit.tsx'

interface ComposerProps {
  unsent: string
  isWaiting: boolean
  onSend: (message: string) => void
  onStop: () => void
  onTyped: () => void
}

export function Composer({ unsent, isWaiting, onSend, onStop, onTyped }: ComposerProps) {
  const [text, setText] = useState(unsent)
  const box = useRef<HTMLTextAreaElement>(null)
  // A failed question comes back, unless something else was typed meanwhile.
  useEffect(() => {
    if (unsent) setText((typed) => typed || unsent)
  }, [unsent])
  const cannotSend = text.trim() === '' || isTooLong(text, longestQuestion)
  const submit = () => {
    if (cannotSend || isWaiting) return
    onSend(text.trim())
    setText('')
    box.current?.focus()
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="flex items-end gap-2 border-t border-line px-4 py-3 tablet:px-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Textarea
          ref={box}
          rows={1}
          aria-label="Message"
          placeholder="Type your question"
          maxLength={longestQuestion}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            if (unsent) onTyped()
          }}
          onKeyDown={submitOnEnter}
          className="max-h-28! min-h-11! resize-none py-2.5!"
        />
      </div>
      {isWaiting ? (
        <Button size="touch" onClick={onStop} icon={<Square />}>
          Stop
        </Button>
      ) : (
        <Button type="submit" variant="primary" size="touch" disabled={cannotSend} icon={<Send />}>
          Send
        </Button>
      )}
    </form>
  )
}
