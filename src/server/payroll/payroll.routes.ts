/** Calls about contracts and pay. */
import { csvMark, writeCsv } from '../../contract/csv.ts'
import { mediaTypes } from '../../contract/exports.ts'
import type { payrollApi, payrollFormats } from '../../contract/payroll.ts'
import type { FileAnswer } from '../../contract/route.ts'
import { monthOf } from '../../engine/month.ts'
import { formatDateWithYear } from '../../engine/text/dates.ts'
import { fail } from '../platform/fail.ts'
import { createScheduleWriter } from '../platform/files/write/write-schedule.ts'
import type { PrintedTable } from '../platform/files/write/write-table.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import { safeFileName } from '../platform/http/send-file.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { findMember, listMembers } from '../users/users.store.ts'
import { payTable } from './pay-lines.ts'
import { readOwnStatement, readPayroll, readYear, withLastPeriod } from './payroll.service.ts'
import { listHeldShifts } from './payroll.store.ts'

export function payrollHandlers({ orm, now }: Services): HandlersOf<typeof payrollApi> {
  const write = createScheduleWriter()
  const yearOf = (scope: Scope, month: string | undefined) =>
    readYear(orm, scope, month === undefined ? undefined : monthOf(month), now())

  async function fileOf(name: string, format: (typeof payrollFormats)[number], table: PrintedTable) {
    const head = table.columns.map(({ label }) => label)
    const content = format === 'csv' ? csvMark + writeCsv([head, ...table.rows]) : await write({ table })
    return { name: safeFileName(name, format), mediaType: mediaTypes[format], content } satisfies FileAnswer
  }

  return {
    payroll: async ({ scope, query }) => readPayroll(orm, scope, await yearOf(scope, query.month)),

    exportPayroll: async ({ scope, query, change }) => {
      const year = await yearOf(scope, query.month)
      const held = await listHeldShifts(orm, scope, withLastPeriod(year))
      const table = payTable(year, await listMembers(orm, scope), held)
      await change(({ audit }) =>
        audit({
          action: 'payroll.export',
          thing: 'group',
          thingId: scope.groupId,
          text: `exported pay periods, ${formatDateWithYear(year.from)} to ${formatDateWithYear(year.to)}`,
        }),
      )
      return fileOf(`Pay periods ${year.from} · ${year.groupName}`, query.format, table)
    },

    ownStatement: async ({ scope, query }) => readOwnStatement(orm, scope, await yearOf(scope, query.month)),

    exportOwnStatement: async ({ scope, query }) => {
      const year = await yearOf(scope, query.month)
      const person = await findMember(orm, scope, scope.userId)
      if (!person) throw fail('not-found')
      const held = await listHeldShifts(orm, scope, withLastPeriod(year), scope.userId)
      return fileOf(`My pay periods ${year.from}`, query.format, payTable(year, [person], held))
    },
  }
}
