// A window over the page for one task: centered on wide screens, a sheet from below on phones.
import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { useHoldBack } from './hold-back.ts'
import { joinClasses } from './join-classes.ts'
import { useDialogFocus } from './use-dialog-focus.ts'
import { useDragToClose } from './use-drag-to-close.ts'
import { useTypedText } from './use-typed-text.ts'

export interface DialogProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** For a dialog that is open as long as it is there. */
  onClose?: () => void
  /** The button that opens it, when the dialog keeps its own state. */
  trigger?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Before both, as a shift's code. */
  mark?: ReactNode
  /** Width in pixels: small 440, medium 560, large 760, wide 1120. */
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** It's read from the beginning and its fields come at the end, so focus stays at the top. */
  isForReading?: boolean
  /** Its form has changes that aren't saved, typed or chosen. */
  isDirty?: boolean
  /** It has its own address, so the way back closes it already. */
  hasAddress?: boolean
  /** DialogBody and DialogFooter, inside a form if there is one. */
  children: ReactNode
}

export const dialogScrim =
  'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear'

export const dialogFrame =
  'fixed z-50 flex max-h-[90dvh] flex-col border-line-strong bg-overlay text-text shadow-float outline-none [--surface:var(--overlay)] [&>form]:flex [&>form]:min-h-0 [&>form]:flex-1 [&>form]:flex-col ' +
  'max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:rounded-t-sheet max-tablet:border-t max-tablet:data-[state=closed]:animate-sheet-out max-tablet:data-[state=open]:animate-sheet-in ' +
  'tablet:top-1/2 tablet:left-1/2 tablet:w-[calc(100%-48px-env(safe-area-inset-left)-env(safe-area-inset-right))] tablet:-translate-1/2 tablet:rounded-control tablet:border tablet:data-[state=closed]:animate-vanish tablet:data-[state=open]:animate-appear'

const widths = {
  small: 'tablet:max-w-[440px]',
  medium: 'tablet:max-w-[560px]',
  large: 'tablet:max-w-[760px]',
  wide: 'tablet:max-w-[1120px]',
}

export function Dialog({
  onClose,
  open = onClose && true,
  onOpenChange = (next) => !next && onClose?.(),
  trigger,
  title,
  description,
  mark,
  size = 'small',
  isForReading = false,
  isDirty = false,
  hasAddress = false,
  children,
}: DialogProps) {
  const focus = useDialogFocus(open)
  const [isOwnOpen, setIsOwnOpen] = useState(false)
  const isOpen = open ?? isOwnOpen
  const typed = useTypedText((next) => {
    setIsOwnOpen(next)
    onOpenChange(next)
  }, isDirty)
  useHoldBack(isOpen && !hasAddress, () => typed.change(false))
  const cross = useRef<HTMLButtonElement>(null)
  const pullDown = useDragToClose(() => cross.current?.click())
  return (
    <Primitive.Root open={isOpen} onOpenChange={typed.change}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrim} />
        <Primitive.Content
          className={joinClasses(dialogFrame, widths[size])}
          onOpenAutoFocus={(event) => focus.focusFirst(event, isForReading ? 'top' : 'action')}
          onCloseAutoFocus={focus.focusOpener}
          {...typed.watch}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div
            className="relative flex items-start gap-3 pt-4 pr-3 pb-2 pl-5 max-tablet:touch-none max-tablet:pt-6"
            {...pullDown}
          >
            <Grabber />
            {mark}
            <div className="min-w-0 flex-1">
              <Primitive.Title className="text-16 font-semibold">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-pretty text-muted max-tablet:text-14">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton
                ref={cross}
                label="Close"
                icon={<X />}
                variant="quiet"
                size="dense"
                className="-mt-0.5 touch:-mt-2 touch:-mr-2 touch:size-11 touch:[&_.lucide]:size-5"
              />
            </Primitive.Close>
          </div>
          {children}
          <DiscardQuestion {...typed} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Shows that the sheet can be pulled down; keys and screen readers have the cross. */
function Grabber() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-2 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-line-strong tablet:hidden"
    />
  )
}

/** The part that scrolls when the dialog is taller than the screen; by keys, too, if nothing in it takes the focus. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(false)
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = body.current!
    setIsStop(scrollHeight > clientHeight && !body.current!.querySelector(stops))
  })
  return (
    <div
      ref={body}
      className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 focus-visible:-outline-offset-2"
      {...(isStop && { tabIndex: 0 })}
    >
      {children}
    </div>
  )
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** The strip with the buttons: Cancel first, the action last. On phones they share the width. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 max-tablet:pb-[calc(12px+env(safe-area-inset-bottom))] max-tablet:[&>button]:h-auto max-tablet:[&>button]:min-h-11 max-tablet:[&>button]:min-w-fit max-tablet:[&>button]:flex-1 max-tablet:[&>button]:whitespace-normal">
      {children}
    </footer>
  )
}

type DiscardQuestionProps = Pick<ReturnType<typeof useTypedText>, 'isAsking' | 'change' | 'discard'>

/** Over the dialog's lower end, in place of its buttons. */
export function DiscardQuestion({ isAsking, change, discard }: DiscardQuestionProps) {
  if (!isAsking) return null
  return (
    <div className="absolute inset-0 flex animate-appear flex-col justify-end overflow-hidden rounded-t-sheet bg-scrim tablet:rounded-control">
      <div role="alertdialog" aria-label="Discard what you typed?" className="bg-overlay">
        <p className="border-t border-line px-5 pt-4 pb-3 text-14">
          <span className="block font-semibold">Discard what you typed?</span>
          <span className="text-muted">It isn’t sent or saved yet.</span>
        </p>
        <DialogFooter>
          <Button variant="quiet" autoFocus onClick={() => change(true)}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={discard}>
            Discard
          </Button>
        </DialogFooter>
      </div>
    </div>
  )
}

/** Wraps the button that closes the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}

/** The footer of a dialog that only shows something. */
export function DialogCloseFooter() {
  return (
    <DialogFooter>
      <DialogClose>
        <Button>Close</Button>
      </DialogClose>
    </DialogFooter>
  )
}
