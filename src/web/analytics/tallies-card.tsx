/** The group's custom tallies over any period: saved once, counted for everyone, exported as a table. */
import { Download, Pencil, Plus, Sigma } from 'lucide-react'
import { useState } from 'react'
import type { TallyCounts } from '../../contract/analytics.ts'
import { type CsvCell, writeCsv } from '../../contract/csv.ts'
import { mostTallies, type Tally } from '../../contract/fields/tally.ts'
import { formatDateRange, formatShortWeekday } from '../../engine/text/dates.ts'
import { listedName } from '../../engine/text/names.ts'
import { reasonOf } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { saveCsv } from '../files/save-file.ts'
import { useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-sort.ts'
import { TallyDialog } from './tally-dialog.tsx'

type Period = { from: string; to: string }
type Person = TallyCounts['people'][number]

/** `shown`: the period of the page, until another one is chosen. */
export function TalliesCard({ shown }: { shown: Period }) {
  const [chosen, setChosen] = useState<Partial<Period>>({})
  const [edited, setEdited] = useState<number | 'new'>()
  const period = { ...shown, ...chosen }
  const isPeriod = period.from !== '' && period.to !== ''
  const counts = useRead('countTallies', { query: period }, { enabled: isPeriod })
  const group = useRead('myGroup', {}).data
  const { groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } }).data ?? []
  const tallies = group?.settings.tallies ?? []
  return (
    <Card
      title="Custom tallies"
      description="Count what fairness doesn’t, such as Friday nights. Saved for all coordinators."
      padding="none"
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <DateInput
            aria-label="First day"
            className="w-38!"
            value={period.from}
            onValueChange={(from) => setChosen({ ...chosen, from })}
          />
          <span className="text-muted">to</span>
          <DateInput
            aria-label="Last day"
            className="w-38!"
            value={period.to}
            onValueChange={(to) => setChosen({ ...chosen, to })}
          />
          <Button
            icon={<Download />}
            disabled={!counts.data || tallies.length === 0}
            onClick={() =>
              counts.data && saveCsv(`tallies-${period.from}-to-${period.to}.csv`, writeTalliesCsv(counts.data, period))
            }
          >
            Export tallies
          </Button>
          <Button icon={<Plus />} disabled={!group || tallies.length >= mostTallies} onClick={() => setEdited('new')}>
            Add tally
          </Button>
        </div>
      }
    >
      <div role="alert" className="not-empty:px-5 not-empty:py-3">
        {!isPeriod && <FieldError>Pick a first and a last day.</FieldError>}
        {isPeriod && counts.isError && <FieldError>{reasonOf(counts.error)}</FieldError>}
      </div>
      {tallies.length > 0 && (
        <ul aria-label="Saved tallies" className="flex flex-wrap gap-2 px-4 pb-3 tablet:px-5">
          {tallies.map((tally, place) => (
            <li key={tally.name}>
              <Button size="dense" aria-label={`Edit ${tally.name}`} icon={<Pencil />} onClick={() => setEdited(place)}>
                {tally.name}
                <span className="font-normal text-muted">{describeTally(tally, roles)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {tallies.length === 0 ? (
        <EmptyState
          icon={<Sigma />}
          title="No tallies yet"
          action={
            <Button disabled={!group} onClick={() => setEdited('new')}>
              Add your first tally
            </Button>
          }
        >
          Name what you count, and choose roles, weekdays, or holidays.
        </EmptyState>
      ) : counts.data ? (
        <Table
          label="Custom tallies"
          rows={counts.data.people}
          rowKey={({ id }) => id}
          columns={columnsOf(counts.data.tallies)}
          defaultSort="name"
          sortParameter="tallies"
          empty={<EmptyState icon={<Sigma />} title="No published shifts in this period" />}
        />
      ) : (
        counts.isFetching && <SkeletonList of="facts" rows={3} />
      )}
      {group && edited !== undefined && (
        <TallyDialog group={group} place={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  )
}

function columnsOf(tallies: readonly Tally[]): Column<Person>[] {
  return [
    {
      id: 'name',
      header: 'Physician',
      namesRow: true,
      cell: ({ lastName, firstName }) => (
        <>
          <b className="font-semibold">{lastName}</b> <span className="text-muted">{firstName}</span>
        </>
      ),
      sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`,
    },
    ...tallies.map(
      ({ name }, place): Column<Person> => ({
        id: `tally-${place}`,
        header: name,
        cell: ({ counts }) => {
          const count = counts[place]
          return count && count.shifts > 0 ? (
            <>
              {count.shifts} <span className="text-12 text-muted">{count.hours} h</span>
            </>
          ) : (
            <span className="text-faint">0</span>
          )
        },
        sortBy: ({ counts }) => counts[place]?.shifts ?? 0,
      }),
    ),
  ]
}

/** Night, Fri, holidays */
function describeTally({ roleIds, weekdays, onlyHolidays }: Tally, roles: readonly { id: number; name: string }[]) {
  const names = roles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name)
  return [
    roleIds.length === 0 ? 'every role' : names.join(' + ') || 'roles that were deleted',
    ...(weekdays.length > 0 ? [weekdays.map(formatShortWeekday).join(', ')] : []),
    ...(onlyHolidays ? ['holidays'] : []),
  ].join(', ')
}

function writeTalliesCsv({ tallies, people }: TallyCounts, { from, to }: Period): string {
  const rows: CsvCell[][] = [
    ['Custom tallies', formatDateRange(from, to), from, to],
    [],
    ['Physician', ...tallies.flatMap(({ name }) => [name, `${name}, hours`])],
    ...people.map(({ counts, ...person }) => [
      listedName(person),
      ...counts.flatMap(({ shifts, hours }) => [shifts, hours]),
    ]),
  ]
  return writeCsv(rows)
}
