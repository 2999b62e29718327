/** Data folders of journeys. All lie in one that the global setup makes, names in the environment, and takes away again. */
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

const root = () => process.env.JOURNEY_DATA!

/** Where the demo group is, to be copied. */
export const template = (): string => join(root(), 'template')

export const emptyFolder = (): string => mkdtempSync(join(root(), 'data-'))

export function copyTemplate(): string {
  const folder = emptyFolder()
  cpSync(template(), folder, { recursive: true })
  return folder
}
