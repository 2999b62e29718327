/** The deal of a year's holidays: who could work each, whom the engine gives it, and why. */
import { createHash } from 'node:crypto'
import type { HolidayDeal } from '../../contract/year.ts'
import { weekdayOf, yearOf } from '../../engine/calendar.ts'
import { countOn, isNightTime } from '../../engine/demand.ts'
import type { CalendarDate, Holiday, Physician } from '../../engine/model.ts'
import { holidayKey, spokenHoliday } from '../../engine/rules/parts/holiday-history.ts'
import { whyNot } from '../../engine/rules/role-restrictions.ts'
import type { Deal, DealChoice, DealHoliday, DealPerson } from '../../engine/year/deal-flow.ts'
import { describeTurn } from '../../engine/year/deal-reasons.ts'
import { type Balance, balancesOf, type Turn, totalDebt } from '../../engine/year/holiday-balance.ts'
import { owedByLedger } from '../../engine/year/owed-by-ledger.ts'
import { isWithin } from '../../engine/year/week-blocks.ts'
import { rankBySeniority } from '../schedules/problem/physician-of.ts'
import type { UserRow } from '../schedules/problem/read-inputs.ts'
import { isLaidOut, isOpen, openLastYear, type Year } from './read-year.ts'
import { flipsIn, openRhythms, openWeeksOn } from './rhythm.ts'

/** The major holidays of the year that can still be dealt. */
export function openHolidays(year: Year): Holiday[] {
  return year.holidays.filter(({ date }) => isWithin(date, year) && isOpen(year, date))
}

/** How many people a holiday needs, by role. */
export function needsOn({ roles }: Year, date: CalendarDate): DealHoliday['needs'] {
  return roles
    .map((role) => ({ roleId: role.id, isNight: isNightTime(role), count: countOn(role, date) }))
    .filter(({ count }) => count > 0)
}

/** Why someone can't work on a holiday, whatever the role; undefined if they can. */
export function whyAway(year: Year, person: UserRow, { date }: Holiday): string | undefined {
  if (!person.holidayAvailability) return 'Doesn’t work holidays.'
  if (date < (person.startDateWithGroup ?? '')) return 'Hasn’t started yet.'
  if (year.approved.some((leave) => leave.physicianId === person.id && isWithin(date, leave)))
    return 'On approved time off.'
  const weekday = weekdayOf(date)
  const isWeekend = weekday === 'saturday' || weekday === 'sunday'
  const isUnavailable =
    person.unavailableDates.includes(date) ||
    (person.availableDays.length > 0 && !person.availableDays.includes(weekday)) ||
    (isWeekend && !person.weekendAvailability)
  if (isUnavailable) return 'Not available that day.'
  return year.isRested(person.id, date) ? undefined : 'Too close to the shifts before.'
}

/** Nocturnists only work nights, where there are any. */
export function rolesFor(physician: Physician, year: Year, needs: DealHoliday['needs']): string[] {
  const able = needs.filter(({ roleId }) => {
    const role = year.roles.find(({ id }) => id === roleId)
    return role !== undefined && whyNot(physician, role) === undefined
  })
  const nights = able.filter(({ isNight }) => isNight)
  const wanted = physician.nightShiftPreference === 'prefer' && nights.length > 0 ? nights : able
  return wanted.map(({ roleId }) => roleId)
}

export type DealQuestion = { holidays: DealHoliday[]; people: DealPerson[] }

/** What the engine deals. */
export function dealQuestion(year: Year): DealQuestion {
  const holidays = openHolidays(year)
  const dealt = holidays.map((holiday) => ({ holiday, needs: needsOn(year, holiday.date) }))
  const choicesOf = openChoices(year)
  const ranks = rankBySeniority(year.inputs.people)
  const people = year.staff.map((person) => ({
    person,
    choices: new Map(
      dealt.flatMap(({ holiday, needs }) => {
        const choice = choicesOf(person, holiday, needs)
        return choice ? [[holiday.date, choice] as const] : []
      }),
    ),
  }))
  const known = balancesOf(year.staff, knownTurns(year))
  const owedOf = owedByLedger([...year.physicians.values()])
  const shareOf = (date: string, needed: number) => {
    const fte = people.reduce((sum, { person, choices }) => sum + (choices.has(date) ? person.fte : 0), 0)
    return fte === 0 ? 0 : needed / fte
  }
  const shares = new Map(dealt.map(({ holiday, needs }) => [holiday.date, shareOf(holiday.date, countNeeds(needs))]))
  return {
    holidays: dealt.map(({ holiday, needs }) => ({ date: holiday.date, needs, ...seasonOf(holiday) })),
    people: people.map(({ person, choices }) => {
      const { worked, fairShare } = known.get(person.id)!
      const dealtShare = [...choices.keys()].reduce((sum, date) => sum + shares.get(date)! * person.fte, 0)
      return {
        id: person.id,
        balance: worked - fairShare - dealtShare,
        worked: -owedOf(String(person.id)).holidays,
        seniorityRank: ranks.get(person.id)!,
        prefersNights: person.nightShiftPreference === 'prefer',
        choices,
      }
    }),
  }
}

export function countNeeds(needs: DealHoliday['needs']): number {
  return needs.reduce((sum, { count }) => sum + count, 0)
}

function seasonOf({ name, date }: Holiday): { season?: string } {
  return ['thanksgiving', 'christmas'].includes(holidayKey(name)) ? { season: String(yearOf(date)) } : {}
}

