/** Security: ends every session of the signed-in person, then this one at the sign-in provider. */
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { reasonOf, useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function SecurityCard() {
  const [isAsking, setIsAsking] = useState(false)
  const signOut = useChange('signOutEverywhere')
  const confirm = async () => {
    try {
      await signOut.mutateAsync({})
    } catch (error) {
      throw new Error(reasonOf(error))
    }
    window.location.assign('/api/logout')
  }
  return (
    <Card title="Security" description="Signed in on a computer that others use, or lost your phone?">
      <p className="mb-3 max-w-prose text-muted">
        This ends your session in every browser and on every device, this one included. You sign in again afterwards.
      </p>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <LogOut aria-hidden="true" />
        Sign out of all devices
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out of all devices?"
        description="Every session of yours ends at once, this one included."
        confirmLabel="Sign out everywhere"
        pendingLabel="Signing out..."
        onConfirm={confirm}
      />
    </Card>
  )
}
