/** The eight roles of a realistic hospitalist group, with as many people as it can fill. */
import { capacityPerDay } from '../demand.ts'
import { type Physician, type Role, type Weekday, weekdays } from '../model.ts'

const workdays: Weekday[] = weekdays.slice(0, 5)

/** `sparedNights` are the ids of those who never work nights. */
export function rolesFor(physicians: Physician[], sparedNights: string[], tightness: number): Role[] {
  const scale = physicians.length / 45
  const scaled = (count: number) => Math.max(1, Math.round(count * scale))
  const night = { category: 'coverage' as const, restrictions: { never: sparedNights } }
  const others = [
    role({
      id: 'teaching',
      name: 'Teaching',
      category: 'special',
      startTime: '07:00',
      endTime: '17:00',
      daysOfWeek: workdays,
      requiredCount: scaled(3),
      priority: 3,
      restrictions: { specialties: ['teaching'] },
    }),
    role({
      id: 'admitter',
      name: 'Admitter',
      category: 'admitter',
      startTime: '09:00',
      endTime: '19:00',
      requiredCount: scaled(2),
      priority: 2,
    }),
    role({
      id: 'triage',
      name: 'Triage',
      category: 'special',
      startTime: '12:00',
      endTime: '00:00',
      daysOfWeek: workdays,
      requiredCount: scaled(1),
      priority: 4,
    }),
    role({
      id: 'swing',
      name: 'Swing',
      category: 'admitter',
      startTime: '16:00',
      endTime: '02:00',
      requiredCount: scaled(1),
      priority: 2,
    }),
    role({ id: 'night', name: 'Night', startTime: '19:00', endTime: '07:00', requiredCount: scaled(3), ...night }),
    role({
      id: 'cross-cover',
      name: 'Cross-cover',
      startTime: '20:00',
      endTime: '07:00',
      requiredCount: scaled(1),
      ...night,
    }),
    role({
      id: 'icu',
      name: 'ICU',
      category: 'special',
      startTime: '07:00',
      endTime: '19:00',
      requiredCount: scaled(1),
      restrictions: { specialties: ['critical care'] },
    }),
  ]
  const perWeek = others.reduce((sum, { daysOfWeek: days, requiredCount }) => sum + days.length * requiredCount, 0)
  const capacity = capacityPerDay(physicians.reduce((sum, { fte }) => sum + fte, 0)) * tightness
  const rounders = Math.max(1, Math.floor(capacity - perWeek / 7))
  return [role({ id: 'rounder', name: 'Rounder', requiredCount: rounders }), ...others]
}

function role(special: Partial<Role> & Pick<Role, 'id' | 'name'>): Role {
  return {
    category: 'rounder',
    startTime: '07:00',
    endTime: '19:00',
    daysOfWeek: [...weekdays],
    requiredCount: 1,
    priority: 1,
    restrictions: {},
    ...special,
  }
}