/** What is known before this deal: the last 3 years, and holidays dealt outside of it. */
export function knownTurns(year: Year): Turn[] {
  const dates = new Set(openHolidays(year).map(({ date }) => date))
  const outside = year.plan.dealt.filter(({ date }) => date >= year.openFrom && !dates.has(date))
  return [...year.history, ...outside.map(({ physicianId, date, works }) => ({ physicianId, date, worked: works }))]
}

function openChoices(year: Year) {
  const span = { from: year.openFrom, to: year.to }
  const rhythms = openRhythms(year, year.openFrom)
  const flips = flipsIn(year, span, rhythms)
  const weekOn = openWeeksOn(span, flips)
  const worksInstead = openInstead(year)
  const lastYearOf = openLastYear(year)
  const savedOf = new Map(year.plan.dealt.map((turn) => [`${turn.physicianId} ${turn.date}`, turn]))
  const isByWeeks = year.inputs.group.pattern === '7-on-7-off'
  const weekOf = (id: number, date: string): Pick<DealChoice, 'isWeekOn' | 'week'> => {
    const found = isByWeeks ? weekOn(rhythms.of(id), date) : undefined
    if (!found) return {}
    const { week } = found
    if (isLaidOut(year, date))
      return { isWeekOn: year.plan.weeks.some((one) => one.physicianId === id && isWithin(date, one)), week }
    // A guessed rhythm bends to the holidays when weeks are laid out.
    return rhythms.of(id).isAnchored ? { isWeekOn: found.isOn, week } : { week }
  }
  return (person: UserRow, holiday: Holiday, needs: DealHoliday['needs']): DealChoice | undefined => {
    const physician = year.physicians.get(person.id)
    if (!physician || whyAway(year, person, holiday) !== undefined) return undefined
    const roleIds = rolesFor(physician, year, needs)
    if (roleIds.length === 0) return undefined
    const { date } = holiday
    const asks = askOf(year, physician, date)
    const saved = savedOf.get(`${person.id} ${date}`)
    return {
      roleIds,
      workedLastYear: lastYearOf(person.id, holiday) ?? false,
      ...worksInstead(person.id, holiday),
      ...(asks ? { asks } : {}),
      ...weekOf(person.id, date),
      ...(saved?.isSetByHand ? { fixed: saved.works } : {}),
      ...(saved?.works ? { isDealt: true } : {}),
    }
  }
}

/** The other holiday of the season, if it is decided already that they work it. */
function openInstead(year: Year): (id: number, holiday: Holiday) => { worksInstead?: string } {
  const ofSeason = year.holidays.map((one) => ({ ...one, ...seasonOf(one) })).filter((one) => one.season !== undefined)
  const worked = new Set(knownTurns(year).flatMap((turn) => (turn.worked ? `${turn.physicianId} ${turn.date}` : [])))
  return (id, holiday) => {
    const { season } = seasonOf(holiday)
    const other = ofSeason.find((one) => one.season === season && worked.has(`${id} ${one.date}`))
    return other ? { worksInstead: spokenHoliday(other.name) } : {}
  }
}

/** A preference for the day, or time off that is pending. */
function askOf({ pending }: Year, physician: Physician, date: string): 'work' | 'off' | undefined {
  const asked = physician.preferences.shifts.find((one) => one.date === date)?.wants
  if (asked) return asked
  return pending.some((leave) => String(leave.physicianId) === physician.id && isWithin(date, leave))
    ? 'off'
    : undefined
}

/** The deal in words, with what it does to the balances. */
export function describeDeal(year: Year, { people }: DealQuestion, deal: Deal): HolidayDeal {
  const works = new Set(deal.works.map(({ physicianId, date }) => `${physicianId} ${date}`))
  const holidays = openHolidays(year)
  const known = knownTurns(year)
  const before = balancesOf(year.staff, known)
  const choices = new Map(people.map((person) => [person.id, person.choices]))
  const turns = holidays.flatMap((holiday) => {
    const { season } = seasonOf(holiday)
    const other = holidays.find((one) => one !== holiday && season !== undefined && seasonOf(one).season === season)
    return year.staff.flatMap((person) => {
      const choice = choices.get(person.id)!.get(holiday.date)
      if (!choice) return []
      const isOn = works.has(`${person.id} ${holiday.date}`)
      const instead = other && works.has(`${person.id} ${other.date}`) ? spokenHoliday(other.name) : undefined
      const reason = describeTurn({
        holiday: spokenHoliday(holiday.name),
        works: isOn,
        choice,
        ...(instead ? { worksInstead: instead } : {}),
        balance: before.get(person.id)!,
      })
      return { physicianId: person.id, date: holiday.date, works: isOn, reason }
    })
  })
  const after = balancesOf(year.staff, [...known, ...turns.map(({ works: worked, ...turn }) => ({ ...turn, worked }))])
  const saved = new Map(year.plan.dealt.map((turn) => [`${turn.physicianId} ${turn.date}`, turn.works]))
  return {
    turns,
    changed: turns.filter((turn) => saved.get(`${turn.physicianId} ${turn.date}`) !== turn.works).length,
    missing: deal.missing,
    debtBefore: debtOf(year, before),
    debtAfter: debtOf(year, after),
    balances: [...after].map(([physicianId, balance]) => ({ physicianId, ...balance })),
    stamp: createHash('sha256').update(JSON.stringify(turns)).digest('hex').slice(0, 16),
  }
}

/** People who don't work holidays owe none. */
function debtOf({ staff }: Year, balances: ReadonlyMap<number, Balance>): number {
  return totalDebt(staff.filter(({ holidayAvailability }) => holidayAvailability).map(({ id }) => balances.get(id)!))
}
