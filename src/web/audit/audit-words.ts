/** Things and actions of the trail as people call them. */

const things: Record<string, string> = { user: 'Person', generation: 'Generator', role: 'Role', group: 'Group' }

/** "Sick call" for sick-call. */
export function nameThing(thing: string): string {
  return things[thing] ?? capitalise(thing.replaceAll('-', ' '))
}

/** "Role: create" for role.create. */
export function nameAction(action: string): string {
  const [thing = '', verb = ''] = action.split('.')
  return `${nameThing(thing)}: ${verb.replaceAll('-', ' ')}`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
