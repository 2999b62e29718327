/** Items and actions of the audit log in plain words. */
import { capitalize } from '../../engine/text/capital.ts'

const things: Record<string, string> = { user: 'Person', generation: 'Generator', role: 'Role', group: 'Group' }

/** "Call out" for call-out. */
export function nameThing(thing: string): string {
  return things[thing] ?? capitalize(thing.replaceAll('-', ' '))
}

/** "Role: create" for role.create. */
export function nameAction(action: string): string {
  const [thing = '', verb = ''] = action.split('.')
  return `${nameThing(thing)}: ${verb.replaceAll('-', ' ')}`
}
