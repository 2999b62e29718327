// Menus, panels, and dialogs whose code comes when first needed: a page on a slow connection shows without them.
import * as Slot from 'radix-ui/slot'
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { type Late, late } from './late-part.ts'
import type { MenuProps } from './menu.tsx'
import type { PopoverProps } from './popover.tsx'
import { InlineSpinner } from './spinner.tsx'

type MenuParts = typeof import('./menu.tsx')

const menus = late<MenuParts>(() => import('./menu.tsx'))
const popovers = late(() => import('./popover.tsx'))
export const selects = late(() => import('./select.tsx'))

/** For when nothing else is waiting, so the first tap doesn't have to wait. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([menus.load(), popovers.load(), selects.load(), loadLeaveGuard()])
}

/** The part, once it is needed and there; `onFail`: it didn't come, as without a network. */
export function useLate<Part>({ read, load }: Late<Part>, isNeeded: boolean, onFail: () => void): Part | undefined {
  // What is there already is used from the start. What comes later must not replace a button that has the focus.
  const [part, setPart] = useState(read)
  useEffect(() => {
    if (isNeeded && !part) load().then((loaded) => setPart(() => loaded), onFail)
  })
  return part
}

type LateMenuProps = Omit<MenuProps, 'trigger' | 'children' | 'defaultOpen'> & {
  trigger: ReactElement
  /** The items, from the parts of menu.tsx. */
  children: (parts: MenuParts) => ReactNode
}

export function LateMenu({ trigger, children, ...rest }: LateMenuProps) {
  const [isAsked, setAsked] = useState(false)
  const parts = useLate(menus, isAsked, () => setAsked(false))
  if (parts) {
    return (
      <parts.Menu trigger={trigger} defaultOpen={isAsked} {...rest}>
        {children(parts)}
      </parts.Menu>
    )
  }
  return (
    <Slot.Root aria-haspopup="menu" aria-busy={isAsked} aria-expanded={false} onClick={() => setAsked(true)}>
      {trigger}
    </Slot.Root>
  )
}

type LatePopoverProps = PopoverProps & { trigger: ReactElement; open: boolean; onOpenChange: (open: boolean) => void }

export function LatePopover(props: LatePopoverProps) {
  const { trigger, open, onOpenChange } = props
  const parts = useLate(popovers, open, () => onOpenChange(false))
  if (parts) return <parts.Popover {...props} />
  return (
    <Slot.Root aria-haspopup="dialog" aria-busy={open} aria-expanded={false} onClick={() => onOpenChange(true)}>
      {trigger}
    </Slot.Root>
  )
}

/** On a slow connection the tap shows that it did something; otherwise the dialog is there before this. */
function Coming() {
  return (
    <div className="fixed inset-0 z-40 grid animate-appear place-items-center bg-scrim [animation-delay:250ms] [animation-fill-mode:both]">
      <div className="rounded-control bg-overlay px-5 py-4 shadow-float">
        <InlineSpinner />
      </div>
    </div>
  )
}

type Opened = { open: boolean; onOpenChange: (open: boolean) => void }

/** The same dialog, loaded when it first opens; it then stays, and closes as dialogs do. */
export function lateDialog<Props extends Opened>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const dialogs = late(load)
  return function LateDialog(props: Props) {
    const Dialog = useLate(dialogs, props.open, () => props.onOpenChange(false))
    return Dialog ? <Dialog {...props} /> : props.open ? <Coming /> : null
  }
}

export const LateConfirmDialog = lateDialog<ConfirmDialogProps & Opened>(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
)

const loadLeaveGuard = async () => ({ default: (await import('./leave-guard.tsx')).LeaveGuard })
const LeaveGuard = lazy(loadLeaveGuard)

/** Comes with the first letter; earlier if someone is about to type, since a slow connection may be slower than the letter. */
export function LateLeaveGuard({ isNear, ...props }: ComponentProps<typeof LeaveGuard> & { isNear: boolean }) {
  return <Suspense>{(isNear || props.isDirty) && <LeaveGuard {...props} />}</Suspense>
}
