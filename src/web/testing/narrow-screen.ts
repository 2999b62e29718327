/** Makes the screen that of a phone until the test ends: what asks for a narrow one holds, what asks for a wide one does not. */
import { onTestFinished, vi } from 'vitest'

export function narrowScreen(): void {
  const media = vi.spyOn(window, 'matchMedia')
  media.mockImplementation(
    (query) =>
      ({ matches: query.includes('width <'), addEventListener: () => {}, removeEventListener: () => {} }) as never,
  )
  onTestFinished(() => media.mockRestore())
}
