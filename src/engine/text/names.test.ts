import { expect, test } from 'vitest'
import { displayName, fullName, listedName, shortNames } from './names.ts'

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

test('namesakes are called by their full name', () => {
  const named = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName })
  const people = [named(1, 'Wei', 'Chen'), named(2, 'Li', 'Chen'), named(3, 'Miriam', 'Okafor'), named(4, 'Bo', '')]
  expect([...shortNames(people).values()]).toEqual(['Wei Chen', 'Li Chen', 'Okafor', 'Bo'])
})
