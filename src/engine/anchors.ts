/** Anchors of a 7-on/7-off group: the days on which weeks change hands, and each physician's track of weeks on. */
import { addDays, dayNumber, daysBetween, weekdayOf } from './calendar.ts'
import { type CalendarDate, type Weekday, weekdays } from './model.ts'

/** Days of a week on and a week off. */
export const rhythmDays = 14
export const weekDays = 7

/** How many days of the rhythm have passed on a date; the first seven are on. A track is any first day of a week on. */
export function phaseOn(track: CalendarDate, date: CalendarDate): number {
  return modulo(daysBetween(track, date), rhythmDays)
}

export function isOn(phase: number): boolean {
  return modulo(phase, rhythmDays) < weekDays
}

/** The Monday on which the first week A starts; any Monday works, as long as it never changes. */
const firstMonday = '2024-01-01'

export function weekOfTrack(track: CalendarDate): 'A' | 'B' {
  const week = Math.floor((dayNumber(track) - dayNumber(firstMonday)) / weekDays)
  return modulo(week, 2) === 0 ? 'A' : 'B'
}

/** The first day, from a date on, on which such a week starts on that weekday. */
export function trackFrom(date: CalendarDate, week: 'A' | 'B', weekday: Weekday): CalendarDate {
  const days = Array.from({ length: rhythmDays }, (_, day) => addDays(date, day))
  return days.find((day) => weekdayOf(day) === weekday && weekOfTrack(day) === week)!
}

export type WorkedDays = { physicianId: number; dates: readonly CalendarDate[] }

export type AnchorProposal = {
  /** Empty if people switch on any day. */
  switchDays: Weekday[]
  /** `fit`: the share of days that the track gets right, 0 to 1. People who worked too little have no track. */
  tracks: { physicianId: number; track: CalendarDate; fit: number }[]
}

/** Two weeks on are enough to see a rhythm. */
const leastWorked = 14
/** One switch day is proposed if it fits at most this much worse than tracks on any day; the same goes for two. */
const tolerance = 0.03

/** The tracks that best fit the days worked in a period, and the fewest switch days that fit nearly as well. */
export function proposeAnchors(people: WorkedDays[], from: CalendarDate, to: CalendarDate): AnchorProposal {
  const days = daysBetween(from, to) + 1
  const fits = people
    .filter(({ dates }) => dates.length >= leastWorked)
    .map(({ physicianId, dates }) => ({ physicianId, byStart: fitByStart(dates, from, days) }))
  const startDays = Array.from({ length: rhythmDays }, (_, start) => weekdayOf(addDays(from, start)))
  const tracksOn = (allowed: readonly Weekday[]) =>
    fits.map(({ physicianId, byStart }) => {
      const starts = [...byStart.keys()].filter((start) => allowed.includes(startDays[start]!))
      const best = starts.reduce((one, other) => (byStart[other]! > byStart[one]! ? other : one))
      return { physicianId, track: addDays(from, best), fit: byStart[best]! }
    })
  const choices = [weekdays.map((day) => [day]), pairsOf(weekdays)].map((sets) =>
    sets
      .map((set) => ({ set, total: total(tracksOn(set)) }))
      .reduce((one, other) => (other.total > one.total ? other : one)),
  )
  const enough = total(tracksOn(weekdays)) - tolerance * fits.length
  const chosen = fits.length === 0 ? undefined : choices.find((choice) => choice.total >= enough)
  return { switchDays: chosen?.set ?? [], tracks: tracksOn(chosen?.set ?? weekdays) }
}

/** For a week on that starts 0 ... 13 days after the first day: the share of days it gets right. */
function fitByStart(dates: readonly CalendarDate[], from: CalendarDate, days: number): number[] {
  const worked = new Set(dates.map((date) => daysBetween(from, date)))
  return Array.from({ length: rhythmDays }, (_, start) => {
    let right = 0
    for (let day = 0; day < days; day++) if (worked.has(day) === isOn(day - start)) right++
    return right / days
  })
}

function total(tracks: AnchorProposal['tracks']): number {
  return tracks.reduce((sum, { fit }) => sum + fit, 0)
}

function pairsOf(days: readonly Weekday[]): Weekday[][] {
  return days.flatMap((one, index) => days.slice(index + 1).map((other) => [one, other]))
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
