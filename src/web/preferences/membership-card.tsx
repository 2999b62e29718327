/** The membership of the signed-in person: leaving the group, and other groups that added their address. */
import { DoorOpen, X } from 'lucide-react'
import { useState } from 'react'
import type { Invitation } from '../../contract/memberships.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function MembershipCard() {
  const [isAsking, setIsAsking] = useState(false)
  const group = useRead('myGroup', {})
  const invitations = useRead('myInvitations', {}).data?.invitations ?? []
  const leave = useChange('leaveGroup')
  const name = group.data?.name ?? 'your group'
  const confirm = async () => {
    await withReason(leave.mutateAsync({}))
    window.location.assign('/')
  }
  return (
    <Card title="Your group" description={group.data?.name}>
      {group.data?.description && <p className="mb-3 max-w-prose">{group.data.description}</p>}
      {invitations.map((invitation) => (
        <OtherGroup key={invitation.id} invitation={invitation} />
      ))}
      <p className="mb-3 max-w-prose text-muted">
        If you leave, your shifts from tomorrow on become open and your pending requests are canceled. We notify your
        coordinators. You keep your account.
      </p>
      <Button variant="danger" onClick={() => setIsAsking(true)} icon={<DoorOpen />}>
        Leave group
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Leave ${name}?`}
        description="Your shifts from tomorrow on become open. Only a coordinator can bring you back."
        confirmLabel="Leave group"
        pendingLabel="Leaving..."
        onConfirm={confirm}
      />
    </Card>
  )
}

function OtherGroup({ invitation: { id, groupName } }: { invitation: Invitation }) {
  const decline = useChange('declineInvitation')
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-inner bg-surface p-3">
      <p>{groupName} added you, too. To join them, leave this group first.</p>
      <Button
        icon={<X />}
        onClick={() => decline.mutate({ params: { id } })}
        loading={decline.isPending}
        loadingLabel="Sending..."
        aria-label={`Not my group: ${groupName}`}
      >
        Not my group
      </Button>
    </div>
  )
}
