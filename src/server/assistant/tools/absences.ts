/** Who is away on approved time off. Reasons stay private. */
import { z } from 'zod'
import { calendarDate } from '../../../contract/text.ts'
import { listDiscreetRequests } from './requests.store.ts'
import { defineTool } from './tool.ts'
import { range } from './values.ts'

export const absences = defineTool({
  description: 'Who has approved time off in a range of days, and when. Reasons are private and never given.',
  input: z.object(range),
  output: z.object({ away: z.array(z.object({ physician: z.string(), from: calendarDate, to: calendarDate })) }),
  run: async ({ orm, scope, people }, { from, to }) => {
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const rows = await listDiscreetRequests(orm, scope)
    return {
      away: rows.flatMap((row) => {
        const physician = names.get(row.requestorId)
        const isLeave = row.requestType === 'timeoff' && row.status === 'approved' && row.from && row.to
        return physician && isLeave && row.from! <= to && row.to! >= from
          ? [{ physician, from: row.from!, to: row.to! }]
          : []
      }),
    }
  },
})
