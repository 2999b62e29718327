/** A month that can't be planned as it is set up: what people read, and what the log gets. */
import { joinWords } from '../../../engine/text/join-words.ts'
import { MalformedProblemError } from '../../../engine/validate-problem.ts'
import { describeError } from '../../platform/log.ts'

/** `task`: what didn't work, such as "generate this month". */
export function describeMalformed({ roles, physicians }: MalformedProblemError, task: string): string {
  const cannot = (names: string[]) =>
    `We can’t ${task} because of how ${joinWords(names, 'and')} ${names.length === 1 ? 'is' : 'are'} set up.`
  if (roles.length > 0) return `${cannot(roles)} Check times and days under Group Settings, Roles & Positions.`
  if (physicians.length > 0) return `${cannot(physicians)} Check their details under Manage Physicians.`
  return `We can’t ${task} from your group’s settings, and we logged why. Contact support.`
}

/** Where the problem is malformed, without the values: they may say something about a person. */
export function describeForLog(error: unknown): ReturnType<typeof describeError> {
  if (!(error instanceof MalformedProblemError)) return describeError(error)
  return { name: error.name, message: error.complaints.map(({ field }) => field).join(', ') }
}
