/** Export of one's own shifts: a calendar file, and the private address that calendar programs subscribe to. */
import { CalendarDays, CalendarSync, Download } from 'lucide-react'
import { useState } from 'react'
import { useDownload } from '../api/use-download.ts'
import { Button } from '../ui/button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { SubscribeDialog } from './subscribe-dialog.tsx'

export function MyExportMenu() {
  const download = useDownload('exportMyShifts')
  const [subscribes, setSubscribes] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <Button loading={download.isPending} loadingLabel="Exporting...">
            <Download aria-hidden="true" />
            Export
          </Button>
        }
      >
        <MenuItem icon={<CalendarSync aria-hidden="true" />} onSelect={() => setSubscribes(true)}>
          Subscribe in your calendar
        </MenuItem>
        <MenuItem
          icon={<CalendarDays aria-hidden="true" />}
          shortcut={<span className="text-12 text-muted">.ics</span>}
          onSelect={() => download.mutate({})}
        >
          Calendar file
        </MenuItem>
      </Menu>
      <SubscribeDialog open={subscribes} onOpenChange={setSubscribes} />
    </>
  )
}
