/** Signed numbers with a real minus: +2, −1, 0. */
export function sayDifference(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`
}
