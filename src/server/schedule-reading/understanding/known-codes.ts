/** What common codes and words mean if a schedule doesn't say. */

import type { AbsenceReason } from '../../../contract/sheet-reading.ts'
import type { RoleCategory, ShiftKind } from '../../../engine/model.ts'

export type Meaning = {
  meaning: string
  /** Undefined for a mark of work without a kind: X, ON, 1. */
  kind?: ShiftKind
  category?: RoleCategory
  reason?: AbsenceReason
  confidence: number
}

const work = (meaning: string, kind: ShiftKind | undefined, category: RoleCategory, confidence: number): Meaning => ({
  meaning,
  ...(kind ? { kind } : {}),
  category,
  confidence,
})
const away = (meaning: string, reason: AbsenceReason, confidence: number): Meaning => ({ meaning, reason, confidence })

const table: [string, Meaning][] = [
  ['d days day dy am dayshift days: daytime', work('Day shift', 'day', 'rounder', 0.9)],
  ['n nt night nights nite nites noc nocs nights: overnight nightshift', work('Night shift', 'night', 'coverage', 0.9)],
  ['nocturnist nocturnists', work('Nocturnist', 'night', 'coverage', 0.95)],
  ['e eve eves evening evenings pm late lates', work('Evening shift', 'evening', 'coverage', 0.8)],
  ['sw swing swings', work('Swing shift', 'evening', 'coverage', 0.9)],
  ['r rnd round rounds rounder rounders rounding ward wards floor floors', work('Rounder', 'day', 'rounder', 0.85)],
  ['a adm admit admits admitter admitters admitting admissions', work('Admitter', 'day', 'admitter', 0.8)],
  ['b bu backup backups back-up jeopardy jeop j standby reserve bkup', work('Backup', 'backup', 'backup', 0.85)],
  ['xc xcover crosscover cross-cover cc', work('Cross-cover', 'evening', 'coverage', 0.85)],
  ['icu micu ccu', work('ICU', 'day', 'special', 0.85)],
  ['teach teaching tch', work('Teaching', 'day', 'special', 0.85)],
  ['tri triage', work('Triage', 'day', 'special', 0.85)],
  ['con consult consults cons', work('Consults', 'day', 'special', 0.85)],
  ['call oncall on-call', work('On call', 'backup', 'backup', 0.7)],
  ['obs observation', work('Observation', 'day', 'special', 0.85)],
  ['clinic clin', work('Clinic', 'day', 'special', 0.85)],
  ['hospitalist hospitalists', work('Hospitalist', 'day', 'rounder', 0.8)],
  ['float floats flex surge', work('Float', 'day', 'coverage', 0.8)],
  ['short sh long', work('Day shift', 'day', 'rounder', 0.6)],
  ['24 24h 24hr 24hrs', work('24-hour shift', 'twenty-four', 'coverage', 0.85)],
  [
    'mañana mañanas diurno día matin matinée jour frühdienst tagdienst früh tag',
    work('Day shift', 'day', 'rounder', 0.8),
  ],
  ['guardia guardias refuerzo refuerzos garde gardes dienst vordergrund', work('Works', undefined, 'coverage', 0.75)],
  [
    'localizada localizado astreinte astreintes rufdienst rufbereitschaft bereitschaft hintergrund hintergrunddienst',
    work('Backup', 'backup', 'backup', 0.8),
  ],
  ['tarde tardes après-midi soir spätdienst spät', work('Evening shift', 'evening', 'coverage', 0.8)],
  ['noche noches nocturno nuit nuits nachtdienst nacht', work('Night shift', 'night', 'coverage', 0.9)],
  ['vacaciones congé congés vacances urlaub', away('Vacation', 'vacation', 0.9)],
  ['descanso libre libranza repos récupération rtt frei ruhe dienstfrei freizeit', away('Off', 'off', 0.9)],
  ['enfermo enfermedad baja malade maladie krank krankheit', away('Sick', 'sick', 0.9)],
  ['formación congreso formation congrès fortbildung kongress', away('Education', 'education', 0.9)],
  ['x on w wk work working 1 ✓ ✔ ● ■ yes y', work('Works', undefined, 'rounder', 0.75)],
  ['v vac vacay vacation vacations pto al annual hol holiday', away('Vacation', 'vacation', 0.9)],
  ['sick sl ill', away('Sick', 'sick', 0.9)],
  ['cme edu conf conference education', away('Education', 'education', 0.9)],
  ['lv leave loa fmla pl mat maternity paternity parental bereavement jury', away('Leave', 'leave', 0.9)],
  ['off o out away rdo zero zd unavailable na n/a', away('Off', 'off', 0.9)],
  ['req ro rq ro! req-off', away('Requested off', 'requested-off', 0.8)],
]

/** An open shift, or a day that is still open. "Dr. Need" is still a person. */
export function isNobody(text: string): boolean {
  return /^[([]?(?:open|tb[ad]|vacant|vacancy|unfilled|unassigned|uncovered|available|needs?|needed|nobody|none|n\/a|[?]+)[)\]]?[!*?]*$/i.test(
    text.trim(),
  )
}

const meanings = new Map(table.flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const)))

/** For a code or word; "N2" and "Rounder 3" mean what "N" and "Rounder" mean. */
export function meaningOf(code: string): Meaning | undefined {
  const lower = code
    .toLowerCase()
    .trim()
    .replace(/[.:*]+$/, '')
  const found = meanings.get(lower)
  if (found) return found
  const numbered = /^(\D*[^\d\s#-])[\s#-]*\d{1,2}$/.exec(lower)
  if (numbered) return meanings.get(numbered[1]!.trim())
  const lettered = /^(\p{L}{3,})[\s-]+[a-f]$/u.exec(lower)
  return lettered ? meanings.get(lettered[1]!) : undefined
}

/** For a phrase: the first known word, absences before work. Single letters mean nothing in a phrase. */
export function meaningOfPhrase(phrase: string): Meaning | undefined {
  if (/\bnot available\b/i.test(phrase)) return meaningOf('unavailable')
  const exact = meaningOf(phrase.replace(/\s*\bshifts?\b\s*/i, ' ').trim())
  if (exact) return exact
  const words = phrase
    .toLowerCase()
    .split(/[^\p{L}\d-]+/u)
    .filter((word) => word.length > 2 || word === 'xc' || word === 'sw')
  const found = words.flatMap((word) => {
    const meaning = meanings.get(word) ?? meanings.get(word.replace(/s$/, ''))
    return meaning ? [meaning] : []
  })
  const nights = found.find((meaning) => meaning.kind === 'night')
  const first = found.find(({ kind, reason }) => kind ?? reason) ?? found[0]
  // "M-N" and "ICU-N": a place or job, then when.
  const behind = /^\p{Lu}{1,5}-(\p{Lu}{1,2}\d?)$/u.exec(phrase.trim())?.[1]
  const half = behind ? meaningOf(behind) : undefined
  if (half?.kind && (!first || (half.kind === 'night' && !first.reason)))
    return { ...(first ?? half), kind: half.kind, meaning: phrase.trim() }
  if (!first)
    return /\b(cross|back|on)[\s-]?(cover|up|call)\b/i.test(phrase)
      ? meaningOf(/cross/i.test(phrase) ? 'xc' : 'backup')
      : undefined
  if (first.reason) return first
  // "ICU night" is a job at night.
  return nights && first.kind !== 'night' ? { ...first, kind: 'night', meaning: phrase.trim() } : first
}
