/** User Role Management: everyone in the group, and who of them is an administrator. */
import { Terminal, Users } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../contract/users.ts'
import { fullName } from '../../engine/text/names.ts'
import { useRead } from '../api/use-read.ts'
import { BackLink, PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { findByWords } from '../text/search-words.ts'
import { Button } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { LoadingStats, Stat, StatGroup } from '../ui/stat-group.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { ChangeRoleDialog, UndoJoinDialog, UserItem } from './user-item.tsx'

export function UsersPage() {
  const users = useRead('listUsers', {})
  return (
    <PageFrame
      title="User Role Management"
      subtitle="Who manages the group, and who works in it"
      back={<BackLink to="/admin/physicians">Back to Physicians</BackLink>}
    >
      <FirstAdminCard />
      <Reading
        read={users}
        what="The users"
        loading={
          <>
            <LoadingStats labels={['Total Users', 'Administrators', 'Physicians']} />
            <Card title="All Users">
              <SkeletonList of="people" rows={5} label="Loading users..." />
            </Card>
          </>
        }
      >
        {(list) => <Everybody users={list} />}
      </Reading>
    </PageFrame>
  )
}

function FirstAdminCard() {
  return (
    <Card
      title="Setting Up Your First Admin"
      mark={
        <span className="grid size-8 place-items-center rounded-control bg-accent-soft text-accent-text">
          <Terminal className="size-4" />
        </span>
      }
    >
      <ol className="flex max-w-prose list-decimal flex-col gap-1 pl-4 text-muted">
        <li>They sign in once and join the group.</li>
        <li>
          On the server, in Evenshift’s folder, run{' '}
          <code className="rounded-chip bg-sunken px-1 py-0.5 text-12 whitespace-nowrap text-text">
            npm run admin -- &lt;email&gt;
          </code>
          .
        </li>
        <li>From then on, administrators change roles here.</li>
      </ol>
    </Card>
  )
}

function Everybody({ users }: { users: User[] }) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [undoneId, setUndoneId] = useState<number | null>(null)
  const [address, change] = useSearchChange()
  const search = address.get('search') ?? ''
  const isFound = findByWords(search)
  const shown = users.filter((user) => isFound(`${fullName(user)} ${user.email}`))
  const admins = users.filter((user) => user.role === 'admin').length
  // Looked up in the list, so that the dialog shows what was pushed meanwhile.
  const chosen = users.find((user) => user.id === chosenId)
  const undone = users.find((user) => user.id === undoneId)
  return (
    <>
      <StatGroup>
        <Stat label="Total Users" value={users.length} />
        <Stat label="Administrators" value={admins} />
        <Stat label="Physicians" value={users.length - admins} />
      </StatGroup>
      <Card
        title="All Users"
        padding="none"
        actions={
          users.length > 0 && (
            <SearchInput
              label="Find a user"
              placeholder="Name or email"
              value={search}
              onValueChange={(text) => change({ search: text })}
              className="w-full min-[480px]:w-56"
            />
          )
        }
      >
        {users.length === 0 ? (
          <EmptyState icon={<Users />} title="No Users Found">
            Users appear here once they sign in.
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState
            icon={<Users />}
            title="No one matches"
            action={<Button onClick={() => change({ search: null })}>Clear search</Button>}
          />
        ) : (
          <ul aria-label="All Users" className="tablet:grid tablet:grid-cols-[auto_minmax(0,1fr)_7rem_8rem_auto]">
            {shown.map((user) => (
              <UserItem
                key={user.id}
                user={user}
                onChangeRole={() => setChosenId(user.id)}
                onUndoJoin={() => setUndoneId(user.id)}
              />
            ))}
          </ul>
        )}
      </Card>
      {chosen && <ChangeRoleDialog user={chosen} onClose={() => setChosenId(null)} />}
      {undone && <UndoJoinDialog user={undone} onClose={() => setUndoneId(null)} />}
    </>
  )
}
