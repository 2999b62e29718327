/** Adding many physicians at once: a table is pasted or uploaded, read, corrected in place, and added as a whole. */
import { ArrowLeft, FileUp, TableProperties } from 'lucide-react'
import { type ClipboardEvent, useMemo, useRef, useState } from 'react'
import { readTextFile } from '../../files/read-text-file.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/inputs.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { readDelimited } from './read-delimited.ts'
import { isWorkbook, readWorkbook } from './read-workbook.ts'
import { TablePreview } from './table-preview.tsx'
import { putBack, type UnderstoodTable, understandTable } from './understand-table.ts'

type BulkAddProps = { known: readonly { email: string }[]; onAdded: () => void; onClose: () => void }

const notAdded = 'the physicians in this table'

export function BulkAdd({ known, onAdded, onClose }: BulkAddProps) {
  const [table, setTable] = useState<UnderstoodTable | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const taken = useMemo(() => new Set(known.map(({ email }) => email.toLowerCase())), [known])
  return (
    <PageFrame
      title="Add many physicians"
      subtitle={table ? 'Check what we read, fix it in place, and add everyone at once' : undefined}
      back={
        <Button variant="link" onClick={() => (table ? setLeaving(true) : onClose())} icon={<ArrowLeft />}>
          Back to Physicians
        </Button>
      }
    >
      <LeaveGuard isDirty={table !== null} what={notAdded} />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Leave without saving?"
        description={`Not saved yet: ${notAdded}.`}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={onClose}
      />
      {table ? (
        <TablePreview
          table={table}
          taken={taken}
          onPutBack={(row) => setTable(putBack(table, row))}
          onStartOver={() => setTable(null)}
          onAdded={onAdded}
        />
      ) : (
        <TableSource onRead={setTable} />
      )}
    </PageFrame>
  )
}

const mostRows = 200

/** Where a table comes from: pasted from a spreadsheet, or a text file. */
function TableSource({ onRead }: { onRead: (table: UnderstoodTable) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)

  const explain = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error))
  const read = (given: string) => {
    try {
      onRead(readTable(readDelimited(given)))
    } catch (error) {
      setText(given)
      explain(error)
    }
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    try {
      if (isWorkbook(file)) onRead(readTable(await readWorkbook(file)))
      else read(await readTextFile(file))
    } catch (error) {
      explain(error)
    }
  }
  const readPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    // A table pasted into an empty box is read right away; a single line may be one of several pastes.
    if (text !== '' || !pasted.trim().includes('\n')) return
    event.preventDefault()
    read(pasted)
  }
  return (
    <Card
      title="Paste or upload a table"
      description="One physician per row. First name, last name, and email are required. We’ll recognize other columns."
      footer={
        <>
          <Button variant="primary" disabled={text.trim() === ''} onClick={() => read(text)} icon={<TableProperties />}>
            Read the table
          </Button>
          <Button onClick={() => chooser.current?.click()} icon={<FileUp />}>
            Upload a file
          </Button>
          <span className="text-12">.xlsx or .csv, up to {mostRows} rows</span>
          <input
            ref={chooser}
            type="file"
            accept=".xlsx,.xls,.ods,.csv,.tsv,.txt"
            aria-label="File with physicians"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void readFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </>
      }
    >
      <Field
        label="Table"
        error={problem}
        help="Copy the cells in Excel, Google Sheets, or Numbers, with or without the header row, and paste them here."
      >
        <Textarea
          rows={10}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
          onPaste={readPaste}
          placeholder={'Name\tEmail\tPhone\tLevel\tFTE\nChoi, Hana\thana.choi@clinic.example\t555 0142\tAttending\t0.8'}
          className="min-h-48 whitespace-pre"
        />
      </Field>
    </Card>
  )
}

function readTable(cells: string[][]): UnderstoodTable {
  const table = understandTable(cells)
  if (table.rows.length === 0) throw new Error('We found no physicians. Paste at least one row.')
  if (table.rows.length > mostRows) {
    throw new Error(`This table has ${table.rows.length} rows. You can add up to ${mostRows} at a time.`)
  }
  return table
}
