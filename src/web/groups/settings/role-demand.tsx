/** How many a role needs: one number for its days, or one for each weekday; and dates with another number. */
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { namedHolidays } from '../../../contract/holidays.ts'
import { type Role, roleFields } from '../../../contract/roles.ts'
import { addDays, yearOf } from '../../../engine/calendar.ts'
import { countOn, type Demand, usualCount, usualDays } from '../../../engine/demand.ts'
import { type Weekday, weekdays } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { formatDate, formatShortWeekday } from '../../../engine/text/dates.ts'
import { useGroupClock } from '../../session/use-session.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField, NumberField } from '../../ui/form-fields.tsx'
import { Select } from '../../ui/select.tsx'

/** The form has a number for every weekday, whether or not they are in use. */
export const demandForm = roleFields
  .pick({ daysOfWeek: true, requiredCount: true, countsByWeekday: true, countsByDate: true })
  .extend({ isSameEveryDay: z.boolean() })
type DemandForm = z.output<typeof demandForm>
/** A number may be missing while someone types. */
type DemandTyped = Omit<DemandForm, 'requiredCount' | 'countsByWeekday'> & {
  requiredCount: number | null
  countsByWeekday: Partial<Record<Weekday, number | null>>
}

export function demandOf(role: Role | undefined): DemandForm {
  const days = { daysOfWeek: role?.daysOfWeek ?? weekdays.slice(0, 5), requiredCount: role?.requiredCount ?? 1 }
  const countsByWeekday = role?.countsByWeekday ?? {}
  return {
    ...days,
    countsByWeekday: countsOfWeek({ ...days, countsByWeekday }),
    countsByDate: role?.countsByDate ?? [],
    isSameEveryDay: Object.keys(countsByWeekday).length === 0,
  }
}

/** What is sent. Days and count agree with the numbers by weekday, for callers that only read those. */
export function demandToSend({ isSameEveryDay, ...demand }: DemandForm): Required<Demand> {
  const countsByDate = demand.countsByDate.toSorted((one, other) => one.date.localeCompare(other.date))
  return isSameEveryDay
    ? { ...demand, countsByWeekday: {}, countsByDate }
    : { ...demand, ...daysOfCounts(demand.countsByWeekday), countsByDate }
}

function countsOfWeek(demand: Demand): Record<Weekday, number> {
  return Object.fromEntries(weekdays.map((day) => [day, usualCount(demand, day)])) as Record<Weekday, number>
}

function daysOfCounts(counts: DemandTyped['countsByWeekday']): Pick<Demand, 'daysOfWeek' | 'requiredCount'> {
  const typed = weekdays.map((day) => counts[day] ?? 0)
  return {
    daysOfWeek: weekdays.filter((_, index) => typed[index]! > 0),
    requiredCount: Math.max(1, ...typed),
  }
}

/** The demand as typed so far. */
function demandSoFar({ isSameEveryDay, daysOfWeek, requiredCount, countsByWeekday }: DemandTyped): Demand {
  return isSameEveryDay
    ? { daysOfWeek, requiredCount: requiredCount ?? 1 }
    : {
        ...daysOfCounts(countsByWeekday),
        countsByWeekday: Object.fromEntries(weekdays.map((day) => [day, countsByWeekday[day] ?? 0])),
      }
}

export function RoleDemand() {
  const { watch, setValue, getValues } = useFormContext<DemandTyped>()
  const isSame = watch('isSameEveryDay')
  const days = watch('daysOfWeek')
  const set = (values: Partial<DemandTyped>) => {
    if (values.daysOfWeek) setValue('daysOfWeek', values.daysOfWeek, { shouldDirty: true })
    if (values.requiredCount) setValue('requiredCount', values.requiredCount, { shouldDirty: true })
  }
  const choose = (same: boolean) => {
    const demand = demandSoFar(getValues())
    if (same) set({ daysOfWeek: usualDays(demand), requiredCount: demand.requiredCount })
    const counts = countsOfWeek(demand)
    for (const day of weekdays) setValue(`countsByWeekday.${day}`, counts[day])
    setValue('isSameEveryDay', same, { shouldDirty: true })
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-control">Days of week</legend>
      {isSame ? (
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={capitalize(day)}
              checked={days.includes(day)}
              onCheckedChange={(checked) =>
                set({ daysOfWeek: weekdays.filter((one) => (one === day ? checked : days.includes(one))) })
              }
            />
          ))}
        </div>
      ) : (
        <div className="grid grid-cols-7 gap-1.5">
          {weekdays.map((day) => (
            <NumberField
              key={day}
              name={`countsByWeekday.${day}`}
              label={formatShortWeekday(day)}
              min={0}
              max={100}
              className="[&_input]:px-1! [&_input]:text-center"
            />
          ))}
        </div>
      )}
      <Checkbox label="Same number every day" checked={isSame} onCheckedChange={choose} />
      <DateExceptions />
    </fieldset>
  )
}

/** How far ahead holidays are offered, in days. */
const holidaysAhead = 400

function DateExceptions() {
  const { control, getValues } = useFormContext<DemandTyped>()
  const { fields, append, remove } = useFieldArray({ control, name: 'countsByDate' })
  const listed = useFormContext<DemandTyped>().watch('countsByDate')
  const holidays = useHolidaysAhead()
  const add = (date: string) =>
    append({ date, count: date ? countOn(demandSoFar(getValues()), date) : (getValues('requiredCount') ?? 1) })
  const offered = holidays.filter(({ date }) => !listed.some((exception) => exception.date === date))
  return (
    <div className="flex flex-col gap-2">
      {fields.map(({ id }, index) => {
        const holiday = holidays.find(({ date }) => date === listed[index]?.date)?.name
        const name = holiday ?? `exception ${index + 1}`
        return (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-end gap-2">
            <DateField name={`countsByDate.${index}.date`} label={holiday ?? 'Date'} />
            <NumberField name={`countsByDate.${index}.count`} label="Required" min={0} max={100} />
            <IconButton variant="quiet" label={`Remove ${name}`} icon={<Trash2 />} onClick={() => remove(index)} />
          </div>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => add('')} icon={<Plus />}>
          Add date
        </Button>
        {offered.length > 0 && (
          <Select
            aria-label="Add a holiday"
            className="w-52!"
            placeholder="Add a holiday..."
            value=""
            options={offered.map(({ date, name }) => ({ value: date, label: `${name}, ${formatDate(date)}` }))}
            onValueChange={add}
          />
        )}
      </div>
    </div>
  )
}

function useHolidaysAhead(): { date: string; name: string }[] {
  const { read, clock } = useGroupClock()
  if (!read.data || !clock) return []
  const until = addDays(clock.today, holidaysAhead)
  return [...namedHolidays(read.data.settings, [yearOf(clock.today), yearOf(until)])]
    .map(([date, name]) => ({ date, name }))
    .filter(({ date }) => clock.today <= date && date <= until)
    .sort((one, other) => one.date.localeCompare(other.date))
}
