/** The group in `desk-paraphrases.ts`, with July 2027 to plan. */
import type { Context } from '../context.ts'
import { physician, role } from './month-group.ts'

export const deskGroup: Context = {
  physicians: [
    physician('ortiz', 'Marisol Ortiz', 'senior'),
    physician('obrien', 'Tom O’Brien', 'mid-level'),
    physician('park', 'Grace Park', 'junior', { startedOn: '2027-07-01' }),
    physician('desai', 'Nikhil Desai', 'attending'),
    physician('walsh', 'Kevin Walsh', 'attending'),
    physician('haddad', 'Lina Haddad', 'mid-level'),
    physician('nguyen', 'Minh Nguyen', 'mid-level'),
    physician('feld', 'Sarah Feld', 'mid-level', { fte: 0.8 }),
    physician('osei', 'Kofi Osei', 'mid-level', { fte: 0.5 }),
    physician('brandt', 'Anna Brandt', 'mid-level', { nightShiftPreference: 'prefer' }),
    physician('silva', 'Joana Silva', 'junior'),
    physician('mercer', 'Paul Mercer', 'mid-level'),
    physician('tanaka', 'Yuki Tanaka', 'mid-level'),
  ],
  roles: [
    role('round', 'Rounder', 'rounder', '07:00', '19:00'),
    role('admit', 'Admitter', 'admitter', '09:00', '19:00'),
    role('teach', 'Teaching', 'special', '07:00', '19:00'),
    role('swing', 'Swing', 'coverage', '14:00', '00:00'),
    role('night', 'Night', 'coverage', '19:00', '07:00'),
    role('backup', 'Backup', 'backup', '07:00', '19:00'),
  ],
  from: '2027-07-01',
  days: 31,
  holidays: [
    { date: '2027-07-04', name: 'Independence Day' },
    { date: '2027-11-25', name: 'Thanksgiving Day' },
    { date: '2027-12-25', name: 'Christmas Day' },
  ],
  worked: [
    { physicianId: 'ortiz', date: '2026-07-04' },
    { physicianId: 'haddad', date: '2026-07-04' },
  ],
}
