/** Everyone who wants the same shift, best match first, each with the reason. */
import { plural } from '../../../engine/text/plural.ts'
import { useRead } from '../../api/use-read.ts'
import { useMember } from '../../session/use-session.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { describeRequest } from '../request-words.ts'
import { type InboxRequest, takerNameOf } from './inbox-request.ts'

type RivalsProps = { request: InboxRequest; all: readonly InboxRequest[]; onChoose: (id: number) => void }

/** Hidden if no one else wants it. */
export function Rivals({ request, all, onChoose }: RivalsProps) {
  const { groupId } = useMember()
  const effects = useRead('requestEffects', { params: { groupId } }).data ?? []
  const own = effects.find(({ requestId }) => requestId === request.id)?.rival
  if (!own) return null
  const ranked = effects
    .flatMap(({ requestId, rival }) => {
      const other = all.find(({ id }) => id === requestId)
      return rival?.shiftId === own.shiftId && other ? [{ ...rival, request: other }] : []
    })
    .sort((one, other) => one.place - other.place)
  const title = `${plural(ranked.length, 'person wants', 'people want')} this shift`
  return (
    <section aria-label={title} className="mt-4.5">
      <header className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-14 font-semibold">{title}</h3>
        <span className="text-12 text-muted max-tablet:hidden">ranked by rules, fairness, and preferences</span>
      </header>
      <ol className="overflow-clip rounded-control border border-line bg-raised">
        {ranked.map(({ request: other, place, group, says, shiftId }) => {
          const isOpen = other.id === request.id
          return (
            <li key={other.id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                aria-current={isOpen ? 'true' : undefined}
                onClick={() => onChoose(other.id)}
                className={joinClasses(
                  'grid min-h-10.5 w-full grid-cols-[18px_minmax(0,1fr)_auto] items-center gap-x-2.5 px-3.5 py-2 text-left focus-visible:-outline-offset-2',
                  isOpen ? 'bg-accent-soft' : 'hover:bg-surface',
                )}
              >
                <span className="text-center text-12 text-muted">{place}</span>
                <span className="min-w-0">
                  <b className="font-semibold">{takerNameOf(other, shiftId)}</b>
                  <span className="ml-2 text-12 text-muted">{describeRequest(other)}</span>
                  <span className="block text-12 text-muted">{says}</span>
                </span>
                <b className={joinClasses('text-12', rivalTones[group])}>{rivalWords[group]}</b>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const rivalWords = { good: 'good', 'trade-off': 'trade-off', 'not-eligible': 'breaks a rule' }
const rivalTones = { good: 'text-good', 'trade-off': 'text-warn', 'not-eligible': 'text-bad' }
