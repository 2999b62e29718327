/** "Sick call": the button that opens the window, for pages that have no state of their own for it. */
import { PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { SickCallDialog, type SickCallDialogProps } from './call-out-dialog.tsx'

type SickCallButtonProps = Pick<SickCallDialogProps, 'physicianId' | 'date' | 'endDate'> & { className?: string }

export function SickCallButton({ className, ...rest }: SickCallButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className={className} onClick={() => setIsOpen(true)}>
        <PhoneOff aria-hidden="true" />
        Sick call
      </Button>
      {isOpen && <SickCallDialog {...rest} open onOpenChange={setIsOpen} />}
    </>
  )
}
