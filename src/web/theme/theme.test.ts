// The theme: what is stored, what the page carries, and that the boot script agrees with it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTheme, readThemeChoice, startTheme, subscribeToTheme } from './theme.ts'

const bootScript = readFileSync(join(import.meta.dirname, '../public/theme-boot.js'), 'utf8')
const shownTheme = () => document.documentElement.dataset.theme

let systemIsDark = false
let systemListeners = new Set<() => void>()
let stopTheme = () => {}

beforeEach(() => {
  systemIsDark = false
  systemListeners = new Set()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => systemListeners.delete(listener),
  }))
  stopTheme = startTheme()
})

afterEach(() => {
  stopTheme()
  vi.unstubAllGlobals()
})

function changeSystem(isDark: boolean): void {
  systemIsDark = isDark
  for (const listener of systemListeners) listener()
}

describe('theme', () => {
  it('follows the system until a person chooses', () => {
    expect(readThemeChoice()).toBe('system')
    expect(shownTheme()).toBe('light')
    changeSystem(true)
    expect(shownTheme()).toBe('dark')
    chooseTheme('light')
    expect(shownTheme()).toBe('light')
    changeSystem(false)
    changeSystem(true)
    expect(shownTheme()).toBe('light')
  })

  it('keeps the choice for the next visit and forgets it with "system"', () => {
    chooseTheme('dark')
    expect(localStorage.getItem('evenshift-theme')).toBe('dark')
    expect(readThemeChoice()).toBe('dark')
    chooseTheme('system')
    expect(localStorage.getItem('evenshift-theme')).toBeNull()
    expect(shownTheme()).toBe('light')
  })

  it('follows a choice made in another tab', () => {
    localStorage.setItem('evenshift-theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'evenshift-theme' }))
    expect(shownTheme()).toBe('dark')
  })

  it('tells its listeners', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToTheme(listener)
    chooseTheme('dark')
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
    chooseTheme('light')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['dark', false],
    ['light', true],
    ['system', true],
    ['system', false],
  ] as const)('is the same before the first paint: choice %s, dark system %s', (choice, isDark) => {
    systemIsDark = isDark
    chooseTheme(choice)
    const expected = shownTheme()
    delete document.documentElement.dataset.theme
    new Function(bootScript)()
    expect(shownTheme()).toBe(expected)
  })
})
