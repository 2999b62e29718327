/** Clock times the way this person reads them: 12 or 24 hours, known before their first page is drawn. */
import * as times from '../../engine/text/times.ts'

type Span = Parameters<typeof times.formatTimes>[0]

let chosen: times.ClockFormat = '12-hour'

export function chooseClock(format: times.ClockFormat): void {
  chosen = format
}

/** "7:00 PM"; "19:00" */
export const formatTime = (time: string) => times.formatTime(time, chosen)

/** What a box for a time accepts. */
export const timeExample = () => formatTime('07:00')

/** "7:00 AM–7:00 PM"; "07:00–19:00" */
export const formatTimes = (span: Span) => times.formatTimes(span, chosen)

/** In tight places: "7a–7p"; "07:00–19:00" */
export const formatTightTimes = (span: Span) => times.formatTightTimes(span, chosen)
