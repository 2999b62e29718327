/** Answers about who changed the schedule and when, from the audit log. */
import { formatDate } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { formatTime } from '../../../../engine/text/times.ts'
import { listNames, readAuditLog } from '../../../audit/audit.store.ts'
import { localMoment } from '../../../platform/group-time.ts'
import { type Answerer, closeRange, dataSource } from '../asking.ts'
import { bullets, formatList, formatWhen, paragraphs } from '../format.ts'

const mostRead = 200
const mostShown = 10

export const answerHistory: Answerer = async (asking) => {
  const { form, records, today, isYesOrNo } = asking
  const { timeZone } = records.settings
  const [named] = form.periods
  const period = named && closeRange(named, records, today)
  const rows = await readAuditLog(records.orm, records.scope, { ...period, limit: mostRead }, timeZone)
  const names = await listNames(records.orm, records.scope, timeZone)
  const whoOf = (id: number | null) => (id === null ? 'Evenshift' : (names.users.get(id) ?? 'Someone who left'))
  // "Who approved Chen's vacation": the decision is about them, not by them.
  const [decision] = /\b(approv|den[iy]|reject|declin)/i.exec(asking.said) ?? []
  const found = rows.filter(({ thing, action, actorId, text }) =>
    decision
      ? /^request\.(approve|deny)$/.test(action) &&
        /^approv/i.test(decision) === action.endsWith('approve') &&
        form.people.every((name) => text.includes(name))
      : ['schedule', 'shift'].includes(thing) && (form.people.length === 0 || form.people.includes(whoOf(actorId))),
  )
  const shown = found.slice(0, form.ask === 'last' || form.ask === 'next' ? 1 : mostShown)
  const when = period ? ` ${formatWhen(period)}` : ''
  return {
    text:
      found.length === 0
        ? `${isYesOrNo ? 'No. ' : ''}${decision ? `There’s no such decision about ${formatList(form.people)}` : 'No one changed the schedule'}${when}.`
        : paragraphs(
            `${isYesOrNo ? 'Yes. ' : ''}${decision ? plural(found.length, 'decision') : shown.length === 1 ? 'The last change to the schedule' : plural(found.length, 'change')}${when}:`,
            bullets(
              shown.map(({ at, actorId, text }) => {
                const { date, time } = localMoment(at, timeZone)
                return `${formatDate(date)}, ${formatTime(time, records.clock)}: ${whoOf(actorId)} ${text}`
              }),
            ),
          ),
    followUps: ['Which months are published?'],
    sources: [dataSource('Audit log', '/admin/audit')],
  }
}
