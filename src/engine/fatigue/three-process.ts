/**
 * The three-process model of alertness regulation: alertness is the sum of a homeostatic process S, a circadian process C,
 * an ultradian process U, and sleep inertia W. Hours throughout.
 *
 * Sources, by which each parameter is marked:
 *   [1] Åkerstedt, Folkard: The three-process model of alertness and its extension to performance, sleep latency, and
 *       sleep length. Chronobiology International 14(2), 1997.
 *   [2] Åkerstedt, Folkard, Portin: Predictions from the three-process model of alertness. Aviation, Space, and
 *       Environmental Medicine 75(3), 2004.
 *   [3] Ingre and others: Validating and extending the three process model of alertness in airline operations. PLOS ONE
 *       9(10), 2014, doi 10.1371/journal.pone.0108679.
 */

/** S: its lower and upper asymptotes, and how it falls with time awake [1]. */
const low = 2.4
const high = 14.3
const fall = -0.0353
/** How S recovers asleep: eight hours take it from 7.96 to 14 [1]. */
const recovery = Math.log((high - 14) / (high - 7.96)) / 8
/** Below this level S recovers in a straight line, above it exponentially [3]. */
const breakLevel = 12.2
/** C peaks in the late afternoon [1]. */
const circadian = { amplitude: 2.5, peak: 16.8 }
/** U makes the dip after lunch [2]. */
const ultradian = { mean: -0.5, amplitude: 0.5, peak: 19.8 }
/** W: right after waking, and how fast it passes [2]. */
const inertia = { size: -5.72, fall: -1.51 }
/** From alertness to the Karolinska sleepiness scale, 1 (very alert) to 9 (fighting sleep) [2], [3]. */
const sleepiness = { atZero: 10.6, slope: -0.6 }

/** S after so many hours awake. */
export function afterWaking(atWaking: number, hours: number): number {
  return low + (atWaking - low) * Math.exp(fall * hours)
}

/** S after so many hours of sleep. */
export function afterSleeping(atBedtime: number, hours: number): number {
  const perHour = recovery * (breakLevel - high)
  const untilBreak = Math.max(0, (breakLevel - atBedtime) / perHour)
  if (hours <= untilBreak) return atBedtime + perHour * hours
  const from = Math.max(breakLevel, atBedtime)
  return high - (high - from) * Math.exp(recovery * (hours - untilBreak))
}

/** C by the hour of the day. */
export function circadianAt(hour: number): number {
  return circadian.amplitude * Math.cos(((2 * Math.PI) / 24) * (hour - circadian.peak))
}

/** U by the hour of the day. */
export function ultradianAt(hour: number): number {
  return ultradian.mean + ultradian.amplitude * Math.cos(((2 * Math.PI) / 12) * (hour - ultradian.peak))
}

/** W by the hours since waking. */
export function inertiaAfter(hours: number): number {
  return inertia.size * Math.exp(inertia.fall * hours)
}

/** Predicted sleepiness of someone who woke with `atWaking` so many hours ago, at an hour of the day. */
export function sleepinessAt({ atWaking, awake, hour }: { atWaking: number; awake: number; hour: number }): number {
  const alertness = afterWaking(atWaking, awake) + circadianAt(hour) + ultradianAt(hour) + inertiaAfter(awake)
  return sleepiness.atZero + sleepiness.slope * alertness
}
