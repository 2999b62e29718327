/** The unlisted links of the switchboard page: made, copied, opened, and revoked. */
import { Ban, ExternalLink, MonitorSmartphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { linkForm, type SwitchboardLink } from '../../contract/on-call.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { formatAgo } from '../text/moments.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Form, FormDialogFooter, FormProblem, useSchemaForm } from '../ui/form.tsx'
import { TextField } from '../ui/form-fields.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

export function SwitchboardCard() {
  const read = useRead('listSwitchboardLinks', {})
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<SwitchboardLink>()
  const add = (
    <Button variant="primary" onClick={() => setCreating(true)} icon={<Plus />}>
      Create link
    </Button>
  )
  return (
    <Card
      title="Switchboard"
      description="A page for operators: who’s on now and next in each role, with phone and pager numbers. No sign-in needed, and it shows nothing else."
      actions={add}
      padding={read.data ? 'none' : 'regular'}
    >
      <Reading read={read} what="The switchboard links" loading={<SkeletonList of="facts" rows={2} />}>
        {(links) =>
          links.length === 0 ? (
            <EmptyState icon={<MonitorSmartphone />} title="No switchboard links yet" action={add}>
              Anyone who has a link sees names, numbers, and times of published shifts. You can revoke it anytime.
            </EmptyState>
          ) : (
            <ul aria-label="Switchboard links" className="divide-y divide-line">
              {links.map((link) => (
                <LinkRow key={link.id} link={link} onRevoke={() => setRevoked(link)} />
              ))}
            </ul>
          )
        }
      </Reading>
      {isCreating && <NewLinkDialog onClose={() => setCreating(false)} />}
      {revoked && <RevokeDialog link={revoked} onClose={() => setRevoked(undefined)} />}
    </Card>
  )
}

function LinkRow({ link, onRevoke }: { link: SwitchboardLink; onRevoke: () => void }) {
  const address = `${location.origin}${link.path}`
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4 py-3.5 tablet:px-5">
      <div className="min-w-0 flex-[1_1_320px]">
        <CopyField
          label={link.name}
          help={link.lastUsedAt ? `Last opened ${formatAgo(link.lastUsedAt)}` : 'Not opened yet'}
          value={address}
        />
      </div>
      <div className="flex gap-2 tablet:pb-5">
        <ButtonLink href={link.path} target="_blank" icon={<ExternalLink />} aria-label={`Open ${link.name}`}>
          Open
        </ButtonLink>
        <Button variant="danger" onClick={onRevoke} icon={<Ban />} aria-label={`Revoke ${link.name}`}>
          Revoke
        </Button>
      </div>
    </li>
  )
}

function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const create = useChange('createSwitchboardLink', { isAnswered: () => true })
  const form = useSchemaForm({
    schema: linkForm,
    defaultValues: { name: '' },
    onSubmit: (body) => problemsAfter(create.mutateAsync({ body }).then(onClose)),
  })
  return (
    <Dialog
      onClose={onClose}
      title="Create switchboard link"
      description="Give each place its own link, so you can revoke just one."
    >
      <Form form={form} label="Create switchboard link">
        <DialogBody>
          <div className="flex flex-col gap-4">
            <TextField name="name" label="Name" placeholder="Main operator" />
            <FormProblem />
          </div>
        </DialogBody>
        <FormDialogFooter pendingLabel="Creating...">Create link</FormDialogFooter>
      </Form>
    </Dialog>
  )
}

function RevokeDialog({ link, onClose }: { link: SwitchboardLink; onClose: () => void }) {
  const remove = useChange('removeSwitchboardLink')
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Revoke ${link.name}?`}
      description="The link stops working right away, on every screen that shows it."
      confirmLabel="Revoke link"
      pendingLabel="Revoking..."
      onConfirm={() => remove.mutateAsync({ params: { id: link.id } })}
    />
  )
}
