/** Publishing a draft, or an older version: the checklist, who is notified how, and the message to the group. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { isRefusal, useChange, withReason } from '../api/use-change.ts'
import { useRead, whenRead } from '../api/use-read.ts'
import { findMissingShifts } from '../shifts/missing-shifts.ts'
import { useScheduleShifts } from '../shifts/use-period-shifts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/inputs.tsx'
import { InlineSpinner } from '../ui/spinner.tsx'
import { isTooLong } from '../ui/text-limit.tsx'
import { toast } from '../ui/toast.ts'
import type { OnChanged } from './clear-dialog.tsx'
import { findFurthest } from './furthest.ts'
import { PublishChecklist } from './publish-checklist.tsx'
import { findReplaced, type Judged, usePublishPoints } from './publish-points.ts'
import { WhoIsNotified } from './who-is-notified.tsx'

const longestMessage = 1000

type PublishDialogProps = {
  schedule: Schedule
  schedules: Schedule[]
  onChanged?: OnChanged | undefined
  /** Edits of it are being saved. */
  isSaving: boolean
  onClose: () => void
}

export function PublishDialog({ schedule, schedules, isSaving, onChanged, onClose }: PublishDialogProps) {
  const publish = useChange('publishSchedule', { isAnswered: isRefusal })
  const client = useQueryClient()
  const { id, month, year, name, status } = schedule
  const replaced = findReplaced(schedule, schedules)
  const words = status === 'archived' ? restoring : publishing
  const ofMonth = formatMonth({ year, month })
  const written = `The schedule for ${ofMonth} ${replaced ? 'was replaced.' : 'is published.'}`
  const [message, setMessage] = useState(written)
  const own = useScheduleShifts(schedule)
  const before = useScheduleShifts(replaced)
  const { judged, isJudging } = useJudged(schedule)
  const roles = useRead('listRoles', { params: { groupId: schedule.groupId } }).data
  const shifts = own.data ?? []
  const missing = findMissingShifts(schedule, shifts, roles ?? [])
  const points = usePublishPoints({ schedule, shifts, missing, judged })
  const isKnown = own.data != null && (!replaced || before.data != null)
  const isBlocked = status !== 'archived' && (isJudging || (judged?.conflicts.length ?? 0) > 0)
  const confirm = async () => {
    const said = message.trim()
    const body = {
      version: await newestVersion(client, schedule),
      ...(said !== '' && said !== written && { message: said }),
    }
    const { notified } = await withReason(publish.mutateAsync({ params: { id }, body }))
    toast({ title: 'Success', description: `${name} is published. ${describeNotified(notified)}`, tone: 'good' })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${words.verb} ${name}?`}
      description={`It becomes the schedule for ${ofMonth} that everyone in the group sees.${
        replaced ? ` It replaces ${replaced.name}, which is archived.` : ''
      }`}
      tone="primary"
      confirmLabel={words.verb}
      pendingLabel={words.pending}
      disabled={!isKnown || isSaving || isBlocked || isTooLong(message, longestMessage)}
      onConfirm={confirm}
    >
      {isKnown ? (
        <div className="flex flex-col gap-3">
          <PublishChecklist
            {...{ schedule, points, judged, isJudging, onChanged }}
            className="rounded-inner border border-line"
          />
          <WhoIsNotified shifts={shifts} before={replaced && (before.data ?? [])} />
          <Field label="Message" help="Each person also sees what changed for them.">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={longestMessage}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
        </div>
      ) : (
        <InlineSpinner />
      )}
    </ConfirmDialog>
  )
}

/** As the server judges it; undefined until then, and if there's no one to judge. */
function useJudged({ id }: Schedule): { judged: Judged | undefined; isJudging: boolean } {
  const assessment = useRead('scheduleAssessment', { params: { id } })
  const overrides = useRead('listOverrides', { params: { id } })
  const isJudging = assessment.isPending || overrides.isPending
  if (!assessment.data) return { judged: undefined, isJudging }
  const overridden = new Set(overrides.data?.map(({ key }) => key))
  const { broken, classes } = assessment.data
  const conflicts = broken.filter(({ key }) => !overridden.has(key))
  return {
    judged: { conflicts, overridden: broken.length - conflicts.length, furthest: findFurthest(classes) },
    isJudging,
  }
}

/** An edit right before this made a new version, which may still be in transit. */
async function newestVersion(client: QueryClient, { id, groupId, version }: Schedule): Promise<number> {
  await whenRead(client, 'listSchedules')
  const schedules = client.getQueryData<Schedule[]>(['listSchedules', { params: { groupId } }])
  return schedules?.find((schedule) => schedule.id === id)?.version ?? version
}

const publishing = { verb: 'Publish', pending: 'Publishing...' }
const restoring = { verb: 'Restore', pending: 'Restoring...' }

function describeNotified(notified: number): string {
  if (notified === 0) return 'Nothing changed for anyone, so no one was notified.'
  return plural(notified, 'person was notified.', 'people were notified.')
}
