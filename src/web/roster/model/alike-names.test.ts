import { expect, it } from 'vitest'
import { sampleUser } from '../../testing/samples.ts'
import { cutInMiddle, showNames } from './alike-names.ts'

it('marks last names that begin alike, and tells two people of one name apart by their address', () => {
  const shown = showNames([
    sampleUser({ id: 1, firstName: 'Ann', lastName: 'Papadimitropoulos A.' }),
    sampleUser({ id: 2, firstName: 'Ann', lastName: 'Papadimitropoulos B.' }),
    sampleUser({ id: 3, firstName: 'Kim', lastName: 'Lee', email: 'kim.lee@x.io' }),
    sampleUser({ id: 4, firstName: 'Kim', lastName: 'Lee', email: 'kim.lee2@x.io' }),
    sampleUser({ id: 5, firstName: 'Bo', lastName: 'Papas' }),
  ])
  expect([...shown.values()].map(({ first, isAlike }) => [first, isAlike])).toEqual([
    ['Ann', true],
    ['Ann', true],
    ['kim.lee', true],
    ['kim.lee2', true],
    ['Bo', false],
  ])
})

it('keeps the end of a name that is cut', () => {
  expect(cutInMiddle('Papadimitropoulos A.')).toEqual(['Papadimitropoulos', ' A.'])
  expect(cutInMiddle('Ng')).toEqual(['', 'Ng'])
})
