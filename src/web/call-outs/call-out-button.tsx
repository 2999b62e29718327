/** "Call-out": the button that opens the dialog, for pages without their own state for it. */
import { PhoneOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { CallOutDialogProps } from './call-out-dialog.tsx'

/** Rarely needed and large, so it loads on the first press. */
const CallOutDialog = lazy(async () => ({ default: (await import('./call-out-dialog.tsx')).CallOutDialog }))

type CallOutButtonProps = Pick<CallOutDialogProps, 'physicianId' | 'date' | 'endDate'> & {
  className?: string
  label?: string
}

export function CallOutButton({ className, label = 'Call-out', ...rest }: CallOutButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className={className} onClick={() => setIsOpen(true)} icon={<PhoneOff />}>
        {label}
      </Button>
      <Suspense>{isOpen && <CallOutDialog {...rest} open onOpenChange={setIsOpen} />}</Suspense>
    </>
  )
}
