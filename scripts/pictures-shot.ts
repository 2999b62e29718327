/** One view of the product that is pictured. */
import type { Page } from '@playwright/test'

export type Shot = {
  name: string
  path: string
  /** What opens a dialog or produces a state. */
  before?: (page: Page) => Promise<void>
  /** What the page's calls do: never finish, or fail. */
  calls?: 'waiting' | 'failing'
}
