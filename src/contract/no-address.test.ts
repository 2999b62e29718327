/** Placeholder addresses are valid, distinct, and recognizable. */
import { expect, it } from 'vitest'
import { hasNoAddress, noAddressFor } from './no-address.ts'
import { email } from './text.ts'

it.each([
  ['Hána O’Chen', 'hana.o.chen.7@no-address.invalid'],
  ['李', 'physician.7@no-address.invalid'],
  [`${'x'.repeat(39)} y`, `${'x'.repeat(39)}.7@no-address.invalid`],
  ['x'.repeat(80), `${'x'.repeat(40)}.7@no-address.invalid`],
])('%s', (name, address) => {
  expect(noAddressFor(name, 7)).toBe(address)
  expect(email.parse(address)).toBe(address)
  expect(hasNoAddress(address)).toBe(true)
})

it('tells namesakes apart, and leaves real addresses alone', () => {
  expect(noAddressFor('Ada Abel', 7, 2)).toBe('ada.abel.7.2@no-address.invalid')
  expect(hasNoAddress('ada@clinic.example')).toBe(false)
})
