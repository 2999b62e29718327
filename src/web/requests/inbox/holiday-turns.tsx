/** Which major holidays someone worked in recent years, for a request to be off on one. */
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
        <div className="overflow-x-auto rounded-control border border-line bg-raised">
          <table className="w-full text-12">
            <thead>
              <tr className="text-left text-muted">
                <th scope="col" className="px-3.5 py-2 font-normal">
                  <span className="sr-only">Year</span>
                </th>
                {names.map((name) => (
                  <th key={name} scope="col" className="px-2 py-2 font-normal">
                    {name}
                  </th>
                ))}
                <th scope="col" className="px-3.5 py-2 text-right font-normal">
                  Worked
                </th>
              </tr>
            </thead>
            <tbody>
              {years.map((year) => {
                const ofYear = own.filter((turn) => turn.year === year)
                return (
                  <tr key={year} className="border-t border-line">
                    <th scope="row" className="px-3.5 py-2 text-left font-normal text-muted">
                      {year}
                    </th>
                    {names.map((name) => {
                      const isAsked = asked.some((one) => one.name === name && yearOf(one.date) === year)
                      const turn = ofYear.find(({ holiday }) => holiday === name)
                      return (
                        <td
                          key={name}
                          className={joinClasses(
                            'px-2 py-2',
                            isAsked ? 'font-semibold text-warn' : turn?.worked ? 'font-semibold' : 'text-muted',
                          )}
                        >
                          {isAsked ? 'asked off' : turn ? (turn.worked ? 'worked' : 'off') : '–'}
                        </td>
                      )
                    })}
                    <td className="px-3.5 py-2 text-right">
                      {ofYear.filter(({ worked }) => worked).length} of {ofYear.length}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

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
