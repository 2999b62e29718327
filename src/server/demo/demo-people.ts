/** The people of the demo group. The names are invented; the mix of levels, FTE, and preferences is that of a real group. */
import { physicianDefaults } from '../../contract/fields/physician.ts'
import type { PhysicianFields } from '../../contract/physicians.ts'

export const demoDomain = 'riverbend.example'

/** The demo group while it is being written: the ids of its rows, and the current date. */
export type Demo = {
  groupId: number
  adminId: number
  physicianIds: number[]
  roleIds: Map<string, number>
  today: string
}

export const coordinator = { firstName: 'Miriam', lastName: 'Okafor', phoneNumber: '+1 555 0100' }

/** First name, last name, and what differs from the default. */
const people: [string, string, Partial<PhysicianFields>?][] = [
  [
    'Adaeze',
    'Nwosu',
    { experienceLevel: 'attending', nightShiftPreference: 'avoid', specialtyAreas: ['ICU', 'Procedures'] },
  ],
  ['Tobias', 'Lindqvist', { experienceLevel: 'attending' }],
  ['Priya', 'Raman', { experienceLevel: 'attending', specialtyAreas: ['Teaching'] }],
  ['Hector', 'Villanueva', { experienceLevel: 'senior' }],
  ['Grace', 'Oyelaran', { experienceLevel: 'senior', specialtyAreas: ['Palliative care'] }],
  ['Samuel', 'Whitcombe', { experienceLevel: 'senior', fte: 0.8 }],
  ['Mei-Ling', 'Zhao', { experienceLevel: 'senior', specialtyAreas: ['ICU'] }],
  ['Ruben', 'Castellano', { experienceLevel: 'senior' }],
  ['Ingrid', 'Solheim', { experienceLevel: 'senior', nightShiftPreference: 'avoid' }],
  ['Yusuf', 'Demir', { experienceLevel: 'senior' }],
  ['Eleanor', 'Prescott', { fte: 0.8, nightShiftPreference: 'avoid' }],
  ['Daniel', 'Mbeki'],
  ['Sofia', 'Marchetti', { specialtyAreas: ['Teaching'] }],
  ['Kenji', 'Watanabe'],
  ['Amara', 'Diallo'],
  ['Patrick', 'Gallagher', { specialtyAreas: ['Procedures'] }],
  ['Leila', 'Haddadi'],
  ['Marcus', 'Thornton'],
  ['Nadia', 'Petrova', { specialtyAreas: ['ICU'] }],
  ['Omar', 'Benali'],
  ['Claire', 'Fontaine', { experienceLevel: 'senior' }],
  ['Rajesh', 'Iyer'],
  ['Hannah', 'Goldberg', { fte: 0.6 }],
  ['Victor', 'Almeida'],
  ['Fatima', 'Rahmani'],
  ['Jonas', 'Keller', { experienceLevel: 'junior' }],
  ['Beatriz', 'Navarro', { experienceLevel: 'junior' }],
  ['Caleb', 'Foster', { experienceLevel: 'junior' }],
  ['Anneke', 'de Vries', { specialtyAreas: ['Teaching'] }],
  ['Tariq', 'Mansour', { experienceLevel: 'junior' }],
  ['Lucia', 'Romano'],
  ['Wei', 'Chen', { experienceLevel: 'junior' }],
  ['Olivia', 'Bergström'],
  ['Malik', 'Johnson', { experienceLevel: 'senior', nightShiftPreference: 'prefer' }],
  ['Saoirse', 'Byrne', { nightShiftPreference: 'prefer' }],
  ['Dmitri', 'Volkov', { nightShiftPreference: 'prefer' }],
  ['Chiara', 'Esposito', { nightShiftPreference: 'prefer' }],
  ['Emeka', 'Obi', { nightShiftPreference: 'prefer', specialtyAreas: ['ICU'] }],
  ['Harriet', 'Lowell', { nightShiftPreference: 'prefer' }],
  ['Joaquin', 'Herrera', { experienceLevel: 'junior' }],
  ['Simone', 'Laurent', { experienceLevel: 'junior' }],
  ['Noah', 'Abernathy', { experienceLevel: 'junior' }],
  ['Zainab', 'Sheikh'],
  ['Theodore', 'Vance', { experienceLevel: 'attending', fte: 0.5, nightShiftPreference: 'avoid' }],
  ['Mireille', 'Tremblay', { fte: 0.8 }],
]

export const demoPhysicians = people.map(([firstName, lastName, more]) => ({
  ...physicianDefaults,
  firstName,
  lastName,
  ...more,
}))

/** An address that mail servers refuse: .example is reserved. */
export function demoEmail({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return `${plain.toLowerCase().replace(/[^a-z.-]/g, '')}@${demoDomain}`
}
