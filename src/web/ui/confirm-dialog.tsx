// Asks before something that cannot be undone; stays open and busy until the action is done or failed.
import * as AlertDialog from 'radix-ui/alert-dialog'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { DialogFooter, DiscardQuestion, dialogFrame, dialogScrim } from './dialog.tsx'
import { FieldError } from './field.tsx'
import { useHoldBack } from './hold-back.ts'
import { joinClasses } from './join-classes.ts'
import { useDialogFocus } from './use-dialog-focus.ts'
import { useTypedText } from './use-typed-text.ts'

export interface ConfirmDialogProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** For a dialog that is open as long as it is there. */
  onClose?: () => void
  title: ReactNode
  description: ReactNode
  /** A field for the reason, if one is asked for. */
  children?: ReactNode
  confirmLabel: ReactNode
  /** The button's text while the action runs. */
  pendingLabel?: ReactNode
  cancelLabel?: ReactNode
  tone?: 'danger' | 'primary'
  disabled?: boolean
  /** The dialog closes when it settles; when it throws, the error's message is shown and the dialog stays. */
  onConfirm: () => unknown
}

export function ConfirmDialog({
  onClose,
  open = true,
  onOpenChange = (next) => !next && onClose?.(),
  title,
  description,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  disabled,
  onConfirm,
}: ConfirmDialogProps) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const focus = useDialogFocus(open)
  const typed = useTypedText((next) => {
    if (pending) return
    setFailure(null)
    onOpenChange(next)
  })
  useHoldBack(open, () => typed.change(false))
  const confirm = async () => {
    setPending(true)
    setFailure(null)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={typed.change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogScrim} />
        <AlertDialog.Content
          className={joinClasses(dialogFrame, 'tablet:max-w-[440px]')}
          onOpenAutoFocus={(event) => focus.focusFirst(event, 'cancel')}
          onCloseAutoFocus={focus.focusOpener}
          {...typed.watch}
        >
          <div className="min-h-0 overflow-y-auto px-5 pt-4 pb-4">
            <AlertDialog.Title className="text-16 font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1.5 text-pretty text-muted max-tablet:text-14">
              {description}
            </AlertDialog.Description>
            {children && <div className="mt-3">{children}</div>}
            <div role="alert" className="not-empty:mt-3">
              {failure && <FieldError>{failure}</FieldError>}
            </div>
          </div>
          <DialogFooter>
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={tone} loading={pending} loadingLabel={pendingLabel} disabled={disabled} onClick={confirm}>
              {confirmLabel}
            </Button>
          </DialogFooter>
          <DiscardQuestion {...typed} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
