/** What a coordinator can do with a schedule: only what its state allows, each with its effects shown first. */
import {
  Archive,
  CalendarX2,
  Copy,
  Ellipsis,
  GitCompareArrows,
  History,
  PaintBucket,
  Pencil,
  Scale,
  Trash2,
  Undo2,
  WandSparkles,
} from 'lucide-react'
import { useState } from 'react'
import { type ScheduleAction, transitionOf } from '../../contract/schedule-states.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { useChange, useDownload } from '../api/use-change.ts'
import { ScheduleExportItems, ScheduleExportMenu } from '../exports/export-menu.tsx'
import { generatorAddress } from '../paths.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx'
import { useIsPhone } from '../ui/use-is-wide.ts'
import { useSearchChange } from '../ui/use-search.ts'
import { ClearDialog, type OnChanged } from './clear-dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { ImproveDialog } from './improve-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ArchiveDialog, DeleteDialog, DuplicateDialog, RenameDialog, UnpublishDialog } from './state-dialogs.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

type Opened =
  | 'improve'
  | 'propose'
  | 'publish'
  | 'unpublish'
  | 'versions'
  | 'archive'
  | 'delete'
  | 'duplicate'
  | 'rename'
  | 'clear'
  | 'compare'

type ScheduleActionsProps = {
  schedule: Schedule
  schedules: Schedule[]
  /** Opens another schedule: the copy, or whichever exists for null. */
  onChoose: (id: number | null) => void
  /** Remembers the change for undo; without it the toast offers Undo. */
  onChanged?: OnChanged
  /** Edits are being saved: publishing waits for them. */
  isSaving?: boolean
}

export function ScheduleActions({ schedule, schedules, onChoose, onChanged, isSaving = false }: ScheduleActionsProps) {
  const may = (action: ScheduleAction) => transitionOf(schedule.status, action) !== undefined
  // A link can open a dialog: ?do=publish, ?do=improve.
  const [search] = useSearchChange()
  const asked = (['publish', 'improve'] as const).find((one) => one === search.get('do'))
  const isAllowed = asked === 'improve' ? may('edit') : may('publish')
  const [opened, open] = useState<Opened | null>(asked && isAllowed ? asked : null)
  const close = () => open(null)
  const openOther = (id: number) => {
    close()
    onChoose(id)
  }
  const [publishedId, setPublishedId] = useState(schedule.id)
  const published = schedules.find(({ id }) => id === publishedId) ?? schedule
  const publish = (version: Schedule) => {
    setPublishedId(version.id)
    open('publish')
  }
  const isPhone = useIsPhone()
  const download = useDownload('exportSchedule')
  const assess = useChange('assessFairness')
  return (
    <>
      {!isPhone && <ScheduleExportMenu schedule={schedule} />}
      {may('publish') && (
        <Button variant="primary" onClick={() => publish(schedule)}>
          {schedule.status === 'archived' ? 'Restore' : 'Publish'}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label="More actions" icon={<Ellipsis />} loading={assess.isPending || download.isPending} />
        }
      >
        {may('assess') && (
          <MenuItem icon={<Scale />} onSelect={() => assess.mutate({ params: { id: schedule.id } })}>
            Assess fairness
          </MenuItem>
        )}
        <MenuItem icon={<WandSparkles />} to={generatorAddress(schedule)}>
          Regenerate month
        </MenuItem>
        {may('edit') && (
          <MenuItem icon={<PaintBucket />} onSelect={() => open('propose')}>
            Fill or improve
          </MenuItem>
        )}
        <MenuItem icon={<GitCompareArrows />} onSelect={() => open('compare')}>
          Compare
        </MenuItem>
        <MenuItem icon={<History />} onSelect={() => open('versions')}>
          Versions
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => open('duplicate')}>
          Duplicate
        </MenuItem>
        {may('rename') && (
          <MenuItem icon={<Pencil />} onSelect={() => open('rename')}>
            Rename
          </MenuItem>
        )}
        {may('clear') && (
          <MenuItem icon={<CalendarX2 />} onSelect={() => open('clear')}>
            Clear days
          </MenuItem>
        )}
        {isPhone && (
          <>
            <MenuSeparator />
            <MenuLabel>Export</MenuLabel>
            <ScheduleExportItems schedule={schedule} download={download} />
          </>
        )}
        {(may('archive') || may('delete')) && <MenuSeparator />}
        {may('unpublish') && (
          <MenuItem icon={<Undo2 />} tone="danger" onSelect={() => open('unpublish')}>
            Unpublish
          </MenuItem>
        )}
        {may('archive') && (
          <MenuItem icon={<Archive />} tone="danger" onSelect={() => open('archive')}>
            Archive
          </MenuItem>
        )}
        {may('delete') && (
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('delete')}>
            Delete draft
          </MenuItem>
        )}
      </Menu>
      {opened === 'propose' && <ProposeDialog schedule={schedule} onClose={close} onKept={onChanged} />}
      {opened === 'improve' && <ImproveDialog schedule={schedule} onClose={close} onKept={onChanged} />}
      {opened === 'publish' && (
        <PublishDialog {...{ schedules, isSaving, onChanged }} schedule={published} onClose={close} />
      )}
      {opened === 'versions' && (
        <VersionsDialog
          schedule={schedule}
          schedules={schedules}
          onOpen={openOther}
          onRestore={publish}
          onClose={close}
        />
      )}
      {opened === 'unpublish' && <UnpublishDialog schedule={schedule} onClose={close} />}
      {opened === 'archive' && <ArchiveDialog schedule={schedule} onClose={close} />}
      {opened === 'delete' && <DeleteDialog {...{ schedule, schedules, onChoose }} onClose={close} />}
      {opened === 'duplicate' && (
        <DuplicateDialog {...{ schedule, schedules }} onClose={close} onCopied={({ id }) => onChoose(id)} />
      )}
      {opened === 'rename' && <RenameDialog schedule={schedule} onClose={close} />}
      {opened === 'clear' && <ClearDialog schedule={schedule} onClose={close} onCleared={onChanged} />}
      {opened === 'compare' && <CompareDialog {...{ schedule, schedules }} onChoose={openOther} onClose={close} />}
    </>
  )
}
