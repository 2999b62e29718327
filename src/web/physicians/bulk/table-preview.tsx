/** What was understood of a table: its columns, its rows with problems marked by cell, and the step that adds them all. */
import { RotateCcw, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { plural } from '../../../engine/text/plural.ts'
import { problemsOf, reasonOf, useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { toast } from '../../ui/toast.ts'
import { ColumnChoices } from './column-choices.tsx'
import { DraftGrid } from './draft-grid.tsx'
import { physiciansIn, placeProblems } from './draft-rows.ts'
import type { UnderstoodTable } from './understand-table.ts'
import { useTableDraft } from './use-table-draft.ts'

type TablePreviewProps = {
  table: UnderstoodTable
  taken: ReadonlySet<string>
  onStartOver: () => void
  onAdded: () => void
}

export function TablePreview({ table, taken, onStartOver, onAdded }: TablePreviewProps) {
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
      <Card
        padding="none"
        title="Rows"
        description={<span aria-live="polite">{sayState(table.rows.length, included.length, problems.size)}</span>}
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
              <UserPlus aria-hidden="true" />
              Add {plural(included.length, 'physician')}
            </Button>
            <Button variant="quiet" onClick={onStartOver}>
              <RotateCcw aria-hidden="true" />
              Start over
            </Button>
            {problems.size > 0 && <FieldError>{sayToMend(problems.size)}</FieldError>}
            <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
          </>
        }
      >
        {show === 'problems' && problems.size === 0 ? (
          <EmptyState icon={<UserPlus aria-hidden="true" />} title="No row has a problem" />
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

function sayState(all: number, included: number, wrong: number): string {
  const leftOut = all - included
  return [
    `${included} of ${all} will be added`,
    leftOut > 0 && `${leftOut} left out`,
    wrong > 0 && `${wrong} with problems`,
  ]
    .filter(Boolean)
    .join(', ')
}

function sayToMend(rows: number): string {
  return rows === 1
    ? 'Correct or leave out the marked row first.'
    : `Correct or leave out the ${rows} marked rows first.`
}
