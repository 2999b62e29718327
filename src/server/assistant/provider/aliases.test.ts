/** No name leaves, whole or in part, and every alias finds its name again. */
import { expect, it } from 'vitest'
import { makeAliases } from './aliases.ts'

const person = (id: number, name: string, isPhysician = true) => ({
  id,
  name,
  email: `${id}@group.example`,
  isPhysician,
})
const aliases = makeAliases([
  person(7, 'Wei Chen'),
  person(3, 'Adaeze Nwosu'),
  person(9, 'Hana Chen'),
  person(5, 'Mei-Ling Zhao'),
  person(1, 'Miriam Okafor', false),
])

it('gives the same alias each time, by the order in which people came', () => {
  expect(aliases.hide('Adaeze Nwosu, Mei-Ling Zhao, Wei Chen')).toBe('Physician 1, Physician 2, Physician 3')
  expect(aliases.hide('Miriam')).toBe('Administrator 1')
})

it.each([
  ["Dr. Nwosu's nights", "Physician 1's nights"],
  ['is ADAEZE on?', 'is Physician 1 on?'],
  ['Zhao and Wei', 'Physician 2 and Physician 3'],
  ['who is Chen?', 'who is Physician 3 or Physician 4?'],
  ['write to 3@group.example or x@else.example', 'write to Physician 1 or an address'],
  ['no names here, only shifts', 'no names here, only shifts'],
])('hides "%s"', (text, hidden) => {
  expect(aliases.hide(text)).toBe(hidden)
})

it('hides a misspelled name where a person typed it', () => {
  expect(aliases.hide('when does nwoso work', true)).toBe('when does Physician 1 work')
})

it('hides and shows in every text of a value, and leaves the rest', () => {
  const value = { physician: 'Wei Chen', shifts: [{ date: '2026-12-08', count: 3 }], none: null }
  const hidden = aliases.hideIn(value)
  expect(hidden).toEqual({ ...value, physician: 'Physician 3' })
  expect(aliases.showIn(hidden)).toEqual(value)
})

it('puts names back, in other letters and with signs around them', () => {
  expect(aliases.show('**physician 1** and Physician #3; PHYSICIAN 2.')).toBe(
    '**Adaeze Nwosu** and Wei Chen; Mei-Ling Zhao.',
  )
  expect(aliases.show('Physician 31')).toBe('Physician 31')
  expect(aliases.unknownIn('Physician 1 and Physician 31')).toEqual(['Physician 31'])
})

it('puts names back wherever a text is cut', () => {
  const text = 'Ask Physician 1, then Physician 3 and the physicist; Administrator 1 knows. Physician 2'
  const whole = aliases.show(text)
  for (let size = 1; size < text.length; size++) {
    const pieces = aliases.showPieces()
    let shown = ''
    for (let at = 0; at < text.length; at += size) shown += pieces.push(text.slice(at, at + size))
    expect(shown + pieces.end()).toBe(whole)
  }
})
