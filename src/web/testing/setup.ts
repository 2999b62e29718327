// Prepares the simulated browser for component tests and cleans it after each.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Radix components use these; the simulated browser does not draw and so does not have them.
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}

afterEach(() => {
  cleanup()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})
