/** Physician Management: the group's physicians, added one by one or as a table, changed, deactivated and brought back. */
import { Upload, UserCog, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Colleague, User } from '../../contract/users.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { BackLink } from '../layout/back-link.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { LoadingStats } from '../ui/stat-group.tsx'
import { useSearchChange } from '../ui/use-search-change.ts'
import { BulkAdd } from './bulk/bulk-add.tsx'
import { Deactivation } from './deactivation.tsx'
import { Erasure } from './erasure.tsx'
import { PhysicianDialog } from './physician-dialog.tsx'
import { PhysicianFigures } from './physician-figures.tsx'
import { PhysicianList } from './physician-list.tsx'
import { formTabParameter } from './physician-tabs.tsx'

export function PhysiciansPage() {
  const { groupId } = useMember()
  const read = useRead('listPhysicians', { params: { groupId } })
  const [opened, open] = useOpened()
  if (opened === 'table') {
    return <BulkAdd known={read.data ?? []} onClose={() => open(null)} />
  }
  return (
    <PageFrame
      title="Physician Management"
      subtitle="Everybody who can be scheduled, with experience, availability and preferences"
      back={<BackLink to="/admin/dashboard">Back to Dashboard</BackLink>}
      actions={
        <>
          <Button asChild className="max-tablet:flex-1">
            <Link href="/admin/users">
              <UserCog />
              User Roles
            </Link>
          </Button>
          <Button className="max-tablet:flex-1" onClick={() => open('table')}>
            <Upload />
            Add Many
          </Button>
          <Button variant="primary" className="max-tablet:flex-1" onClick={() => open('new')}>
            <UserPlus />
            Add Physician
          </Button>
        </>
      }
    >
      <Reading
        read={read}
        what="The physicians"
        loading={
          <>
            <LoadingStats labels={['Total Physicians', 'Active', 'Active Today', 'On Call']} hasDetails />
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

/** Admins get everything about everybody; the call answers physicians with less. */
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
      <PhysicianList
        physicians={physicians}
        onAdd={() => open('new')}
        onAddMany={() => open('table')}
        onEdit={(physician) => open(String(physician.id))}
        onDeactivate={setLeaving}
        onErase={setErased}
        onReactivate={(physician) => reactivate.mutate({ params: { id: physician.id } })}
      />
      {opened === 'new' && <PhysicianDialog physician={null} onClose={() => open(null)} />}
      {edited && <PhysicianDialog key={edited.id} physician={edited} onClose={() => open(null)} />}
      {erased && <Erasure physician={erased} onClose={() => setErased(null)} />}
      {leaving && <Deactivation physician={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

/** Which dialog is open stands in the address: a physician's id, `new`, or `table` for many at once. */
function useOpened(): [string | null, (what: string | null) => void] {
  const [search, change] = useSearchChange()
  const open = (what: string | null) => change({ [formTabParameter]: null, physician: what }, { replace: false })
  return [search.get('physician'), open]
}
