/** The shared burdens in words, and numbers against a share. */
import type { YearClass } from '../../contract/analytics.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'

export const classWords: Record<YearClass, { title: string; detail: string; one: string; many: string }> = {
  total: { title: 'Total shifts', detail: 'by FTE and presence', one: 'shift', many: 'shifts' },
  night: { title: 'Nights', detail: 'among those who take turns', one: 'night', many: 'nights' },
  weekend: { title: 'Weekend days', detail: 'Saturday and Sunday, by start', one: 'weekend day', many: 'weekend days' },
  holiday: { title: 'Holidays', detail: 'on their actual dates', one: 'holiday', many: 'holidays' },
}

/** +1.5, −0.3, 0.0 */
export function sayOver(over: number): string {
  const tenths = round(over, 1)
  if (tenths === 0) return '0.0'
  return `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`
}

export function sayCount(count: number, name: YearClass): string {
  return plural(count, classWords[name].one, classWords[name].many)
}
