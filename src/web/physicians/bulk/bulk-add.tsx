/** Adding many physicians at once: a table is pasted or uploaded, understood, corrected in place, and added as a whole. */
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PageFrame } from '../../layout/page-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { TablePreview } from './table-preview.tsx'
import { TableSource } from './table-source.tsx'
import type { UnderstoodTable } from './understand-table.ts'

export function BulkAdd({ known, onClose }: { known: readonly { email: string }[]; onClose: () => void }) {
  const [table, setTable] = useState<UnderstoodTable | null>(null)
  const taken = useMemo(() => new Set(known.map(({ email }) => email.toLowerCase())), [known])
  return (
    <PageFrame
      title="Add Many Physicians"
      subtitle={table ? 'Check what was understood, correct it in place, then add all of them in one step' : undefined}
      back={
        <Button variant="link" onClick={onClose}>
          <ArrowLeft />
          Back to Physicians
        </Button>
      }
    >
      {table ? (
        <TablePreview table={table} taken={taken} onStartOver={() => setTable(null)} onAdded={onClose} />
      ) : (
        <TableSource onRead={setTable} />
      )}
    </PageFrame>
  )
}
