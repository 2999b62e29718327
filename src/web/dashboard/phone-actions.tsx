/** The bar at the bottom of a phone: the two requests that people come for, and the rest behind three dots. */
import { BarChart3, CalendarPlus, Ellipsis, Hand, Phone } from 'lucide-react'
import type { RequestType } from '../../contract/requests.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'

type PhoneActionsProps = { onAsk: (type: RequestType) => void; onWho: () => void }

export function PhoneActions({ onAsk, onWho }: PhoneActionsProps) {
  return (
    <aside
      aria-label="Requests"
      className="fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line-strong bg-raised px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:hidden"
    >
      <Button variant="primary" size="touch" className="flex-1" onClick={() => onAsk('timeoff')}>
        Request Time Off
      </Button>
      <Button size="touch" className="flex-1" onClick={() => onAsk('swap')}>
        Request Swap
      </Button>
      <Menu trigger={<IconButton size="touch" label="More" icon={<Ellipsis />} />}>
        <MenuItem icon={<Phone />} onSelect={onWho}>
          Who is on now
        </MenuItem>
        <MenuItem icon={<Hand />} to="/open-shifts">
          Open shifts
        </MenuItem>
        <MenuItem icon={<CalendarPlus />} onSelect={() => onAsk('pickup')}>
          Request pickup
        </MenuItem>
        <MenuItem icon={<BarChart3 />} to="/stats">
          View Stats
        </MenuItem>
      </Menu>
    </aside>
  )
}
