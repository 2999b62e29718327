/** Next to the grid: issues and their fixes, and this coordinator's changes. */

import { PanelRight, Redo2, Undo2 } from 'lucide-react'
import * as Tabs from 'radix-ui/tabs'
import { type ReactNode, useState } from 'react'
import { countMissing } from '../../shifts/missing-shifts.ts'
import { CountBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { keepToastRoom } from '../../ui/toast-room.ts'
import { nextRedo, nextUndo } from '../edits/history.ts'
import type { Edits } from '../edits/use-edits.ts'
import type { Desk } from '../use-desk.ts'
import { BeforePublish } from './before-publish.tsx'
import { IssuesTab, type IssuesTabProps } from './issues-tab.tsx'

/** Publish and the fixes stand there. */
const toastRoom = keepToastRoom('right')

export function SidePanel(props: IssuesTabProps) {
  return (
    <aside
      ref={toastRoom}
      aria-label="Issues and changes"
      className="flex min-h-0 flex-col overflow-hidden border-l border-line-strong bg-surface max-desktop:hidden print:hidden"
    >
      <SideTabs {...props} />
    </aside>
  )
}

/** The same as a sheet, if there is no room next to the grid. */
export function SideSheet(props: IssuesTabProps) {
  const [isOpen, setOpen] = useState(false)
  const count = countIssues(props.desk)
  return (
    <span className="desktop:hidden">
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Issues and changes"
        trigger={
          <Button size="dense" icon={<PanelRight />}>
            Issues
            <CountBadge count={count} />
          </Button>
        }
      >
        <DialogBody>
          <div className="-mx-5 flex min-h-60 flex-col">
            <SideTabs
              {...props}
              onShow={(target) => {
                setOpen(false)
                props.onShow(target)
              }}
            />
          </div>
        </DialogBody>
      </Dialog>
    </span>
  )
}

function SideTabs(props: IssuesTabProps) {
  const { history } = props.desk.edits
  return (
    <>
      <Tabs.Root defaultValue="issues" className="flex min-h-0 flex-1 flex-col">
        <Tabs.List aria-label="Issues and changes" className="flex gap-4.5 border-b border-line bg-raised px-4">
          <Tab value="issues" count={countIssues(props.desk)} tone="bad">
            Issues
          </Tab>
          <Tab value="changes" count={history.length} tone="quiet">
            Changes
          </Tab>
        </Tabs.List>
        <Tabs.Content value="issues" className="min-h-0 flex-1 overflow-y-auto">
          <IssuesTab {...props} />
        </Tabs.Content>
        <Tabs.Content value="changes" className="min-h-0 flex-1 overflow-y-auto">
          <ChangesTab edits={props.desk.edits} />
        </Tabs.Content>
      </Tabs.Root>
      {props.desk.schedule.status === 'draft' && <BeforePublish {...props} />}
    </>
  )
}

type TabProps = { value: string; count: number; tone: 'bad' | 'quiet'; children: ReactNode }

function Tab({ value, count, tone, children }: TabProps) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px flex items-center gap-1.5 border-b-2 border-transparent pt-2 pb-[7px] font-control text-muted focus-visible:outline-offset-0 data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-text"
    >
      {children}
      <CountBadge count={count} tone={tone} />
    </Tabs.Trigger>
  )
}

function countIssues(desk: Desk): number {
  return desk.conflicts.length + countMissing(desk.missing) + desk.openShifts.length
}

const stateWords = { saving: 'saving...', saved: 'saved', refused: 'not saved' }

/** This coordinator's changes, newest first, with undo. */
function ChangesTab({ edits }: { edits: Edits }) {
  const { history, undo, redo } = edits
  if (history.length === 0) return <p className="px-4 py-6 text-12 text-muted">No changes to undo.</p>
  const [undoable, redoable] = [nextUndo(history), nextRedo(history)]
  return (
    <ol className="text-12">
      {history.toReversed().map((change) => (
        <li key={change.key} className="border-b border-line bg-raised px-4 py-2.5">
          <p className={change.isUndone ? 'text-faint line-through' : undefined}>{change.label}</p>
          {change.reason && <p className="text-muted">Reason: {change.reason}</p>}
          <p className="flex items-center gap-2 text-muted">
            <span className={change.state === 'refused' ? 'text-bad' : undefined}>
              {change.isUndone ? 'undone' : stateWords[change.state]}
            </span>
            {change.key === undoable?.key && (
              <Button size="dense" variant="quiet" className="ml-auto" onClick={() => void undo()} icon={<Undo2 />}>
                Undo
              </Button>
            )}
            {change.key === redoable?.key && (
              <Button size="dense" variant="quiet" className="ml-auto" onClick={() => void redo()} icon={<Redo2 />}>
                Redo
              </Button>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
