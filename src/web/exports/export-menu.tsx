/** Export of a schedule: the files, the calendar and paper. */
import { CalendarDays, FileSpreadsheet, FileText, Printer, Sheet } from 'lucide-react'
import type { ScheduleFormat } from '../../contract/exports.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { useDownload } from '../api/use-download.ts'
import { MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { DownloadItem, DownloadMenu } from './download-menu.tsx'

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
    <DownloadMenu isPending={download.isPending}>
      <ScheduleExportItems schedule={schedule} download={download} />
    </DownloadMenu>
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
