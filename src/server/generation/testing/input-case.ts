/** A test case for an input, and the dates and people that cases share. */
import { count, type Measure } from './finished-schedule.ts'
import { both, group, nightRole, people, preferences, type Step, settings } from './month-in-memory.ts'

export const week = ['2027-07-05', '2027-07-06', '2027-07-07', '2027-07-08', '2027-07-09']
export const tenDates = Array.from({ length: 10 }, (_, index) => `2027-07-${String(6 + 2 * index).padStart(2, '0')}`)
export const past = (month: string, dates: number[]) =>
  dates.map((day) => `2027-${month}-${String(day).padStart(2, '0')}`)
export const holidays = tenDates.map((date) => ({ date, name: 'Founders' }))

/** `to`: the direction of the measure, or its new value. */
export type Case = [name: string, change: Step, measure: Measure, to: 'less' | 'more' | number, prepare?: Step]

export const onlyTwo = people({ isActive: false }, [3, 4, 5, 6, 7, 8])
export const seniors = people({ experienceLevel: 'attending', specialtyAreas: ['ICU'] }, [2, 3, 4, 5, 6])
/** Nights need not be even, so a single preference decides. */
export const uneven = { 'fair-nights': { on: false }, 'fair-totals': { on: false } }
export const loose = settings({ rules: uneven })
export const bothWant = both(
  loose,
  preferences({ preferredShifts: tenDates.map((date) => ({ date, roleId: nightRole, wants: 'work' })) }, [1, 2]),
)
export const sevenOn = group({ pattern: '7-on-7-off' })
/** The second week of the track that begins on July 5. */
export const weekOff = past('07', [12, 13, 14, 15, 16, 17, 18])
export const nightsOfSecond = count({ who: 2, roleId: nightRole, dates: tenDates })
