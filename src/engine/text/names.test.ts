import { expect, test } from 'vitest'
import { displayName, fullName, listedName } from './names.ts'

const miriam = { firstName: 'Miriam', lastName: 'Okafor', email: 'miriam@clinic.example' }

test('a name is said in full, or with the last name first', () => {
  expect(fullName(miriam)).toBe('Miriam Okafor')
  expect(displayName(miriam)).toBe('Miriam Okafor')
  expect(listedName(miriam)).toBe('Okafor, Miriam')
})

test('half a name stands alone, and the address for none', () => {
  expect(fullName({ ...miriam, lastName: '' })).toBe('Miriam')
  expect(listedName({ ...miriam, firstName: ' ' })).toBe('Okafor')
  expect(displayName({ ...miriam, firstName: '', lastName: '' })).toBe('miriam@clinic.example')
})
