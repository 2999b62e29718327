/** A signature for screens: a good month with a few blemishes. */
import type { Signature } from '../../src/contract/schedules.ts'

export const someSignature: Signature = {
  unit: 'week',
  stretches: 58,
  whole: 57,
  seen: 80,
  changed: 1,
  loneDays: 0,
  handoffs: 1.42,
  fewestHandoffs: 1.31,
  backupDays: 31,
  loneBackupDays: 2,
  backupAfterNight: 0,
}
