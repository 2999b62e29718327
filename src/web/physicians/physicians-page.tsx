/** Physician Management: the group's physicians, added one by one or as a table, changed, deactivated, and reactivated. */
import { Upload, UserCog, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Colleague, User } from '../../contract/users.ts'
import { displayName } from '../../engine/text/names.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { BackLink, PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useMember } from '../session/use-session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { LoadingStats } from '../ui/stat-group.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { BulkAdd } from './bulk/bulk-add.tsx'
import { Deactivation } from './deactivation.tsx'
import { InviteDialog, peopleToInvite } from './invite-dialog.tsx'
import { PeopleToConfirm } from './people-to-confirm.tsx'
import { PhysicianDialog } from './physician-dialog.tsx'
import { PhysicianFigures } from './physician-figures.tsx'
import { PhysicianList } from './physician-list.tsx'
import { formTabParameter } from './physician-tabs.tsx'

export function PhysiciansPage() {
  const { groupId } = useMember()
  const read = useRead('listPhysicians', { params: { groupId } })
  const [opened, open] = useOpened()
  if (opened === 'table') {
    return <BulkAdd known={read.data ?? []} onAdded={() => open('invite')} onClose={() => open(null)} />
  }
  return (
    <PageFrame
      title="Physician Management"
      subtitle="Everyone you can schedule, with their experience, availability, and preferences"
      back={<BackLink to="/admin/dashboard">Back to Dashboard</BackLink>}
      actions={
        <>
          <ButtonLink className="max-tablet:flex-1" to="/admin/users" icon={<UserCog />}>
            User Roles
          </ButtonLink>
          <Button className="max-tablet:flex-1" onClick={() => open('table')} icon={<Upload />}>
            Add many
          </Button>
          <Button variant="primary" className="max-tablet:flex-1" onClick={() => open('new')} icon={<UserPlus />}>
            Add physician
          </Button>
        </>
      }
    >
      <Reading
        read={read}
        what="The physicians"
        loading={
          <>
            <LoadingStats labels={['Total physicians', 'Active', 'Active Today', 'On Call']} hasDetails />
            <Card title="Physicians">
              <SkeletonList of="people" rows={6} label="Loading physicians..." />
            </Card>
          </>
        }
      >
        {(list) => <Physicians physicians={list.filter(isWhole)} opened={opened} open={open} />}
      </Reading>
    </PageFrame>
  )
}

/** Admins get everything about everyone; physicians get less from the same call. */
function isWhole(person: User | Colleague): person is User {
  return 'version' in person
}

type PhysiciansProps = { physicians: User[]; opened: string | null; open: (what: string | null) => void }

function Physicians({ physicians, opened, open }: PhysiciansProps) {
  const [leaving, setLeaving] = useState<User | null>(null)
  const [erased, setErased] = useState<User | null>(null)
  const reactivate = useChange('reactivatePhysician')
  const edited = physicians.find((physician) => String(physician.id) === opened)
  return (
    <>
      <PhysicianFigures physicians={physicians} />
      <PeopleToConfirm people={physicians.filter(({ isActive, isConfirmed }) => isActive && !isConfirmed)} />
      <PhysicianList
        physicians={physicians.filter(({ isConfirmed }) => isConfirmed)}
        onInvite={() => open('invite')}
        onAdd={() => open('new')}
        onAddMany={() => open('table')}
        onEdit={(physician) => open(String(physician.id))}
        onDeactivate={setLeaving}
        onErase={setErased}
        onReactivate={(physician) => reactivate.mutate({ params: { id: physician.id } })}
      />
      {opened === 'invite' && <InviteDialog people={peopleToInvite(physicians)} onClose={() => open(null)} />}
      {opened === 'new' && <PhysicianDialog physician={null} onClose={() => open(null)} />}
      {edited && <PhysicianDialog key={edited.id} physician={edited} onClose={() => open(null)} />}
      {erased && <Erasure physician={erased} onClose={() => setErased(null)} />}
      {leaving && <Deactivation physician={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

/** The open dialog is in the address: a physician's id, `new`, `invite`, or `table` for many at once. */
function useOpened(): [string | null, (what: string | null) => void] {
  const [search, change] = useSearchChange()
  const open = (what: string | null) => change({ [formTabParameter]: null, physician: what }, { replace: false })
  return [search.get('physician'), open]
}

/** Erasing a deactivated physician: asks first, because it can't be undone. */
function Erasure({ physician, onClose }: { physician: User; onClose: () => void }) {
  const erase = useChange('erasePerson')
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Erase ${displayName(physician)}?`}
      description="Name, email, phone, preferences, reasons, and messages are deleted for good. Past shifts stay, without a name. This can’t be undone."
      confirmLabel="Erase"
      pendingLabel="Erasing..."
      onConfirm={() => withReason(erase.mutateAsync({ params: { id: physician.id } }))}
    />
  )
}
