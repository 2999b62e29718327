/** Which major holidays someone worked in recent years, for a request to be off on one. */
import type { ReactNode } from 'react'
import type { HolidayHistory } from '../../../contract/holiday-history.ts'
import { yearOf } from '../../../engine/calendar.ts'
import { firstNameOf } from '../../../engine/text/names.ts'
import { round } from '../../../engine/text/round.ts'
import { useRead } from '../../api/use-read.ts'
import { useMember } from '../../session/use-session.ts'
import { joinClasses } from '../../ui/join-classes.ts'

type HolidayTurnsProps = {
  person: { id: number; name: string }
  /** The requested holidays. */
  asked: readonly { name: string; date: string }[]
}

export function HolidayTurns({ person, asked }: HolidayTurnsProps) {
  const { groupId } = useMember()
  const history = useRead('showHolidayHistory', { params: { id: groupId } }, { enabled: asked.length > 0 }).data
  if (asked.length === 0 || !history) return null
  const { names, years, own, average } = readTurns(history, person.id, asked)
  const title = `${firstNameOf(person.name)}’s holidays`
  const show = (name: string, year: number) => {
    const ofYear = own.filter((turn) => turn.year === year)
    if (name === total)
      return (
        <>
          {ofYear.filter(({ worked }) => worked).length} of {ofYear.length}
        </>
      )
    if (asked.some((one) => one.name === name && yearOf(one.date) === year))
      return <span className="font-semibold text-warn">asked off</span>
    const turn = ofYear.find(({ holiday }) => holiday === name)
    return turn?.worked ? <b>worked</b> : <span className="text-muted">{turn ? 'off' : '–'}</span>
  }
  return (
    <section aria-label={title} className="mt-5">
      <header className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-14 font-semibold">{title}</h3>
        {average !== null && <span className="text-12 text-muted">group average: {average} worked</span>}
      </header>
      {own.length === 0 ? (
        <p className="text-muted">
          No holidays are on record. Enter past ones in Group Settings, Advanced, Holiday history.
        </p>
      ) : (
        <>
          <TurnTable
            className="max-tablet:hidden"
            rows={years}
            columns={[...names, total]}
            cell={(year, name) => show(name, year)}
          />
          <TurnTable className="tablet:hidden" rows={[...names, total]} columns={years} cell={show} />
        </>
      )}
    </section>
  )
}

/** The last column, or on phones the last row. */
const total = 'Worked'

type TurnTableProps<Row, Column> = {
  className: string
  rows: readonly Row[]
  columns: readonly Column[]
  cell: (row: Row, column: Column) => ReactNode
}

function TurnTable<Row extends string | number, Column extends string | number>(props: TurnTableProps<Row, Column>) {
  const { className, rows, columns, cell } = props
  return (
    <div className={joinClasses('overflow-x-auto rounded-control border border-line bg-raised', className)}>
      <table className="w-full text-12">
        <thead>
          <tr className="text-left text-muted">
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className={joinClasses(cellRoom, 'font-normal')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="px-3.5 py-2 text-left font-normal text-muted">
                {row}
              </th>
              {columns.map((column) => (
                <td key={column} className={cellRoom}>
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellRoom = 'px-2 py-2 last:pr-3.5 tablet:last:text-right'

/** The group's average, over people with known history. */
export function readTurns({ holidays, entries }: HolidayHistory, personId: number, asked: HolidayTurnsProps['asked']) {
  const byDay = [...holidays, ...asked].sort((one, other) => one.date.slice(5).localeCompare(other.date.slice(5)))
  const names = [...new Set(byDay.map(({ name }) => name))]
  const own = entries.filter(({ physicianId }) => physicianId === personId)
  const years = [...new Set([...own.map(({ year }) => year), ...asked.map(({ date }) => yearOf(date))])].sort(
    (one, other) => other - one,
  )
  const people = new Set(entries.map(({ physicianId }) => physicianId)).size
  const worked = entries.filter((entry) => entry.worked).length
  const average = people === 0 ? null : `${round(worked / people, 1)} of ${round(entries.length / people, 1)}`
  return { names, years, own, average }
}
