/** What can be exported: a schedule's files, a printout, and all of the group’s data. */
import {
  CalendarDays,
  Download,
  FileSpreadsheet,
  FileText,
  FolderDown,
  type LucideIcon,
  Printer,
  Sheet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ScheduleFormat } from '../../contract/exports.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { useDownload } from '../api/use-change.ts'
import { useMember } from '../session/use-session.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'

const formats: { format: ScheduleFormat; label: string; icon: typeof Sheet; ending: string }[] = [
  { format: 'xlsx', label: 'Excel', icon: FileSpreadsheet, ending: '.xlsx' },
  { format: 'csv', label: 'CSV', icon: Sheet, ending: '.csv' },
  { format: 'pdf', label: 'PDF', icon: FileText, ending: '.pdf' },
  { format: 'ics', label: 'Calendar file', icon: CalendarDays, ending: '.ics' },
]

type Exported = Pick<Schedule, 'id'>

export function ScheduleExportMenu({ schedule }: { schedule: Exported }) {
  const download = useDownload('exportSchedule')
  return (
    <Menu trigger={<IconButton label="Export" title="Export" icon={<Download />} loading={download.isPending} />}>
      <ScheduleExportItems schedule={schedule} download={download} />
    </Menu>
  )
}

type ScheduleExportItemsProps = { schedule: Exported; download: ReturnType<typeof useDownload<'exportSchedule'>> }

/** The same within another menu, for phones. */
export function ScheduleExportItems({ schedule, download }: ScheduleExportItemsProps) {
  return (
    <>
      {formats.map(({ format, ...shown }) => (
        <DownloadItem
          key={format}
          {...shown}
          onSelect={() => download.mutate({ params: { id: schedule.id }, query: { format } })}
        />
      ))}
      <MenuSeparator />
      {/* The menu must be gone before the page is put on paper. */}
      <MenuItem icon={<Printer />} onSelect={() => setTimeout(() => window.print(), 200)}>
        Print
      </MenuItem>
    </>
  )
}

/** The Export button and its files. */
export function DownloadMenu({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <Menu
      trigger={
        <Button loading={isPending} loadingLabel="Exporting..." icon={<Download />}>
          Export
        </Button>
      }
    >
      {children}
    </Menu>
  )
}

type DownloadItemProps = { icon: LucideIcon; label: string; ending: string; onSelect: () => void }

export function DownloadItem({ icon: Icon, label, ending, onSelect }: DownloadItemProps) {
  return (
    <MenuItem icon={<Icon />} shortcut={<span className="text-12 text-muted">{ending}</span>} onSelect={onSelect}>
      {label}
    </MenuItem>
  )
}

/** The button that saves all of the group's data, for administrators. */
export function GroupDataExport({ className }: { className?: string }) {
  const { groupId } = useMember()
  const download = useDownload('exportGroup')
  return (
    <Button
      className={className}
      loading={download.isPending}
      loadingLabel="Exporting..."
      onClick={() => download.mutate({ params: { id: groupId } })}
      icon={<FolderDown />}
    >
      Export Data
    </Button>
  )
}
