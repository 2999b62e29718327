/**
 * The published equations, integrated minute by minute over a diary of sleep: nothing of the product's own forecast.
 */
const minutes = 60
const day = 24 * minutes

/** When someone sleeps, written down by hand: `[from, to)` in minutes of the month, which begins at midnight of the 1st. */
export type Diary = { from: number; to: number }[]
export const at = (date: number, hour: number) => (date - 1) * day + hour * minutes

/** S, C, U, and W (Åkerstedt and Folkard 1997, 2004; Ingre 2014), in steps of a minute. */
export function sleepinessAt(diary: Diary, time: number): number {
  let level = 2.4 + (13.5 - 2.4) * Math.exp(-0.0353 * 16)
  let woke = diary[0]!.from
  const rate = Math.log((14.3 - 14) / (14.3 - 7.96)) / 8
  for (let minute = diary[0]!.from; minute < time; minute++) {
    const isAsleep = diary.some(({ from, to }) => from <= minute && minute < to)
    if (isAsleep) woke = minute + 1
    const perHour = isAsleep ? -rate * (14.3 - Math.max(level, 12.2)) : -0.0353 * (level - 2.4)
    level += perHour / minutes
  }
  const hour = (time % day) / minutes
  const circadian = 2.5 * Math.cos(((2 * Math.PI) / 24) * (hour - 16.8))
  const ultradian = -0.5 + 0.5 * Math.cos(((2 * Math.PI) / 12) * (hour - 19.8))
  const inertia = -5.72 * Math.exp((-1.51 * (time - woke)) / minutes)
  return 10.6 - 0.6 * (level + circadian + ultradian + inertia)
}
