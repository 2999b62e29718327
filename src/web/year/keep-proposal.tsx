/** The end of a dialog that shows a proposal: why it wasn't kept, and the way to keep it. */
import { reasonOf } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { DialogClose, DialogFooter } from '../ui/dialog.tsx'

export function KeepProblem({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <p role="alert" className="mt-3 text-bad">
      {reasonOf(error)}
    </p>
  )
}

/** Without `onKeep`, nothing is proposed yet. */
export function KeepFooter(props: { label: string; isSaving: boolean; onKeep: (() => void) | null | undefined }) {
  const { label, isSaving, onKeep } = props
  return (
    <DialogFooter>
      <DialogClose>
        <Button>Cancel</Button>
      </DialogClose>
      <Button
        variant="primary"
        disabled={!onKeep}
        loading={isSaving}
        loadingLabel="Saving..."
        onClick={() => onKeep?.()}
      >
        {label}
      </Button>
    </DialogFooter>
  )
}
