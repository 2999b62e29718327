/** All versions of a month: drafts and what was published, with time, author, and scores; older ones can be restored. */
import type { Schedule } from '../../contract/schedules.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import { round } from '../../engine/text/round.ts'
import { useRead } from '../api/use-read.ts'
import { preferencesScoreOf } from '../assessment/score-band.ts'
import { useMember, useTimeZone } from '../session/use-session.ts'
import { formatMoment } from '../text/moments.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { draftInUse, UseThisOne } from './use-this-one.tsx'

type VersionsDialogProps = {
  schedule: Schedule
  schedules: Schedule[]
  onOpen: (id: number) => void
  onRestore: (version: Schedule) => void
  onClose: () => void
}

export function VersionsDialog({ schedule, schedules, onOpen, onRestore, onClose }: VersionsDialogProps) {
  const { groupId } = useMember()
  const timeZone = useTimeZone()
  const people = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const inUse = draftInUse(schedules, schedule)
  const names = new Map(people.map((person) => [person.id, displayName(person)]))
  const versions = schedules
    .filter(({ month, year }) => month === schedule.month && year === schedule.year)
    .toSorted((one, other) => momentOf(other).localeCompare(momentOf(one)))
  return (
    <Dialog onClose={onClose} size="medium" title={`Versions of ${formatMonth(schedule)}`}>
      <DialogBody>
        <ol aria-label="Versions" className="divide-y divide-line">
          {versions.map((version) => (
            <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <div className="min-w-0 flex-[1_1_220px]">
                <p className="flex items-center gap-2">
                  <span className="truncate font-semibold">{version.name}</span>
                  <Badge tone={version.status === 'active' ? 'accent' : 'quiet'}>{labels[version.status]}</Badge>
                  {version.id === inUse?.id && <Badge>In use</Badge>}
                </p>
                <p className="text-12 text-muted">{describeOrigin(version, names, timeZone)}</p>
                <p className="text-12 text-muted">{describeScores(version)}</p>
              </div>
              <div className="flex gap-2 empty:hidden max-tablet:w-full max-tablet:*:flex-1">
                {version.id !== schedule.id && (
                  <Button variant="quiet" aria-label={`Open ${version.name}`} onClick={() => onOpen(version.id)}>
                    Open
                  </Button>
                )}
                {version.status === 'draft' && version.id !== inUse?.id && (
                  <UseThisOne draft={version} onUsed={onOpen} />
                )}
                {version.status === 'archived' && (
                  <Button aria-label={`Restore ${version.name}`} onClick={() => onRestore(version)}>
                    Restore
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </DialogBody>
    </Dialog>
  )
}

const labels: Record<Schedule['status'], string> = { active: 'Published', draft: 'Draft', archived: 'Archived' }

const momentOf = ({ publishedAt, createdAt }: Schedule) => publishedAt ?? createdAt

function describeOrigin(version: Schedule, names: Map<number, string>, timeZone: string | undefined): string {
  const { publishedAt, publishedBy, generatedBy } = version
  const done = `${publishedAt ? 'Published' : 'Created'} ${formatMoment(momentOf(version), timeZone)}`
  const author = names.get((publishedAt ? publishedBy : generatedBy) ?? 0)
  return author ? `${done}, by ${author}` : done
}

function describeScores(version: Schedule): string {
  const say = (label: string, score: number | null) => (score === null ? [] : [`${label} ${round(score, 1)}`])
  const scores = [
    ...say('Coverage', version.coverageScore),
    ...say('Fairness', version.fairnessScore),
    ...say('Preferences', preferencesScoreOf(version)),
  ]
  return scores.length === 0 ? 'Not assessed yet' : scores.join(', ')
}
