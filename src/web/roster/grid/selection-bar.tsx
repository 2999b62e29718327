/** Actions for the selected cells, at the bottom of the grid. */
import { ArrowLeftRight, ClipboardPaste, Copy, Eraser, Lock, LockOpen, X } from 'lucide-react'
import { plural } from '../../../engine/text/plural.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { ClearQuestion } from './clear-question.tsx'
import type { Selection } from './use-selection.ts'

export function SelectionBar({ selection, isEditable }: { selection: Selection; isEditable: boolean }) {
  return (
    <>
      {selection.isRange && <RangeActions selection={selection} isEditable={isEditable} />}
      {selection.clearing && <ClearQuestion {...selection.clearing} />}
    </>
  )
}

function RangeActions({ selection, isEditable }: { selection: Selection; isEditable: boolean }) {
  return (
    <div
      role="toolbar"
      aria-label="Selected days"
      className="sticky bottom-3 left-3 z-10 ml-3 flex w-fit items-center gap-1.5 rounded-control border border-line-strong bg-overlay py-1.5 pr-1.5 pl-3 shadow-float print:hidden"
    >
      <span role="status" className="mr-1.5 font-control">
        {plural(selection.count, 'day')} selected
      </span>
      <Button size="dense" onClick={selection.copy} icon={<Copy />}>
        Copy
      </Button>
      {isEditable && (
        <>
          {selection.canPaste && (
            <Button size="dense" onClick={selection.paste} icon={<ClipboardPaste />}>
              Paste
            </Button>
          )}
          <Button size="dense" disabled={selection.isEmpty} onClick={selection.open} icon={<Eraser />}>
            Clear
          </Button>
          <Button
            size="dense"
            disabled={selection.isEmpty}
            onClick={selection.lock}
            icon={selection.isLocked ? <LockOpen /> : <Lock />}
          >
            {selection.isLocked ? 'Unlock' : 'Lock'}
          </Button>
          {selection.pair && (
            <Button size="dense" onClick={selection.swap} icon={<ArrowLeftRight />}>
              Swap {selection.pair}
            </Button>
          )}
          <span className="text-12 text-muted max-tablet:hidden">Type a role code to fill</span>
        </>
      )}
      <IconButton size="dense" variant="quiet" label="Clear selection" icon={<X />} onClick={selection.clear} />
    </div>
  )
}
