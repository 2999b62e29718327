/** Answers about the group's setup: roles, rules, capacity, holidays, and schedules. */

import { addDays, weekdayOf, yearOf } from '../../../../engine/calendar.ts'
import type { Weekday } from '../../../../engine/model.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { formatDate } from '../../../../engine/text/dates.ts'
import { formatCounts, formatWeekdays } from '../../../../engine/text/demand.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { formatTimes } from '../../../../engine/text/times.ts'
import { capacity, holidays, roles, rules, schedules } from '../../tools/set-up.ts'
import { oneDay } from '../answer-subject.ts'
import { type Answerer, dataSource, monthIn, rangeOf, rolesMeant } from '../asking.ts'
import { bullets, describePattern, formatList, formatRange, formatWhen, isWholeMonth, paragraphs } from '../format.ts'
import type { Form } from '../question/form.ts'

const peopleSource = dataSource('Physicians', '/admin/physicians')
const settingsSource = dataSource('Group Settings', '/admin/group-settings')

export const answerRoles: Answerer = async (asking) => {
  const { form, use } = asking
  const all = (await use(roles, {})).roles
  const meant = rolesMeant(asking)
  const chosen = meant.length > 0 ? all.filter(({ name }) => meant.includes(name)) : all
  const days = daysMeant(form)
  if (all.length === 0)
    return {
      text: 'The group has no roles yet. Until it does, schedules use day and night roles from the group’s pattern.',
      followUps: ['How do I add a role?'],
      sources: [settingsSource],
    }
  const date = dateMeant(form)
  const countOf = ({ needed, exceptions }: (typeof all)[number], day: Weekday) =>
    exceptions.find((exception) => exception.date === date)?.count ?? needed[day] ?? 0
  const lines = chosen.map((role) => {
    const { name, needed, startTime, endTime, days: on } = role
    const times = formatTimes({ startTime, endTime }, asking.records.clock)
    if (days.length === 0) {
      const isEven = new Set(on.map((day) => needed[day])).size < 2
      return isEven
        ? `${name}: ${needed[on[0]!] ?? 0} required, ${times}, ${formatWeekdays(on)}`
        : `${name}: ${formatList(formatCounts(needed))} required, ${times}`
    }
    const needs = days.map((day) => countOf(role, day))
    return `${name}: ${[...new Set(needs)].join(' or ')} required ${days.length === 1 ? `on a ${capitalize(days[0]!)}` : `on ${formatList(days.map(capitalize))}`}, ${times}`
  })
  const total =
    days.length === 1 && meant.length === 0 ? chosen.reduce((sum, role) => sum + countOf(role, days[0]!), 0) : undefined
  return {
    text: paragraphs(
      chosen.length === 1
        ? [`${lines[0]}.`, chosen[0]!.description ?? '']
        : chosen.length < all.length
          ? bullets(chosen.map(({ description }, place) => [lines[place], description].filter(Boolean).join('. ')))
          : [`The group has ${plural(all.length, 'role')}:`, bullets(lines)],
      total === undefined ? undefined : `That’s ${plural(total, 'position')} on a ${capitalize(days[0]!)}.`,
    ),
    followUps: ['Do we have enough people?', 'Which shifts are open from today on?'],
    sources: [settingsSource],
    about: { items: chosen.map(({ name }) => ({ role: name })) },
  }
}

function daysMeant(form: Form): Weekday[] {
  const named = form.counts.flatMap((count) => count.weekdays)
  const date = dateMeant(form)
  return named.length > 0 ? named : date === undefined ? [] : [weekdayOf(date)]
}

/** A single day that was named by its date. */
function dateMeant({ periods: [range] }: Form): string | undefined {
  return range && range.from === range.to ? range.from : undefined
}

export const answerRules: Answerer = async ({ form, use }) => {
  const found = await use(rules, {})
  const asksRest = form.counts.some(({ unit }) => unit === 'rest')
  const asksRun = form.counts.some(({ unit }) => unit === 'stretch')
  const hard = found.rules.filter(({ isHard, isOn }) => isHard && isOn)
  const off = found.rules.filter(({ isOn }) => !isOn)
  const head = [
    asksRest || !asksRun ? `At least ${found.minRestBetweenShifts} hours of rest between shifts.` : '',
    asksRun || !asksRest
      ? `At most ${plural(found.maxConsecutiveDays, 'day')} in a row for everyone; a physician can have a lower limit.`
      : '',
  ].filter(Boolean)
  const isNarrow = asksRest || asksRun
  const topic = topicOf(form)
  if (topic && !isNarrow) {
    const isAbout = (said: string) => said.toLowerCase().includes(topic)
    const meant = found.rules.filter(({ title, help, isOn }) => isOn && (isAbout(title) || isAbout(help)))
    const custom = found.customRules.filter(isAbout)
    return {
      text: paragraphs(
        meant.length + custom.length === 0
          ? `There’s no active rule about ${topic}s.`
          : `${plural(meant.length + custom.length, 'active rule')} about ${topic}s:`,
        bullets([
          ...custom.map((text) => `${text} (custom)`),
          ...meant.map(({ title, isHard }) => `${title}${isHard ? '' : ' (preference)'}`),
        ]),
      ),
      followUps: ['What are our rules?', 'How do I change a rule?'],
      sources: [settingsSource],
    }
  }
  return {
    text: paragraphs(
      head.join(' '),
      isNarrow
        ? undefined
        : [
            `Pattern: ${describePattern(found.pattern)}. ${plural(hard.length, 'hard rule')}:`,
            bullets(hard.map(({ title }) => title)),
          ],
      isNarrow
        ? undefined
        : `Preference rules: ${found.rules.length - hard.length - off.length}${off.length > 0 ? `. Turned off: ${off.length}` : ''}.`,
      found.customRules.length > 0 && !asksRest ? `Custom rules:\n${bullets(found.customRules)}` : undefined,
      found.notUnderstood.length > 0
        ? `Not applied, because we couldn’t read them:\n${bullets(found.notUnderstood)}`
        : undefined,
    ),
    followUps: ['How do I change a rule?', 'What is a good rest between shifts?'],
    sources: [settingsSource],
  }
}

