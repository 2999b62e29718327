/** No return address leads away from this site. */
import { expect, it } from 'vitest'
import { safeReturnPath } from './return-path.ts'

it.each(['/', '/stats', '/schedule?month=2026-03&tab=a%2Fb', '/help#faq', '/a//b', '/apidocs'])('keeps %s', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

it.each([
  undefined,
  null,
  ['/stats'],
  '',
  'stats',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '/api/logout',
  '/api',
  '/idp/session/end',
  '/x/../api/logout',
  `/${'x'.repeat(1000)}`,
])('turns %j into the start page', (path) => {
  expect(safeReturnPath(path)).toBe('/')
})
