/** Simulates a phone screen until the test ends: queries for a narrow screen match, those for a wide one don't. */
import { onTestFinished, vi } from 'vitest'

export function narrowScreen(): void {
  const media = vi.spyOn(window, 'matchMedia')
  media.mockImplementation(
    (query) =>
      ({ matches: query.includes('width <'), addEventListener: () => {}, removeEventListener: () => {} }) as never,
  )
  onTestFinished(() => media.mockRestore())
}
