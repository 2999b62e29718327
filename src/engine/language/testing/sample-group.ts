/** A small group for the language tests, in December 2026. */
import type { ExperienceLevel, NightShiftPreference, RoleCategory } from '../../model.ts'
import type { Context } from '../context.ts'
import { understand } from '../understand.ts'

function physician(
  id: string,
  name: string,
  experienceLevel: ExperienceLevel,
  fte = 1,
  nightShiftPreference: NightShiftPreference = 'neutral',
) {
  return { id, name, experienceLevel, fte, nightShiftPreference }
}

function role(id: string, name: string, category: RoleCategory, startTime: string, endTime: string) {
  return { id, name, category, startTime, endTime }
}

export const sampleGroup: Context = {
  physicians: [
    physician('chen', 'Hana Chen', 'mid-level'),
    physician('patel', 'Ravi Patel', 'senior'),
    physician('smith', 'John Smith', 'attending'),
    physician('jones', 'Mary Jones', 'junior'),
    physician('nguyen', 'Linh Nguyen', 'mid-level'),
    physician('lopez', 'Maria Lopez', 'resident'),
    physician('kim', 'Soo Kim', 'senior', 0.5),
    physician('obrien', "Sean O'Brien", 'resident'),
    physician('lee-ann', 'Ann Lee', 'mid-level'),
    physician('lee-bob', 'Bob Lee', 'mid-level'),
    physician('okafor', 'Chidi Okafor', 'mid-level', 1, 'prefer'),
    physician('garcia', 'Luis García-Marquez', 'mid-level'),
    physician('may', 'Theresa May', 'senior', 0.6),
    physician('williams', 'Grace Williams', 'mid-level'),
  ],
  roles: [
    role('round', 'Rounder', 'rounder', '07:00', '19:00'),
    role('admit', 'Admitter', 'admitter', '09:00', '19:00'),
    role('swing', 'Swing', 'coverage', '16:00', '02:00'),
    role('night', 'Night', 'coverage', '19:00', '07:00'),
    role('icu', 'ICU Day', 'special', '07:00', '19:00'),
    role('icu-night', 'ICU Night', 'special', '19:00', '07:00'),
    role('jeopardy', 'Jeopardy', 'backup', '07:00', '19:00'),
  ],
  from: '2026-12-01',
  days: 31,
  holidays: [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-31', name: "New Year's Eve" },
  ],
}

/** How a text is read: each line's back-translation, or what was understood and what was not. */
export function readBack(text: string, more: Partial<Context> = {}): string[] {
  return understand(text, { ...sampleGroup, ...more }).map((line) =>
    line.applied ? line.says : `not applied: ${line.notUnderstood}`,
  )
}
