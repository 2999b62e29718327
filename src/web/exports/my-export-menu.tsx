/** Exports one's own shifts: a calendar file, and the private address that calendar programs subscribe to. */
import { CalendarDays, CalendarSync, Download } from 'lucide-react'
import { useState } from 'react'
import { useDownload } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { LateMenu, lateDialog } from '../ui/late.tsx'

const SubscribeDialog = lateDialog(async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog)

export function MyExportMenu() {
  const download = useDownload('exportMyShifts')
  const [subscribes, setSubscribes] = useState(false)
  return (
    <>
      <LateMenu
        trigger={
          <Button loading={download.isPending} loadingLabel="Exporting..." icon={<Download />}>
            Export
          </Button>
        }
      >
        {({ MenuItem }) => (
          <>
            <MenuItem icon={<CalendarSync />} onSelect={() => setSubscribes(true)}>
              Subscribe in your calendar
            </MenuItem>
            <MenuItem
              icon={<CalendarDays />}
              shortcut={<span className="text-12 text-muted">.ics</span>}
              onSelect={() => download.mutate({})}
            >
              Calendar file
            </MenuItem>
          </>
        )}
      </LateMenu>
      <SubscribeDialog open={subscribes} onOpenChange={setSubscribes} />
    </>
  )
}
