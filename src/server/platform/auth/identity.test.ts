/** What a provider claims about somebody, as far as it is believed. */
import { expect, it } from 'vitest'
import { readIdentity } from './identity.ts'

const claims = { sub: '7', email: 'ana@clinic.example', given_name: 'Ana', family_name: 'Wolf' }
const pictureOf = (picture: unknown) =>
  readIdentity('https://id.example', { ...claims, picture }, ['https://pictures.example'])?.pictureUrl

it('shows pictures from the origins of the setting over https, and no other address', () => {
  expect(pictureOf('https://pictures.example/ana.png')).toBe('https://pictures.example/ana.png')
  const others = [
    'http://pictures.example/ana.png',
    'https://other.example/ana.png',
    'https://pictures.example.other.example/ana.png',
    'https://pictures.example@other.example/ana.png',
    'javascript:alert(1)',
    'data:image/png;base64,aa',
    '//pictures.example/ana.png',
    7,
  ]
  for (const picture of others) expect(pictureOf(picture), String(picture)).toBeNull()
})
