/** Inviting physicians who were added and never signed in: by email, or with a message to copy that has link and code. */
import { Check, Copy, Mail } from 'lucide-react'
import { useState } from 'react'
import { hasNoAddress } from '../../contract/no-address.ts'
import type { User } from '../../contract/users.ts'
import { displayName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/inputs.tsx'
import { toast } from '../ui/toast.ts'

/** Added, active, and never signed in; people already invited only appear if no one else is left. */
export function peopleToInvite(physicians: readonly User[]): User[] {
  const waiting = physicians.filter(({ isActive, isConfirmed, hasSignedIn }) => isActive && isConfirmed && !hasSignedIn)
  const fresh = waiting.filter(({ invitedAt }) => invitedAt === null)
  return fresh.length > 0 ? fresh : waiting
}

export function InviteDialog({ people: waiting, onClose }: { people: User[]; onClose: () => void }) {
  const group = useRead('myGroup', {}).data
  const email = useRead('health', {}).data?.parts.email.state
  const invite = useChange('invitePhysicians')
  const [isCopied, setCopied] = useState(false)
  // Once these people count as invited, the list would show others.
  const [kept, keep] = useState<User[]>()
  const people = kept ?? waiting
  const ids = people.map(({ id }) => id)
  const reachable = people.filter((person) => !hasNoAddress(person.email))
  const message = writeInvitation(group?.name ?? 'our group', group?.joinCode ?? null, window.location.origin)
  const send = async () => {
    const { invited } = await invite.mutateAsync({ body: { ids, by: 'email' } })
    toast({ title: 'Success', description: `${plural(invited, 'invitation')} sent`, tone: 'good' })
    onClose()
  }
  const copy = async () => {
    if (!(await copyText(message))) return
    setCopied(true)
    keep(people)
    await invite.mutateAsync({ body: { ids, by: 'copy' } })
  }
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={`Invite ${plural(people.length, 'physician')}`}
      description={formatNames(people)}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          <Field label="Message" help="For a group chat or your own mail program.">
            {(control) => <Textarea {...control} readOnly rows={8} value={message} />}
          </Field>
          {email === 'off' && (
            <p className="rounded-inner bg-warn-soft px-3 py-2 text-warn">
              Email isn’t set up on this server. Copy the message and send it yourself.
            </p>
          )}
          {email !== 'off' && reachable.length < people.length && (
            <p className="text-muted">
              {plural(people.length - reachable.length, 'person has', 'people have')} no email address yet.
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant={email === 'off' ? 'primary' : 'outline'} onClick={() => void copy().catch(() => {})}>
          {isCopied ? <Check /> : <Copy />}
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy message'}</span>
        </Button>
        {email !== 'off' && reachable.length > 0 && (
          <Button
            variant="primary"
            loading={invite.isPending}
            loadingLabel="Sending..."
            onClick={() => void send().catch(() => {})}
            icon={<Mail />}
          >
            Send {plural(reachable.length, 'email')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function formatNames(people: readonly User[]): string {
  const named = people.slice(0, 3).map(displayName)
  const more = people.length - named.length
  return more > 0 ? `${named.join(', ')}, and ${more} more` : named.join(', ')
}

function writeInvitation(groupName: string, joinCode: string | null, address: string): string {
  return [
    `Our schedule at ${groupName} is now in Evenshift. See your shifts, request time off, and set your preferences there.`,
    '',
    `1. Open ${address} and sign in with your work email.`,
    ...(joinCode ? [`2. If you’re asked for a code, enter ${joinCode}.`] : []),
  ].join('\n')
}
