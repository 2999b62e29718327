/** Switch days of a 7-on/7-off group, and its physicians in week A or week B: by select, or by dragging between columns. */

import type { DragEvent } from 'react'
import type { AnchorProposal } from '../../../contract/anchors.ts'
import type { Group } from '../../../contract/groups.ts'
import { isStaff } from '../../../contract/staff.ts'
import type { Colleague, User } from '../../../contract/users.ts'
import { trackFrom, weekOfTrack } from '../../../engine/anchors.ts'
import { weekdayOf } from '../../../engine/calendar.ts'
import { type Weekday, weekdays } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { formatDateWithYear, formatShortWeekday } from '../../../engine/text/dates.ts'
import { joinWords } from '../../../engine/text/join-words.ts'
import { fullName, listedName } from '../../../engine/text/names.ts'
import { plural } from '../../../engine/text/plural.ts'
import { reasonOf, useChange } from '../../api/use-change.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { momentIn } from '../../text/group-day.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { SaveFooter } from './group-change.tsx'
import { isSameValue, mergeTyped, useTyped, useUnsaved } from './unsaved.tsx'

export function AnchorsCard({ group }: { group: Group }) {
  const physicians = useRead('listPhysicians', { params: { groupId: group.id } })
  return (
    <Reading read={physicians} what="The physicians">
      {(found) => <Anchors group={group} people={found.filter(isScheduled)} />}
    </Reading>
  )
}

function isScheduled(person: User | Colleague): person is User {
  return 'track' in person && isStaff(person)
}

const columns = ['A', 'B', 'none'] as const
type Column = (typeof columns)[number]
const columnNames: Record<Column, string> = { A: 'Week A', B: 'Week B', none: 'No fixed week' }

/** By the id of a physician. */
type Tracks = Readonly<Record<number, string | null>>

function Anchors({ group, people }: { group: Group; people: User[] }) {
  const days = useTyped(group.settings.switchDays)
  const switchDays = days.value
  const saved: Tracks = Object.fromEntries(people.map(({ id, track }) => [id, track]))
  const own = useTyped(saved)
  // Only what was moved here: colleagues may move others meanwhile.
  const tracks = mergeTyped(own.seen, own.value, saved)
  const moved = people.filter(({ id, track }) => tracks[id] !== track)
  useUnsaved('Switch days', moved.length > 0 || !isSameValue(switchDays, group.settings.switchDays))
  const proposal = useRead('proposeAnchors', { params: { id: group.id } }, { enabled: false })
  const save = useChange('saveAnchors')
  const today = momentIn(group.settings.timeZone, new Date()).date

  const move = (id: number, column: Column) =>
    own.type({ ...tracks, [id]: column === 'none' ? null : trackFrom(today, column, startDay(id)) })
  /** Someone's current switch day, if it still is one. */
  const startDay = (id: number): Weekday => {
    const known = tracks[id]
    const own = known ? weekdayOf(known) : undefined
    return (own && (switchDays.length === 0 || switchDays.includes(own)) ? own : switchDays[0]) ?? 'monday'
  }
  const propose = async () => {
    const { data } = await proposal.refetch()
    if (!data) return
    days.type(data.switchDays)
    own.type({ ...tracks, ...Object.fromEntries(data.tracks.map(({ physicianId, track }) => [physicianId, track])) })
  }
  const submit = async () => {
    const body = { switchDays, tracks: moved.map(({ id }) => ({ physicianId: id, track: tracks[id] ?? null })) }
    await save.mutateAsync({ params: { id: group.id }, body: { ...body, version: group.version } })
    days.settle()
    own.settle()
  }

  return (
    <Card
      title="Switch days"
      description="When weeks change hands, and who works which week"
      actions={
        <Button onClick={propose} loading={proposal.isFetching} loadingLabel="Reading shifts...">
          Suggest from history
        </Button>
      }
      footer={
        <SaveFooter
          problem={save.error ? reasonOf(save.error) : undefined}
          isSaving={save.isPending}
          onSave={() => void submit().catch(() => {})}
        >
          Save switch days and weeks
        </SaveFooter>
      }
    >
      <SwitchDays chosen={switchDays} onChange={days.type} />
      {proposal.data && <p className="mt-3 text-13 text-muted">{describeProposal(proposal.data)}</p>}
      <div className="mt-4 grid gap-4 tablet:grid-cols-3">
        {columns.map((column) => (
          <WeekColumn
            key={column}
            column={column}
            people={people.filter(({ id }) => columnOf(tracks[id]) === column)}
            tracks={tracks}
            fits={fitsOf(proposal.data)}
            onMove={move}
          />
        ))}
      </div>
    </Card>
  )
}

