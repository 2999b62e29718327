/** What can be exported: a schedule's files, and a printout. */
import { CalendarDays, Download, FileSpreadsheet, FileText, type LucideIcon, Printer, Sheet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ScheduleFormat } from '../../contract/exports.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { useDownload } from '../api/use-change.ts'
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
