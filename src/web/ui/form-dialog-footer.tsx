// The buttons of a form in a dialog: Cancel, then the one that sends it.
import { Button } from './button.tsx'
import { DialogClose, DialogFooter } from './dialog.tsx'
import { SubmitButton, type SubmitButtonProps } from './form.tsx'

export function FormDialogFooter(submit: SubmitButtonProps) {
  return (
    <DialogFooter>
      <DialogClose>
        <Button variant="quiet">Cancel</Button>
      </DialogClose>
      <SubmitButton {...submit} />
    </DialogFooter>
  )
}
