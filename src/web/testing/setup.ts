// Prepares the simulated browser for component tests and cleans it after each.
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// One second, the default, is short on a machine that does several things at once.
configure({ asyncUtilTimeout: 10_000 })

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
