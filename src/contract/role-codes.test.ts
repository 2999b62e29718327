import { expect, test } from 'vitest'
import { makeRoleCodes } from './role-codes.ts'

function codesOf(...names: string[]): string[] {
  return [...makeRoleCodes(names).values()]
}

test('a role is coded by its first letter', () => {
  expect(codesOf('Rounder', 'Night', 'Admitter', 'Swing')).toEqual(['R', 'N', 'A', 'S'])
})

test('numbered roles keep their number', () => {
  expect(codesOf('Rounder 1', 'Rounder 12', 'Night 1')).toEqual(['R1', 'R12', 'N1'])
})

test('no two roles share a code, whatever they are called', () => {
  const codes = codesOf(
    'Teaching',
    'Triage',
    'Transfer',
    'Tra',
    'Trauma',
    '24-hour',
    '',
    'Übergabe',
    'night',
    'Night East',
  )
  expect(codes.slice(0, 2)).toEqual(['T', 'Tr'])
  expect(new Set(codes).size).toBe(codes.length)
})

test('roles that only old shifts name do not take a code from the roles in use', () => {
  const codes = makeRoleCodes(['Night', 'Rounder'], ['Rehab', 'Night', 'Nocturnist'])
  expect(codes.get('Night')).toBe('N')
  expect(codes.get('Rounder')).toBe('R')
  expect(codes.get('Rehab')).not.toBe('R')
  expect(codes.size).toBe(4)
})
