// Shows toasts at the corner of the screen, on phones below the header, whose buttons stay free; F8 moves the focus there, a swipe to the right closes.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { type ReactNode, useSyncExternalStore } from 'react'
import { floatingFrame } from './floating-classes.ts'
import { joinClasses } from './join-classes.ts'
import {
  dismissToast,
  readToasts,
  type ShownToast,
  subscribeToToasts,
  type ToastTone,
  timeToUndo,
  toastDuration,
} from './toast.ts'

const icons: Record<ToastTone, ReactNode> = {
  good: <CircleCheck className="mt-px size-4.5 text-good" />,
  bad: <CircleAlert className="mt-px size-4.5 text-bad" />,
  warn: <TriangleAlert className="mt-px size-4.5 text-warn" />,
  neutral: <Info className="mt-px size-4.5 text-muted" />,
}

/** Stands once in the application. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts)
  return (
    <Primitive.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toasts.map((shown) => (
        <ToastCard key={shown.id} toast={shown} />
      ))}
      <Primitive.Viewport
        hotkey={['F8']}
        className="fixed z-60 flex w-95 max-w-[calc(100vw-24px)] flex-col gap-2.5 outline-none max-tablet:top-[calc(60px+env(safe-area-inset-top))] max-tablet:right-3 tablet:right-[calc(24px+var(--toast-right,0px)+env(safe-area-inset-right))] tablet:bottom-[calc(24px+var(--toast-bottom,0px)+env(safe-area-inset-bottom))]"
      />
    </Primitive.Provider>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, title, description, tone = 'neutral', action, open } = toast
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => !next && dismissToast(id)}
      duration={action ? timeToUndo : toastDuration}
      type={tone === 'bad' ? 'foreground' : 'background'}
      className={joinClasses(
        floatingFrame,
        'flex animate-toast-in items-start gap-2.5 py-3 pr-2.5 pl-3.5 data-[state=closed]:animate-toast-out data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        tone === 'bad' && 'border-bad-line!',
      )}
    >
      {icons[tone]}
      <div className="min-w-0 flex-1">
        <Primitive.Title className="font-semibold">{title}</Primitive.Title>
        {description && <Primitive.Description className="text-muted">{description}</Primitive.Description>}
        {action && (
          <Primitive.Action
            altText={action.label}
            onClick={action.onClick}
            className="mt-1 min-h-6 touch:min-h-11 font-control text-accent-text underline-offset-3 hover:underline"
          >
            {action.label}
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close
        aria-label="Close"
        className="grid size-6 shrink-0 place-items-center rounded-chip text-muted hover:bg-sunken hover:text-text touch:-my-2.5 touch:-mr-2 touch:size-11"
      >
        <X className="size-3.5" />
      </Primitive.Close>
    </Primitive.Root>
  )
}
