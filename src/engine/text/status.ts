/** Of a shift or a request: the data says `cancelled`, texts say canceled. */
export function formatStatus<Status extends string>(status: Status): Exclude<Status, 'cancelled'> | 'canceled' {
  return status === 'cancelled' ? 'canceled' : (status as Exclude<Status, 'cancelled'>)
}
