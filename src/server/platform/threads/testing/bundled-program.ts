/** Where bundle-for-tests.ts put a program that tests start as a process. */
import { join } from 'node:path'
import { bundlesVariable } from '../start-thread.ts'

export type ProgramName = 'worker' | 'commit-loop' | 'hold-lock'

export function bundledProgram(name: ProgramName): string {
  return join(process.env[bundlesVariable] ?? '', `${name}.js`)
}
