/** Exports one's own shifts: a calendar file, and the private address that calendar programs subscribe to. */
import { CalendarDays, CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { useDownload } from '../api/use-change.ts'
import { MenuItem } from '../ui/menu.tsx'
import { DownloadItem, DownloadMenu } from './export-menu.tsx'
import { SubscribeDialog } from './subscribe-dialog.tsx'

export function MyExportMenu() {
  const download = useDownload('exportMyShifts')
  const [subscribes, setSubscribes] = useState(false)
  return (
    <>
      <DownloadMenu isPending={download.isPending}>
        <MenuItem icon={<CalendarSync />} onSelect={() => setSubscribes(true)}>
          Subscribe in your calendar
        </MenuItem>
        <DownloadItem icon={CalendarDays} label="Calendar file" ending=".ics" onSelect={() => download.mutate({})} />
      </DownloadMenu>
      <SubscribeDialog open={subscribes} onOpenChange={setSubscribes} />
    </>
  )
}
