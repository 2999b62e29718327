/** Part of the build of src/web: the table of calls as plain data. With its schemas it is a third of a page's script. */
import type { Plugin } from 'vite'
import { calls } from '../src/web/api/calls.ts'

export function plainCalls(): Plugin {
  return {
    name: 'plain-calls',
    apply: 'build',
    load: {
      filter: { id: /\/src\/web\/api\/calls\.ts$/ },
      handler: () => `export const calls = ${JSON.stringify(calls)}`,
    },
  }
}
