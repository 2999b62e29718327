/** Where a program that tests start as a process of its own lies, once bundle-for-tests.ts has made it. */
import { join } from 'node:path'
import { bundlesVariable } from '../start-thread.ts'

export type ProgramName = 'worker' | 'commit-loop' | 'hold-lock'

export function bundledProgram(name: ProgramName): string {
  return join(process.env[bundlesVariable] ?? '', `${name}.js`)
}
