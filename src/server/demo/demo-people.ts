/** The people of the demo group. Names are invented; the mix of levels, shares and stances is that of a real group. */
import type { ExperienceLevel, NightStance } from '../../engine/model.ts'

export const demoDomain = 'riverbend.example'

export const coordinator = { firstName: 'Miriam', lastName: 'Okafor', phoneNumber: '+1 555 0100' }

export type DemoPhysician = {
  firstName: string
  lastName: string
  experience: ExperienceLevel
  fte: number
  nights: NightStance
  specialties: string[]
}

/** First name, last name, and what is not the rule: level, share, stance to nights, specialties. */
const people: [string, string, Partial<Omit<DemoPhysician, 'firstName' | 'lastName'>>?][] = [
  ['Adaeze', 'Nwosu', { experience: 'attending', specialties: ['ICU', 'Procedures'] }],
  ['Tobias', 'Lindqvist', { experience: 'attending' }],
  ['Priya', 'Raman', { experience: 'attending', specialties: ['Teaching'] }],
  ['Hector', 'Villanueva', { experience: 'senior' }],
  ['Grace', 'Oyelaran', { experience: 'senior', specialties: ['Palliative care'] }],
  ['Samuel', 'Whitcombe', { experience: 'senior', fte: 0.8 }],
  ['Mei-Ling', 'Zhao', { experience: 'senior', specialties: ['ICU'] }],
  ['Ruben', 'Castellano', { experience: 'senior' }],
  ['Ingrid', 'Solheim', { experience: 'senior', nights: 'avoid' }],
  ['Yusuf', 'Demir', { experience: 'senior' }],
  ['Eleanor', 'Prescott', { fte: 0.8, nights: 'avoid' }],
  ['Daniel', 'Mbeki', {}],
  ['Sofia', 'Marchetti', { specialties: ['Teaching'] }],
  ['Kenji', 'Watanabe', {}],
  ['Amara', 'Diallo', {}],
  ['Patrick', 'Gallagher', { specialties: ['Procedures'] }],
  ['Leila', 'Haddadi', {}],
  ['Marcus', 'Thornton', {}],
  ['Nadia', 'Petrova', { specialties: ['ICU'] }],
  ['Omar', 'Benali', {}],
  ['Claire', 'Fontaine', { experience: 'senior' }],
  ['Rajesh', 'Iyer', {}],
  ['Hannah', 'Goldberg', { fte: 0.6 }],
  ['Victor', 'Almeida', {}],
  ['Fatima', 'Rahmani', {}],
  ['Jonas', 'Keller', { experience: 'junior' }],
  ['Beatriz', 'Navarro', { experience: 'junior' }],
  ['Caleb', 'Foster', { experience: 'junior' }],
  ['Anneke', 'de Vries', { specialties: ['Teaching'] }],
  ['Tariq', 'Mansour', { experience: 'junior' }],
  ['Lucia', 'Romano', {}],
  ['Wei', 'Chen', { experience: 'junior', nights: 'prefer' }],
  ['Olivia', 'Bergström', {}],
  ['Malik', 'Johnson', { experience: 'senior', nights: 'prefer' }],
  ['Saoirse', 'Byrne', { nights: 'prefer' }],
  ['Dmitri', 'Volkov', { nights: 'prefer' }],
  ['Chiara', 'Esposito', { nights: 'prefer' }],
  ['Emeka', 'Obi', { nights: 'prefer', specialties: ['ICU'] }],
  ['Harriet', 'Lowell', { nights: 'prefer' }],
  ['Joaquin', 'Herrera', { experience: 'junior' }],
  ['Simone', 'Laurent', { experience: 'junior' }],
  ['Noah', 'Abernathy', { experience: 'junior' }],
  ['Zainab', 'Sheikh', {}],
  ['Theodore', 'Vance', { experience: 'attending', fte: 0.5, nights: 'avoid' }],
  ['Mireille', 'Tremblay', { fte: 0.8 }],
]

export const demoPhysicians: DemoPhysician[] = people.map(([firstName, lastName, more]) => ({
  firstName,
  lastName,
  experience: 'mid-level',
  fte: 1,
  nights: 'neutral',
  specialties: [],
  ...more,
}))

/** An address that mail servers refuse: .example belongs to nobody. */
export function demoEmail({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return `${plain.toLowerCase().replace(/[^a-z.-]/g, '')}@${demoDomain}`
}
