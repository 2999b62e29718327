/** Who is on, with the numbers to call, in a sheet two taps from a phone's home. */
import type { GroupClock } from '../session/use-group-clock.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { OnNowCard } from './on-now-card.tsx'

type WhoIsOnDialogProps = { clock: GroupClock; open: boolean; onOpenChange: (open: boolean) => void }

export function WhoIsOnDialog({ clock, open, onOpenChange }: WhoIsOnDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Who is on" description="Touch a number to call.">
      <DialogBody>
        <OnNowCard clock={clock} />
      </DialogBody>
    </Dialog>
  )
}
