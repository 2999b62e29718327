// Prepares the simulated browser for component tests and cleans it after each.
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Each look at a page goes through all that is on it: with over 400 time zones that takes ten times as long.
vi.mock('../groups/settings/time-zones.ts', () => ({
  timeZones: [
    { value: 'America/New_York', label: 'Eastern Time (New York)' },
    { value: 'America/Chicago', label: 'Central Time (Chicago)' },
  ],
}))

// Radix components use these; the simulated browser doesn't have them, since it doesn't draw.
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}

afterEach(() => {
  cleanup()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})
