/** Export of a schedule: the files, the calendar and paper. */
import { CalendarDays, Download, FileSpreadsheet, FileText, Printer, Sheet } from 'lucide-react'
import type { ScheduleFormat } from '../../contract/exports.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { useDownload } from '../api/use-download.ts'
import { Button } from '../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'

const formats: { format: ScheduleFormat; label: string; icon: typeof Sheet; ending: string }[] = [
  { format: 'xlsx', label: 'Excel', icon: FileSpreadsheet, ending: '.xlsx' },
  { format: 'csv', label: 'CSV', icon: Sheet, ending: '.csv' },
  { format: 'pdf', label: 'PDF', icon: FileText, ending: '.pdf' },
  { format: 'ics', label: 'Calendar file', icon: CalendarDays, ending: '.ics' },
]

export function ScheduleExportMenu({ schedule }: { schedule: Pick<Schedule, 'id'> }) {
  const download = useDownload('exportSchedule')
  return (
    <Menu
      trigger={
        <Button loading={download.isPending} loadingLabel="Exporting...">
          <Download aria-hidden="true" />
          Export
        </Button>
      }
    >
      {formats.map(({ format, label, icon: Icon, ending }) => (
        <MenuItem
          key={format}
          icon={<Icon aria-hidden="true" />}
          shortcut={<span className="text-12 text-muted">{ending}</span>}
          onSelect={() => download.mutate({ params: { id: schedule.id }, query: { format } })}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      {/* The menu must be gone before the page is put on paper. */}
      <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => setTimeout(() => window.print(), 200)}>
        Print
      </MenuItem>
    </Menu>
  )
}