function columnOf(track: string | null | undefined): Column {
  return track ? weekOfTrack(track) : 'none'
}

function fitsOf(proposal: AnchorProposal | null | undefined): ReadonlyMap<number, string> {
  return new Map(
    proposal?.tracks.map(({ physicianId, fit }) => [physicianId, `${Math.round(fit * 100)}% of days match`]),
  )
}

function describeProposal({ from, switchDays, tracks }: AnchorProposal): string {
  if (from === null) return 'No shifts are published yet, so there’s no history to learn from.'
  const days = switchDays.length === 0 ? 'on any day' : `on ${joinWords(switchDays.map(capitalize), 'and')}`
  const found = `${plural(tracks.length, 'physician has', 'physicians have')} worked week A or B`
  return `Since ${formatDateWithYear(from)}, weeks have changed hands ${days}, and ${found}. Save to keep this.`
}

const dayOptions = [
  { value: 'any', label: 'None' },
  ...weekdays.map((value) => ({ value, label: capitalize(value) })),
] as const

function SwitchDays({ chosen, onChange }: { chosen: Weekday[]; onChange: (days: Weekday[]) => void }) {
  const choose = (place: number) => (value: Weekday | 'any') => {
    const days = [0, 1].map((at) => (at === place ? value : (chosen[at] ?? 'any')))
    onChange([...new Set(days.flatMap((day) => (day === 'any' ? [] : day)))])
  }
  return (
    <div className="grid gap-4 tablet:grid-cols-3">
      {['Switch day', 'Second switch day'].map((label, place) => (
        <Field key={label} label={label}>
          {(wiring) => (
            <Select
              {...wiring}
              value={chosen[place] ?? 'any'}
              options={dayOptions}
              onValueChange={choose(place)}
              disabled={place > chosen.length}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

type WeekColumnProps = {
  column: Column
  people: User[]
  tracks: Tracks
  fits: ReadonlyMap<number, string>
  onMove: (id: number, column: Column) => void
}

function WeekColumn({ column, people, tracks, fits, onMove }: WeekColumnProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onMove(Number(event.dataTransfer.getData('text/plain')), column)
  }
  return (
    <section
      aria-label={columnNames[column]}
      className="min-w-0"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h3 className="mb-1.5 font-control">
        {columnNames[column]} <span className="text-muted">{people.length}</span>
      </h3>
      <ul className="flex max-h-120 min-h-16 flex-col gap-1 overflow-y-auto rounded-control border border-line p-1.5">
        {people.map((person) => (
          <li
            key={person.id}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(person.id))}
            className="flex cursor-grab items-center gap-2 rounded-control bg-raised px-2 py-1"
          >
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">{listedName(person)}</span>
              <span className="block text-12 text-muted">
                {[startOf(tracks[person.id]), fits.get(person.id)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <div className="w-38 shrink-0">
              <Select
                aria-label={`Week of ${fullName(person)}`}
                value={column}
                options={columns.map((value) => ({ value, label: columnNames[value] }))}
                onValueChange={(chosen) => onMove(person.id, chosen)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function startOf(track: string | null | undefined): string | undefined {
  return track ? `starts ${formatShortWeekday(weekdayOf(track))}` : undefined
}
