/** The button that saves all of the group's data, for administrators. */
import { FolderDown } from 'lucide-react'
import { useDownload } from '../api/use-change.ts'
import { useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'

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
