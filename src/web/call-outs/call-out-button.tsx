/** "Sick call": the button that opens the window, for pages that have no state of their own for it. */
import { PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CallOutDialog, type CallOutDialogProps } from './call-out-dialog.tsx'

type CallOutButtonProps = Pick<CallOutDialogProps, 'physicianId' | 'date' | 'endDate'> & { className?: string }

export function CallOutButton({ className, ...rest }: CallOutButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className={className} onClick={() => setIsOpen(true)}>
        <PhoneOff aria-hidden="true" />
        Sick call
      </Button>
      {isOpen && <CallOutDialog {...rest} open onOpenChange={setIsOpen} />}
    </>
  )
}
