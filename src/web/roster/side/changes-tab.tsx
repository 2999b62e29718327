/** What was changed in this session, newest first, with the way back. */
import { Redo2, Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { nextRedo, nextUndo } from '../edits/history.ts'
import type { Edits } from '../edits/use-edits.ts'

const stateWords = { saving: 'saving...', saved: 'saved', refused: 'not saved' }

export function ChangesTab({ edits }: { edits: Edits }) {
  const { history, undo, redo } = edits
  if (history.length === 0) return <p className="px-4 py-6 text-12 text-muted">Nothing was changed in this session.</p>
  const [undoable, redoable] = [nextUndo(history), nextRedo(history)]
  return (
    <ol className="text-12">
      {history.toReversed().map((change) => (
        <li key={change.key} className="border-b border-line bg-raised px-4 py-2.5">
          <p className={change.isUndone ? 'text-faint line-through' : undefined}>{change.label}</p>
          {change.reason && <p className="text-muted">Reason: {change.reason}</p>}
          <p className="flex items-center gap-2 text-muted">
            <span className={change.state === 'refused' ? 'text-bad' : undefined}>
              {change.isUndone ? 'undone' : stateWords[change.state]}
            </span>
            {change.key === undoable?.key && (
              <Button size="dense" variant="quiet" className="ml-auto" onClick={() => void undo()}>
                <Undo2 />
                Undo
              </Button>
            )}
            {change.key === redoable?.key && (
              <Button size="dense" variant="quiet" className="ml-auto" onClick={() => void redo()}>
                <Redo2 />
                Redo
              </Button>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
