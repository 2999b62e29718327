/** A form in a few words, to be read beside the question: "who night 12-08". */
import type { Count, Form } from '../../src/server/assistant/local/question/form.ts'

const lastName = (name: string) => name.split(' ').slice(1).join(' ')
const shorten = (date: string) => date.replace(/^2026-/, '')

function describeCount({
  unit,
  kinds,
  roles,
  places,
  weekdays,
  onHolidays,
  isOpen,
  hasBackup,
  without,
  within,
  period,
  having,
}: Count) {
  return [
    isOpen ? 'open' : '',
    ...kinds,
    ...roles,
    ...places,
    weekdays.length === 2 ? 'weekend' : weekdays.join('/'),
    onHolidays ? 'holiday' : '',
    unit === 'shifts' ? '' : unit,
    hasBackup ? 'with-backup' : '',
    without ? 'without' : '',
    within ? `within-${within}` : '',
    period ? spanOf(period) : '',
    having ? `${having.than}-${having.number}` : '',
  ]
    .filter(Boolean)
    .join('.')
}

const spanOf = ({ from, to }: { from: string; to: string }) =>
  from === to ? shorten(from) : `${shorten(from)}..${shorten(to)}`

export function signatureOf(form: Form): string {
  const { act, table, ask, counts, people, except, company, handoff, sides, group, periods, by, having, limit } = form
  const isQuery = act === 'query'
  return [
    isQuery ? '' : act,
    table === 'shifts' ? '' : table,
    isQuery ? ask : '',
    by ? `by-${by}` : '',
    isQuery || act === 'shares' || act === 'candidates' ? counts.map(describeCount).join('+') : '',
    group ? group.replaceAll(' ', '-') : people.map(lastName).join('+'),
    except.length > 0 ? `but-${except.length}` : '',
    company.length > 0 ? `with-${company.map(lastName).join('+')}` : '',
    handoff ?? '',
    sides.map(({ name }) => name.replaceAll(' ', '-')).join('-vs-'),
    periods.map(spanOf).join('+'),
    having ? `${having.than}-${having.number}` : '',
    limit === null ? '' : `limit-${limit}`,
    form.claim ?? '',
    form.rival ? `than-${lastName(form.rival)}` : '',
    form.request?.status ?? '',
    form.request?.type ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}
