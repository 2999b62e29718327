/** Pay periods as files. */
import { FileSpreadsheet, Sheet } from 'lucide-react'
import { useDownload } from '../api/use-change.ts'
import { DownloadItem, DownloadMenu } from '../exports/export-menu.tsx'

type PayExportProps = { name: 'exportPayroll' | 'exportOwnStatement'; month: string | undefined }

export function PayExport({ name, month }: PayExportProps) {
  const download = useDownload(name)
  const save = (format: 'xlsx' | 'csv') => download.mutate({ query: { format, ...(month && { month }) } })
  return (
    <DownloadMenu isPending={download.isPending}>
      <DownloadItem icon={FileSpreadsheet} label="Pay periods, Excel" ending=".xlsx" onSelect={() => save('xlsx')} />
      <DownloadItem icon={Sheet} label="Pay periods, CSV" ending=".csv" onSelect={() => save('csv')} />
    </DownloadMenu>
  )
}
