/** Shows what someone else changed meanwhile, and lets the person choose; nothing typed is lost. */
import { GitMerge } from 'lucide-react'
import { entryOf } from '../../contract/fields/physician.ts'
import { Button } from '../ui/button.tsx'
import { formatValue } from './field-words.ts'
import type { FieldChange } from './use-person-form.ts'

type NoticeProps = {
  changes: FieldChange[]
  /** They are no longer in the group. */
  isRemoved?: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export function ChangedMeanwhileNotice({ changes, isRemoved, onKeepMine, onTakeTheirs }: NoticeProps) {
  return (
    <section
      role="alert"
      aria-label="Changed by someone else"
      className="mb-4 rounded-control border border-warn-line bg-warn-soft px-4 py-3 max-tablet:text-14"
    >
      <h3 className="flex items-center gap-2 font-semibold text-warn">
        <GitMerge className="size-4" />
        {isRemoved ? 'A colleague deactivated this physician' : 'Someone else changed this'}
      </h3>
      <p className="mt-0.5">Nothing was saved, and what you typed is still here.</p>
      <dl className="mt-2 flex flex-col gap-1.5">
        {changes.map((change) => (
          <div key={change.field}>
            <dt className="font-semibold">{entryOf(change.field).label}</dt>
            <dd>
              {formatValue(change.before)} became <strong className="font-semibold">{formatValue(change.now)}</strong>
              {'mine' in change && <>; you typed {formatValue(change.mine)}</>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="dense" className="touch:h-11" onClick={onTakeTheirs}>
          Use theirs
        </Button>
        <Button size="dense" className="touch:h-11" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}