/** What rules are asked about: nights, weekends, holidays, a role. */
function topicOf({ counts }: Form): string | undefined {
  const [count] = counts
  if (!count) return undefined
  const { kinds, roles, weekdays, onHolidays } = count
  return onHolidays
    ? 'holiday'
    : weekdays.length > 0
      ? 'weekend'
      : (kinds.find((kind) => kind === 'night') ??
        kinds[0]?.replace('twenty-four', '24-hour shift') ??
        roles[0]?.toLowerCase())
}

/** How many it takes to fill so many positions a day. */
const fullTimers = (positions: number) => (positions * 365) / 182

export const answerCapacity: Answerer = async ({ use }) => {
  const found = await use(capacity, {})
  const spare = found.canFill - found.asked
  const peak = Math.max(...Object.values(found.askedByWeekday))
  return {
    text: paragraphs(
      `You have ${plural(found.physicians, 'physician')} (${round(found.fullTimeEquivalents, 1)} FTE). At 182 shifts a year for full time, they can fill ${plural(found.canFill, 'position')} a day.`,
      `Your roles require ${plural(found.asked, 'position')} on an average day and ${peak} on the busiest, not counting backup. That takes about ${plural(fullTimers(found.asked), 'full-time physician')}. ${
        spare >= 0.5
          ? `So yes, you have enough: ${plural(spare, 'position')} a day to spare, before time off.`
          : spare > -0.5
            ? 'So it’s just enough, with nothing to spare for time off.'
            : `So no, you’re short ${plural(-spare, 'position')} a day, or about ${plural(fullTimers(-spare), 'full-time physician')}.`
      }`,
    ),
    followUps: [
      'What if we hired one more nocturnist?',
      'Which days are weakest?',
      'How many physicians does a group need?',
    ],
    sources: [peopleSource, settingsSource],
  }
}

export const answerHolidays: Answerer = async (asking) => {
  const { today, use, form, text } = asking
  const range = rangeOf(asking, { from: today, to: addDays(today, 365) })
  const found = (await use(holidays, range)).holidays
  const isOne = form.ask === 'next' && !/holidays/i.test(text)
  const listed = isOne ? found.slice(0, 1) : found
  return {
    text:
      listed.length === 0
        ? `The group has no holidays ${formatWhen(range)}.`
        : paragraphs(
            listed.length === 1
              ? `${listed[0]!.name} is ${formatDate(listed[0]!.date)}, ${yearOf(listed[0]!.date)}.`
              : [
                  `${plural(listed.length, 'holiday')} ${formatWhen(range)}:`,
                  bullets(listed.map(({ name, date }) => `${name}: ${formatDate(date)}, ${yearOf(date)}`)),
                ],
          ),
    followUps:
      listed.length > 0
        ? [`Who works on ${formatDate(listed[0]!.date)}?`, 'Who has the most holidays this year?']
        : ['How do I add a holiday?'],
    sources: [settingsSource],
    about: { items: listed.map(({ date }) => ({ range: oneDay(date) })) },
  }
}

export const answerSchedules: Answerer = async (asking) => {
  const { use, form, isYesOrNo } = asking
  const found = await use(schedules, {})
  const [range] = form.periods
  const asked = range && isWholeMonth(range) ? range : undefined
  const meant = asked ? found.schedules.filter(({ from }) => from === asked.from) : []
  const word = (status: string, on?: string | null) =>
    status === 'active' ? `published${on ? ` on ${formatDate(on)}` : ''}` : status === 'draft' ? 'a draft' : status
  const active = meant.find(({ status }) => status === 'active')
  if (asked)
    return {
      text:
        meant.length === 0
          ? `${isYesOrNo ? 'No, there’s' : 'There’s'} no schedule for ${formatRange(asked)} yet.`
          : active
            ? `${isYesOrNo ? 'Yes, ' : ''}${formatRange(asked)} ${active.publishedOn ? 'was' : 'is'} ${word('active', active.publishedOn)}.`
            : `${isYesOrNo ? 'Not yet. ' : ''}${formatRange(asked)} is ${word(meant[0]!.status)}.`,
      followUps: ['How do I publish a schedule?'],
      sources: [dataSource('Schedules', '/schedule')],
      about: { range: asked },
    }
  const listed = found.schedules.slice(0, 12)
  return {
    text:
      found.schedules.length === 0
        ? 'There’s no schedule yet.'
        : paragraphs(
            bullets(
              listed.map(
                ({ month, status, name, publishedOn }) =>
                  `${month}: ${word(status, publishedOn)}${name === month ? '' : ` (${name})`}`,
              ),
            ),
            `The next month to plan is ${found.nextToPlan}.`,
          ),
    followUps: ['How do I generate a schedule?', 'Which shifts are open from today on?'],
    sources: [dataSource('Schedules', '/schedule')],
    about: { items: listed.map(({ from }) => ({ range: monthIn(oneDay(from)) })) },
  }
}
