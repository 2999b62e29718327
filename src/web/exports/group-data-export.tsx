/** The button that saves all of the group's data, for administrators. */
import { FolderDown } from 'lucide-react'
import { useDownload } from '../api/use-download.ts'
import { useMember } from '../session/use-session.ts'
import { Button, type ButtonVariant } from '../ui/button.tsx'

export function GroupDataExport({ variant, className }: { variant?: ButtonVariant; className?: string }) {
  const { groupId } = useMember()
  const download = useDownload('exportGroup')
  return (
    <Button
      variant={variant}
      className={className}
      loading={download.isPending}
      loadingLabel="Exporting..."
      onClick={() => download.mutate({ params: { id: groupId } })}
    >
      <FolderDown />
      Export Data
    </Button>
  )
}
