/** Security and privacy: ends all of a person's sessions, and exports their data. */
import { Download, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useChange, useDownload, withReason } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function SecurityCard() {
  const [isAsking, setIsAsking] = useState(false)
  const signOut = useChange('signOutEverywhere')
  const download = useDownload('exportMyData')
  const confirm = async () => {
    await withReason(signOut.mutateAsync({}))
    window.location.assign('/api/logout')
  }
  return (
    <Card title="Security" description="Signed in on a shared computer, or lost your phone?">
      <p className="mb-3 max-w-prose text-muted">This signs you out of every browser and device, including this one.</p>
      <Button variant="danger" onClick={() => setIsAsking(true)} icon={<LogOut />}>
        Sign out of all devices
      </Button>
      <h3 className="mt-6 mb-1 text-14 font-semibold">Your data</h3>
      <p className="mb-3 max-w-prose text-muted">
        Everything we keep about you in one file: profile, preferences, shifts, requests, and messages.
      </p>
      <Button
        loading={download.isPending}
        loadingLabel="Downloading..."
        onClick={() => download.mutate({})}
        icon={<Download />}
      >
        Download my data
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out of all devices?"
        description="This signs you out everywhere, including here."
        confirmLabel="Sign out everywhere"
        pendingLabel="Signing out..."
        onConfirm={confirm}
      />
    </Card>
  )
}
