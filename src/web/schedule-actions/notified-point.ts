/** Who is notified of a publication, and how: a point of the publish checklist. */
import type { Health } from '../../contract/health.ts'
import type { NotifiedCounts } from '../../contract/shift-changes.ts'
import { plural } from '../../engine/text/plural.ts'
import type { Point } from './point.ts'

export function describeNotified(counts: NotifiedCounts, email: Health['parts']['email']['state']): Point {
  const { emailAndDevice, email: onlyEmail, device, neither } = counts
  const people = emailAndDevice + onlyEmail + device + neither
  if (people === 0) return { id: 'notified', isDone: true, title: 'Nothing changes for anyone, so no one is notified' }
  if (email === 'off' && neither > 0)
    return {
      id: 'email',
      isDone: false,
      title: 'Email isn’t set up',
      says: `${onDevices(device)}${describePeople(neither)} will see it only when they sign in.`,
      action: { label: 'Set up', to: '/admin/group-settings?tab=advanced' },
    }
  const waiting = onlyEmail + neither
  if (email === 'failing' && waiting > 0)
    return {
      id: 'email',
      isDone: false,
      title: 'The mail server isn’t responding',
      says: `${onDevices(emailAndDevice + device)}${describePeople(waiting)} will see it when they sign in. Emails go out once it’s back.`,
    }
  return {
    id: 'notified',
    isDone: true,
    title: plural(people, 'person will be notified', 'people will be notified'),
    says: describeWays(counts, people),
  }
}

function describePeople(count: number): string {
  return plural(count, 'person', 'people')
}

function onDevices(count: number): string {
  return count === 0 ? '' : `${describePeople(count)} will get it on their devices. `
}

const ways: [keyof NotifiedCounts, string][] = [
  ['emailAndDevice', 'by email and on their devices'],
  ['email', 'by email'],
  ['device', 'on their devices'],
  ['neither', 'only in Evenshift'],
]

/** "By email and in Evenshift.", if it is the same for everyone; else "38 by email, 4 only in Evenshift." */
function describeWays(counts: NotifiedCounts, people: number): string {
  const only = ways.find(([way]) => counts[way] === people)
  if (only) return onlyWay[only[0]]
  return `${ways.flatMap(([way, words]) => (counts[way] > 0 ? [`${counts[way]} ${words}`] : [])).join(', ')}.`
}

const onlyWay: Record<keyof NotifiedCounts, string> = {
  emailAndDevice: 'By email, on their devices, and in Evenshift.',
  email: 'By email and in Evenshift.',
  device: 'On their devices and in Evenshift.',
  neither: 'Only in Evenshift.',
}
