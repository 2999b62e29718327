/** Data folders of journeys. They are in one folder that the global setup creates, names in the environment, and deletes. */
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

const root = () => process.env.JOURNEY_DATA!

/** The folder with the demo group, to copy from. */
export const template = (): string => join(root(), 'template')

export const emptyFolder = (): string => mkdtempSync(join(root(), 'data-'))

export function copyTemplate(): string {
  const folder = emptyFolder()
  cpSync(template(), folder, { recursive: true })
  return folder
}
