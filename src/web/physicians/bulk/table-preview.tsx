/** How a table was read: its columns, its rows with problems marked by cell, and the step that adds them all. */
import { Eraser, RotateCcw, UserCheck, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { plural } from '../../../engine/text/plural.ts'
import { problemsOf, reasonOf, useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { toast } from '../../ui/toast.ts'
import { ColumnChoices } from './column-choices.tsx'
import { DraftGrid } from './draft-grid.tsx'
import { physiciansIn, placeProblems, useTableDraft } from './draft-rows.ts'
import { SkippedRows } from './skipped-rows.tsx'
import type { SkippedRow } from './table-rows.ts'
import type { UnderstoodTable } from './understand-table.ts'

type TablePreviewProps = {
  table: UnderstoodTable
  taken: ReadonlySet<string>
  onPutBack: (row: SkippedRow) => void
  onStartOver: () => void
  onAdded: () => void
}

export function TablePreview({ table, taken, onPutBack, onStartOver, onAdded }: TablePreviewProps) {
  const draft = useTableDraft(table, taken)
  const [show, setShow] = useState<'all' | 'problems'>('all')
  const [failure, setFailure] = useState<string>()
  const add = useChange('createPhysicians')
  const { included, fields, problems } = draft

  const addAll = async () => {
    setFailure(undefined)
    try {
      const { added } = await add.mutateAsync({ body: { physicians: physiciansIn(included, fields) } })
      toast({ title: 'Success', description: `${plural(added.length, 'physician')} added`, tone: 'good' })
      onAdded()
    } catch (error) {
      const placed = placeProblems(problemsOf(error), included)
      draft.refuse(placed)
      if (placed.size === 0) setFailure(reasonOf(error))
    }
  }
  return (
    <>
      <ColumnChoices table={table} meanings={draft.meanings} onAssign={draft.assign} />
      <SkippedRows skipped={table.skipped} onPutBack={onPutBack} />
      <Card
        padding="none"
        title="Rows"
        description={<span aria-live="polite">{describeState(table.rows.length, included.length, problems.size)}</span>}
        actions={
          <SegmentedControl
            label="Rows shown"
            value={show}
            onValueChange={setShow}
            options={[
              { value: 'all', label: `All ${table.rows.length}` },
              { value: 'problems', label: `With problems ${problems.size}` },
            ]}
          />
        }
        footer={
          <>
            <Button
              variant="primary"
              disabled={included.length === 0 || problems.size > 0}
              loading={add.isPending}
              loadingLabel="Adding..."
              onClick={addAll}
            >
              <UserPlus />
              Add {plural(included.length, 'physician')}
            </Button>
            <Button variant="quiet" onClick={onStartOver} icon={<RotateCcw />}>
              Start over
            </Button>
            {problems.size > 0 && <FieldError>{describeRowsToFix(problems.size)}</FieldError>}
            {draft.known.length > 0 && (
              <Button variant="quiet" onClick={draft.leaveOutKnown} icon={<UserCheck />}>
                Leave out {draft.known.length} already in the group
              </Button>
            )}
            {draft.optional.length > 0 && (
              <Button variant="quiet" onClick={() => draft.clear(draft.optional)} icon={<Eraser />}>
                Clear {plural(draft.optional.length, 'marked cell')}
              </Button>
            )}
            <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
          </>
        }
      >
        {show === 'problems' && problems.size === 0 ? (
          <EmptyState icon={<UserPlus />} title="No rows have problems" />
        ) : (
          <DraftGrid
            fields={fields}
            rows={show === 'all' ? draft.rows : draft.rows.filter(({ number }) => problems.has(number))}
            leftOut={draft.leftOut}
            problems={problems}
            onEdit={draft.edit}
            onInclude={draft.include}
          />
        )}
      </Card>
    </>
  )
}

function describeState(all: number, included: number, wrong: number): string {
  const leftOut = all - included
  return [
    `${included} of ${all} will be added`,
    leftOut > 0 && `${leftOut} left out`,
    wrong > 0 && `${wrong} with problems`,
  ]
    .filter(Boolean)
    .join(', ')
}

function describeRowsToFix(rows: number): string {
  return rows === 1 ? 'Fix or leave out the marked row first.' : `Fix or leave out the ${rows} marked rows first.`
}
