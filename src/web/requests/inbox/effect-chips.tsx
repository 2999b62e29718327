/** What approving would do, on one line whose room is kept until it is known: no row grows under the pointer. */
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { consentTo } from '../request-words.ts'
import { describeEffect } from './effect-words.ts'
import type { InboxRequest } from './inbox-request.ts'

type EffectChipsProps = {
  request: InboxRequest
  /** Among those that can be approved now; not known yet. */
  effects: readonly RequestEffect[] | undefined
  /** How many others ask for the same shift. */
  rivals?: number
}

export function EffectChips({ request, effects, rivals = 0 }: EffectChipsProps) {
  // Nothing can be approved before a colleague has agreed.
  if (request.status !== 'pending' || consentTo(request)?.isGiven === false) return null
  const effect = effects?.find(({ requestId }) => requestId === request.id)
  const chips = effect ? describeEffect(effect) : []
  if (rivals > 0 && !effect?.rival) chips.unshift({ tone: 'warn', words: `${rivals + 1} want this shift` })
  return (
    <span className="flex min-h-5 gap-1.5 overflow-hidden">
      {!effects && chips.length === 0 && <Skeleton className="h-5 w-24 rounded-full" />}
      {chips.map(({ tone, words, title }) => (
        <span
          key={words}
          title={title ?? words}
          className="grid shrink-0 grid-cols-[minmax(0,1fr)] last:min-w-0 last:shrink"
        >
          <Badge tone={tone}>
            <span className="truncate">{words}</span>
          </Badge>
        </span>
      ))}
    </span>
  )
}
