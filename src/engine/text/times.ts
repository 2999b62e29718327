/** Clock times as people write them: 12-hour by default, 24-hour for people who chose it. */
import { isClockTime, minuteOfDay } from '../calendar.ts'
import type { ClockTime } from '../model.ts'

export const clockFormats = ['12-hour', '24-hour'] as const
export type ClockFormat = (typeof clockFormats)[number]

type Span = { startTime: ClockTime; endTime: ClockTime }

/** "7:00 PM"; "19:00" */
export function formatTime(time: ClockTime, clock: ClockFormat = '12-hour'): string {
  if (clock === '24-hour') return time
  const { hour, minutes, half } = partsOf(time)
  return `${hour}:${minutes} ${half === 'a' ? 'AM' : 'PM'}`
}

/** "7:00 AM–7:00 PM"; "07:00–19:00" */
export function formatTimes({ startTime, endTime }: Span, clock: ClockFormat = '12-hour'): string {
  return `${formatTime(startTime, clock)}–${formatTime(endTime, clock)}`
}

/** Where there is little room: "7a–7p", "7:30p–7a"; "07:00–19:00" */
export function formatTightTimes({ startTime, endTime }: Span, clock: ClockFormat = '12-hour'): string {
  const tight = (time: ClockTime) => {
    if (clock === '24-hour') return time
    const { hour, minutes, half } = partsOf(time)
    return `${hour}${minutes === '00' ? '' : `:${minutes}`}${half}`
  }
  return `${tight(startTime)}–${tight(endTime)}`
}

/** Parses typed times: "7", "7a", "7:30 PM", "1930", "19:00", "noon"; undefined if it isn't a time. */
export function parseTime(typed: string): ClockTime | undefined {
  const text = typed.trim().toLowerCase().replace(/\./g, '')
  if (text === 'noon') return '12:00'
  if (text === 'midnight') return '00:00'
  const [, hours, minutes = '00', half] = /^(\d{1,2}):?(\d{2})?\s*(?:(a|p)m?)?$/.exec(text) ?? []
  if (hours === undefined) return undefined
  const hour = half === undefined ? Number(hours) : toDayHour(Number(hours), half)
  const time = `${String(hour).padStart(2, '0')}:${minutes}`
  return isClockTime(time) ? time : undefined
}

/** 7 with "p" is 19; 12 with "a" is 0; 13 PM is invalid. */
function toDayHour(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return 99
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

function partsOf(time: ClockTime) {
  const hours = Math.floor(minuteOfDay(time) / 60)
  return { hour: hours % 12 || 12, minutes: time.slice(3, 5), half: hours < 12 ? 'a' : 'p' }
}
