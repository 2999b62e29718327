/** For someone without a group: groups that added their address, and that a membership ended. */
import { Check, X } from 'lucide-react'
import type { Invitation } from '../../../contract/memberships.ts'
import { useChange } from '../../api/use-change.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { goHomeSoon } from './go-home-soon.ts'

export function InvitationCards() {
  const { data } = useRead('myInvitations', {})
  if (!data) return null
  const { invitations, formerGroupName, isEmailProven } = data
  return (
    <>
      {formerGroupName !== null && (
        <Card title={`You’re no longer a member of ${formerGroupName}`}>
          <p className="text-muted">
            You still have your account. Join another group or set up your own. To come back, ask your coordinator.
          </p>
        </Card>
      )}
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
      {!isEmailProven && (
        <p className="text-center text-muted">
          Your sign-in provider hasn’t verified your email address, so we can’t show invitations sent to it. Use your
          group’s join code instead.
        </p>
      )}
    </>
  )
}

function InvitationCard({ invitation: { id, groupName } }: { invitation: Invitation }) {
  const accept = useChange('acceptInvitation')
  const decline = useChange('declineInvitation')
  const isAnswering = accept.isPending || accept.isSuccess || decline.isPending
  const join = () => accept.mutate({ params: { id } }, { onSuccess: () => void goHomeSoon() })
  return (
    <Card title={`${groupName} added you`}>
      <p className="mb-3 text-muted">
        Join to see your shifts. If you don’t work there, choose Not my group, and we’ll notify their coordinator.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Check />}
          onClick={join}
          loading={accept.isPending || accept.isSuccess}
          loadingLabel="Joining..."
          disabled={isAnswering}
          aria-label={`Join ${groupName}`}
        >
          Join
        </Button>
        <Button
          icon={<X />}
          onClick={() => decline.mutate({ params: { id } })}
          disabled={isAnswering}
          aria-label={`Not my group: ${groupName}`}
        >
          Not my group
        </Button>
      </div>
    </Card>
  )
}
