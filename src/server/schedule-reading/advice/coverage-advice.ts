/** Which positions the file leaves open: by role, on which days, and why no one has them. */
import { weekdayOf } from '../../../engine/calendar.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import type { FileRole } from '../file-schedule.ts'
import { coverageParts } from '../role-parts.ts'
import { type Advice, impactOf, type JudgedFile, listNames } from './judged-file.ts'

type Gaps = { role: FileRole; required: number; missing: Map<string, number>; why: string | undefined }

export function adviseOnCoverage(file: JudgedFile): Advice {
  const days = file.months.reduce((sum, { month }) => sum + month.days, 0)
  const found = file.schedule.roles.map((role) => gapsOf(role, file)).filter(({ required }) => required > 0)
  const required = found.reduce((sum, one) => sum + one.required, 0)
  const short = found
    .filter(({ missing }) => missing.size > 0)
    .sort((one, other) => countIn(other.missing) - countIn(one.missing))
  const full = found.filter(({ missing }) => missing.size === 0).map(({ role }) => role.name)
  return {
    areas: full.length > 0 ? [`${listNames(full, 4)}: every position is filled on all ${plural(days, 'day')}`] : [],
    improvements: short.map(
      ({ role, missing }) =>
        `${role.name} is short on ${missing.size} of ${plural(days, 'day')}${formatWeekday([...missing.keys()])}`,
    ),
    recommendations: short.map(({ role, missing, why }) => {
      const count = countIn(missing)
      const gain = ((100 * count) / required / 2) * file.legal
      const when = [...missing].map(([date, lack]) =>
        lack === 1 ? formatDate(date) : `${formatDate(date)} (${lack} missing)`,
      )
      return {
        impact: impactOf(gain),
        category: 'Coverage',
        suggestion: `Fill ${plural(count, `open ${role.name.replace(/ shift$/i, '')} shift`)}`,
        reasoning: `${role.name} usually has ${listNames(coverageParts(role.required), 7)}, but fewer on ${listNames(when, 5)}.${why ? ` ${why}` : ''}`,
        gain: round(gain, 1),
      }
    }),
  }
}

function gapsOf(role: FileRole, { months }: JudgedFile): Gaps {
  const parts = new Set(role.parts.map(({ id }) => id))
  const missing = new Map<string, number>()
  let required = 0
  let why: string | undefined
  for (const { audited } of months) {
    const { coverage } = audited.scores
    for (const one of coverage.roles) if (parts.has(one.roleId)) required += one.required
    for (const one of coverage.open) {
      if (parts.has(one.roleId)) missing.set(one.date, (missing.get(one.date) ?? 0) + one.missing)
    }
    why ??= audited.whyOpen.find(({ roleId }) => parts.has(roleId))?.says.join(' ')
  }
  return { role, required, missing: new Map([...missing].sort(([one], [other]) => one.localeCompare(other))), why }
}

function countIn(missing: ReadonlyMap<string, number>): number {
  return [...missing.values()].reduce((sum, lack) => sum + lack, 0)
}

/** ", 4 of them Saturdays", if one weekday has more than half of several. */
function formatWeekday(dates: string[]): string {
  if (dates.length < 3) return ''
  const counts = new Map<string, number>()
  for (const date of dates) counts.set(weekdayOf(date), (counts.get(weekdayOf(date)) ?? 0) + 1)
  const [day, count] = [...counts].sort(([, one], [, other]) => other - one)[0]!
  const which = count === dates.length ? 'all' : count
  return count > dates.length / 2 ? `, ${which} of them ${capitalize(day)}s` : ''
}
