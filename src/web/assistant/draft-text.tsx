/** A draft to copy, or to open in the person's own mail program. Nothing is sent from here. */
import { Check, Copy, Mail } from 'lucide-react'
import { useState } from 'react'
import type { ChatDraft } from '../../contract/assistant.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'

export function DraftText({ draft: { to, subject, body } }: { draft: ChatDraft }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (await copyText(body)) setCopied(true)
  }
  const mail = `mailto:${to ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <section aria-label="Draft" className="mt-2 rounded-control border border-line bg-raised">
      <p className="border-b border-line px-3 py-2 font-semibold">{subject}</p>
      <p className="px-3 py-2 whitespace-pre-wrap">{body}</p>
      <div className="flex flex-wrap gap-2 border-t border-line px-3 py-2">
        <Button size="dense" className="touch:h-11" onClick={copy} icon={isCopied ? <Check /> : <Copy />}>
          {isCopied ? 'Copied' : 'Copy text'}
        </Button>
        <a
          href={mail}
          className="inline-flex h-7 items-center gap-1.5 px-1 text-accent-text underline underline-offset-2"
        >
          <Mail aria-hidden="true" className="size-3.5" />
          Open in email
        </a>
      </div>
    </section>
  )
}
