/** The four shift patterns in words. */
import type { Pattern } from '../../engine/model.ts'

export const patternLabels: { value: Pattern; label: string }[] = [
  { value: '7-on-7-off', label: '7 days on/7 off' },
  { value: '24-hour', label: '24-hour shifts' },
  { value: '12-hour-day-night', label: '12-hour day/night rotation' },
  { value: 'custom', label: 'Custom schedule' },
]
