/** Where a month is generated. */
export function generatorAddress({ year, month }: { year: number; month: number }): string {
  return `/admin/dashboard?generate=${year}-${String(month).padStart(2, '0')}`
}
