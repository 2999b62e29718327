/** Answers about who changed the schedule and when, from the audit log. */
import { formatDate } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { formatTime } from '../../../../engine/text/times.ts'
import { listNames, readAuditLog } from '../../../audit/audit.store.ts'
import { localMoment } from '../../../platform/group-time.ts'
import { requests } from '../../tools/requests.ts'
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
  const status = form.request?.status
  const decision = status === 'approved' ? 'request.approve' : status === 'denied' ? 'request.deny' : null
  const theirs = decision
    ? (await asking.use(requests, form.request?.type ? { type: form.request.type } : {})).requests.filter(
        ({ physician }) => form.people.includes(physician),
      )
    : []
  const found = rows.filter(({ thing, thingId, action, actorId }) =>
    decision
      ? action === decision && theirs.some(({ id }) => id === thingId)
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
