/** Answers about the people of the group: how many, which, and what is known about one. */
import { experienceLevels } from '../../../../engine/model.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { headcount } from '../../tools/headcount.ts'
import { profile } from '../../tools/profile.ts'
import { type Answerer, dataSource } from '../asking.ts'
import { bullets, paragraphs, sayList } from '../say.ts'

const peopleSource = dataSource('Physicians', '/admin/physicians')

export const answerHeadcount: Answerer = async ({ frame, use, records }) => {
  const { shape, text } = frame
  const said = text.toLowerCase()
  const level = experienceLevels.find((one) => new RegExp(`\\b${one.replace('-', '[ -]')}s?\\b`).test(said))
  const known = [...new Set(records.people.flatMap(({ row }) => row.specialtyAreas))]
  const specialty = known.find((area) => said.includes(area.toLowerCase()))
  const isNight = frame.kinds.includes('night') || /nocturnist/.test(said)
  const nightShiftPreference = isNight
    ? /\b(avoid|hate|dont|not|dislike)/.test(shape)
      ? ('avoid' as const)
      : ('prefer' as const)
    : undefined
  const partTime = /\bpart\b/.test(shape) ? true : undefined
  const inactive = /\binactive|deactivated\b/.test(shape) ? true : undefined
  const isNarrow = Boolean(level || specialty || nightShiftPreference || partTime || inactive)
  const found = await use(headcount, {
    ...(level ? { level } : {}),
    ...(specialty ? { specialty } : {}),
    ...(nightShiftPreference ? { nightShiftPreference } : {}),
    ...(partTime ? { partTime } : {}),
    ...(inactive ? { inactive } : {}),
  })
  if (isNarrow) {
    const words = [level, partTime && 'part-time', inactive && 'inactive'].filter(Boolean).join(' ')
    const tail = [
      nightShiftPreference && (nightShiftPreference === 'prefer' ? 'who prefer nights' : 'who avoid nights'),
      specialty && `with the specialty ${specialty}`,
    ]
      .filter(Boolean)
      .join(' and ')
    return {
      text:
        `${plural(found.matching.length, `${words} physician`.trim())} ${tail}`.trim() +
        (found.matching.length > 0
          ? `: ${sayList(found.matching.map((one) => (partTime ? `${one.physician} (${one.fte})` : one.physician)))}.`
          : '.'),
      followUps: ['How many physicians do we have?', 'Do we have enough people?'],
      sources: [peopleSource],
      about: { person: found.matching[0]?.physician },
    }
  }
  const levels = Object.entries(found.byLevel).map(([name, number]) => `${number} ${name}`)
  return {
    text: paragraphs(
      `The group has ${plural(found.active, 'active physician')}, ${round(found.fullTimeEquivalents, 1)} full-time equivalents${found.inactive > 0 ? `, and ${found.inactive} inactive` : ''}.`,
      levels.length > 0 ? `By level: ${sayList(levels)}.` : undefined,
    ),
    followUps: ['Do we have enough people?', 'Who works part time?', 'Who prefers nights?'],
    sources: [peopleSource],
  }
}

export const answerProfile: Answerer = async ({ frame, use }) => {
  const [person] = frame.people
  if (!person) return { text: 'Whom do you mean? Name the physician.' }
  const one = await use(profile, { physician: person })
  const { shape } = frame
  const facts = [
    `${one.level}, ${one.fte === 1 ? 'full time' : `${one.fte} FTE`}${one.seniorityRank ? `, seniority rank ${one.seniorityRank}` : ''}${one.withGroupSince ? `, with the group since ${one.withGroupSince}` : ''}`,
    { prefer: 'prefers nights', avoid: 'would rather not work nights', neutral: 'has no wish about nights' }[
      one.nightShiftPreference
    ] ?? '',
    `${one.weekendAvailability ? 'works' : 'does not work'} weekends and ${one.holidayAvailability ? 'works' : 'does not work'} holidays`,
    `at most ${one.maxConsecutiveDays} days in a row, then at least ${plural(one.minRestDays, 'day')} off`,
    one.specialties.length > 0 ? `specialties: ${sayList(one.specialties)}` : '',
    one.availableDays.length > 0 ? `available on ${sayList(one.availableDays)} only` : '',
    one.preferredRoles.length > 0 ? `prefers the roles ${sayList(one.preferredRoles)}` : '',
  ].filter(Boolean)
  const yesOrNo = /\bpart\b/.test(shape)
    ? one.fte < 1
    : /\bfull time\b/.test(shape)
      ? one.fte === 1
      : /^(is|does)\b.*\b(prefer|likes?|nocturnist)\b/.test(shape) && frame.kinds.includes('night')
        ? one.nightShiftPreference === 'prefer'
        : undefined
  const level = experienceLevels.find(
    (name) => /^is\b/.test(shape) && new RegExp(`\\b${name}\\b`).test(frame.text.toLowerCase()),
  )
  const verdict = yesOrNo ?? (level ? one.level === level : undefined)
  return {
    text: paragraphs(
      `${verdict === undefined ? '' : verdict ? 'Yes. ' : 'No. '}${one.physician}${one.isActive ? '' : ' (inactive)'}:`,
      bullets(facts),
    ),
    followUps: [`When does ${person} work next?`, `How many shifts does ${person} have this month?`],
    sources: [peopleSource],
    about: { person },
  }
}
