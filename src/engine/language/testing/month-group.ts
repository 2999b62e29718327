/** The group in the sentences of `must-apply.ts`, with December 2026 to plan. */
import type { ExperienceLevel, NightShiftPreference, RoleCategory } from '../../model.ts'
import type { Context, KnownPhysician } from '../context.ts'

export function physician(
  id: string,
  name: string,
  experienceLevel: ExperienceLevel,
  more: Partial<KnownPhysician> = {},
): KnownPhysician {
  const nightShiftPreference: NightShiftPreference = 'neutral'
  return { id, name, experienceLevel, fte: 1, nightShiftPreference, startedOn: '2020-07-01', ...more }
}

export function role(id: string, name: string, category: RoleCategory, startTime: string, endTime: string) {
  return { id, name, category, startTime, endTime }
}

export const monthGroup: Context = {
  physicians: [
    physician('patel', 'Anil Patel', 'senior'),
    physician('chen', 'Hana Chen', 'mid-level'),
    physician('thompson', 'Ruth Thompson', 'mid-level'),
    physician('gupta', 'Priya Gupta', 'mid-level'),
    physician('smith', 'John Smith', 'attending'),
    physician('jones', 'Mary Jones', 'attending'),
    physician('lee', 'Ann Lee', 'junior'),
    physician('kim', 'Soo Kim', 'mid-level'),
    physician('alvarez', 'Luis Alvarez', 'mid-level'),
    physician('rao', 'Vikram Rao', 'mid-level'),
    physician('okafor', 'Chidi Okafor', 'mid-level', { nightShiftPreference: 'prefer' }),
    physician('brooks', 'Dana Brooks', 'mid-level', { fte: 0.6 }),
    physician('novak', 'Eva Novak', 'junior', { startedOn: '2026-12-01' }),
  ],
  roles: [
    role('round', 'Rounder', 'rounder', '07:00', '19:00'),
    role('teach', 'Teaching', 'special', '07:00', '19:00'),
    role('swing', 'Swing', 'coverage', '14:00', '00:00'),
    role('night', 'Night', 'coverage', '19:00', '07:00'),
    role('backup', 'Backup', 'backup', '07:00', '19:00'),
  ],
  from: '2026-12-01',
  days: 31,
  holidays: [
    { date: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ],
  worked: [
    { physicianId: 'patel', date: '2025-12-25' },
    { physicianId: 'chen', date: '2025-12-25' },
  ],
}
