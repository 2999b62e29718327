/** Answers about the people in the group: how many, who, and what we know about one. */
import { experienceLevels } from '../../../../engine/model.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { formatDateWithYear } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { headcount } from '../../tools/headcount.ts'
import { profile } from '../../tools/profile.ts'
import { type Answerer, dataSource } from '../asking.ts'
import { bullets, formatList, paragraphs } from '../format.ts'

const peopleSource = dataSource('Physicians', '/admin/physicians')

const mostOrdered = 5

export const answerHeadcount: Answerer = async ({ form, use, records, text }) => {
  const { level, specialty, nights: nightShiftPreference, partTime, inactive, names, first } = form.physician!
  const isNarrow = Boolean(level || specialty || nightShiftPreference || partTime || inactive)
  if (first) {
    const since = ({ row }: (typeof active)[number]) => row.startDateWithGroup!
    const active = records.people.filter(
      ({ row, name }) => row.isActive && row.startDateWithGroup && (!names || names.includes(name)),
    )
    const sorted = active.toSorted(
      (one, other) => (first === 'newest' ? -1 : 1) * since(one).localeCompare(since(other)),
    )
    return {
      text: paragraphs(
        first === 'newest' ? 'Who joined most recently:' : 'Who has been with the group longest:',
        bullets(sorted.slice(0, mostOrdered).map((one) => `${one.name}: since ${formatDateWithYear(since(one))}`)),
      ),
      followUps: ['How many physicians do we have?'],
      sources: [peopleSource],
      about: { person: sorted[0]?.name, items: sorted.slice(0, mostOrdered).map(({ name }) => ({ person: name })) },
    }
  }
  if (names && !isNarrow)
    return {
      text: `${plural(names.length, 'physician')}: ${formatList(names)}.`,
      followUps: ['How many physicians do we have?'],
      sources: [peopleSource],
      about: { person: names[0], items: names.map((person) => ({ person })) },
    }
  const found = await use(headcount, {
    ...(level ? { level } : {}),
    ...(specialty ? { specialty } : {}),
    ...(nightShiftPreference ? { nightShiftPreference } : {}),
    ...(partTime ? { partTime } : {}),
    ...(inactive ? { inactive } : {}),
  })
  const isFte = /\bftes?\b/i.test(text)
  if (isNarrow) {
    const matching = found.matching.filter(({ physician }) => !names || names.includes(physician))
    const words = [level, partTime && 'part-time', inactive && 'inactive'].filter(Boolean).join(' ')
    const tail = [
      nightShiftPreference && (nightShiftPreference === 'prefer' ? 'who prefer nights' : 'who avoid nights'),
      specialty && `with the specialty ${specialty}`,
      names && 'among them',
    ]
      .filter(Boolean)
      .join(' and ')
    return {
      text:
        `${plural(matching.length, `${words} physician`.trim())} ${tail}`.trim() +
        (isFte
          ? ` (${round(
              matching.reduce((sum, { fte }) => sum + fte, 0),
              1,
            )} FTE)`
          : '') +
        (matching.length > 0
          ? `: ${formatList(matching.map((one) => (partTime ? `${one.physician} (${one.fte})` : one.physician)))}.`
          : '.'),
      followUps: ['How many physicians do we have?', 'Do we have enough people?'],
      sources: [peopleSource],
      about: { person: matching[0]?.physician, items: matching.map(({ physician }) => ({ person: physician })) },
    }
  }
  if (form.ask === 'list' && isFte)
    return {
      text: paragraphs(
        `${plural(found.active, 'active physician')}, ${round(found.fullTimeEquivalents, 1)} FTE:`,
        bullets(found.matching.map(({ physician, fte }) => `${physician}: ${fte}`)),
      ),
      sources: [peopleSource],
    }
  const levels = Object.entries(found.byLevel).map(([name, number]) => `${number} ${name}`)
  return {
    text: paragraphs(
      `The group has ${plural(found.active, 'active physician')} (${round(found.fullTimeEquivalents, 1)} FTE)${found.inactive > 0 ? ` and ${found.inactive} inactive` : ''}.`,
      levels.length > 0 ? `By level: ${formatList(levels)}.` : undefined,
    ),
    followUps: ['Do we have enough people?', 'Who works part time?', 'Who prefers nights?'],
    sources: [peopleSource],
  }
}

export const answerProfile: Answerer = async ({ form, text, use }) => {
  const [person] = form.people
  if (!person) return { text: 'Who do you mean? Name the physician.' }
  const one = await use(profile, { physician: person })
  const said = text.toLowerCase()
  const facts = [
    `${one.level}, ${one.fte === 1 ? 'full time' : `${one.fte} FTE`}${one.seniorityRank ? `, seniority rank ${one.seniorityRank}` : ''}${one.withGroupSince ? `, with the group since ${formatDateWithYear(one.withGroupSince)}` : ''}`,
    { prefer: 'prefers nights', avoid: 'would rather not work nights', neutral: 'has no preference about nights' }[
      one.nightShiftPreference
    ] ?? '',
    one.weekendAvailability === one.holidayAvailability
      ? one.weekendAvailability
        ? 'works weekends and holidays'
        : 'works no weekends and no holidays'
      : one.weekendAvailability
        ? 'works weekends but no holidays'
        : 'works holidays but no weekends',
    `at most ${plural(one.maxConsecutiveDays, 'day')} in a row, then at least ${plural(one.minRestDays, 'day')} off`,
    one.specialties.length > 0 ? `specialties: ${formatList(one.specialties)}` : '',
    one.availableDays.length > 0
      ? `available only on ${formatList(one.availableDays.map((day) => `${capitalize(day)}s`))}`
      : '',
    one.preferredRoles.length > 0 ? `prefers the roles ${formatList(one.preferredRoles)}` : '',
  ].filter(Boolean)
  const isYesOrNo = /^(is|does|do|are)\b/.test(said)
  const [run] = form.counts.some(({ unit }) => unit === 'stretch') ? form.numbers : []
  const yesOrNo =
    run !== undefined
      ? run <= one.maxConsecutiveDays
      : /\bpart\b/.test(said)
        ? one.fte < 1
        : /\bfull.time\b/.test(said)
          ? one.fte === 1
          : isYesOrNo && form.counts.some(({ kinds }) => kinds.includes('night'))
            ? one.nightShiftPreference === (/\b(avoid|hate|dislike)/.test(said) ? 'avoid' : 'prefer')
            : undefined
  const level = isYesOrNo ? experienceLevels.find((name) => said.includes(name)) : undefined
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

/** What colleagues see of each other in the directory. */
export const answerContact: Answerer = async ({ form, records, text }) => {
  const isAll = /\b(every|all)/i.test(text)
  const meant = records.people.filter(({ name, row }) => (isAll ? row.isActive : form.people.includes(name)))
  if (meant.length === 0) return { text: 'Who do you mean? Name the physician.' }
  return {
    text: bullets(
      meant.map(({ name, row: { phoneNumber, pagerNumber, email } }) => {
        const ways = [phoneNumber, pagerNumber && `pager ${pagerNumber}`, email].filter(Boolean)
        return `${name}: ${ways.length > 0 ? ways.join(', ') : 'no contact information on file'}`
      }),
    ),
    followUps: meant.slice(0, 1).map(({ name }) => `When does ${name} work next?`),
    about: { person: meant[0]!.name },
  }
}
