/** The Export button and the files behind it. */
import { Download, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'

export function DownloadMenu({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <Menu
      trigger={
        <Button loading={isPending} loadingLabel="Exporting...">
          <Download />
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
