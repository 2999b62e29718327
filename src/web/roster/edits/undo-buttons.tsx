/** Undo and redo, and what assistive technology says came of the last change. */
import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { latestOf, nextRedo, nextUndo } from './history.ts'
import type { Edits } from './use-edits.ts'

export function UndoButtons({ edits }: { edits: Edits }) {
  const [undoable, redoable] = [nextUndo(edits.history), nextRedo(edits.history)]
  return (
    <span className="flex">
      <IconButton
        label={undoable ? `Undo: ${undoable.label}` : 'Undo'}
        title="Undo (Ctrl+Z)"
        aria-keyshortcuts="Control+Z"
        icon={<Undo2 />}
        disabled={!undoable}
        className="rounded-r-none"
        onClick={() => void edits.undo()}
      />
      <IconButton
        label={redoable ? `Redo: ${redoable.label}` : 'Redo'}
        title="Redo (Ctrl+Y)"
        aria-keyshortcuts="Control+Y"
        icon={<Redo2 />}
        disabled={!redoable}
        className="-ml-px rounded-l-none"
        onClick={() => void edits.redo()}
      />
    </span>
  )
}

/** Read aloud; shown, too, where nothing else shows what changed. */
export function SavedAloud({ edits: { history }, isShown = false }: { edits: Edits; isShown?: boolean }) {
  const last = latestOf(history)
  const [said, say] = useState('')
  useEffect(() => {
    if (last && last.state === 'saved') say(`${last.isUndone ? 'Undone' : 'Saved'}: ${last.label}`)
  }, [last])
  return (
    <p role="status" className={joinClasses(isShown ? 'min-w-0 flex-1 text-muted' : 'sr-only')}>
      {said}
    </p>
  )
}
