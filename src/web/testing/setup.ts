// Prepares the simulated browser for component tests and cleans it after each.
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

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
