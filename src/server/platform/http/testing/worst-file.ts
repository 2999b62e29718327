/** A schedule in a workbook that is as large as a file may be: most of it is a photo, as on some schedules. */
import { randomBytes } from 'node:crypto'
import { utils, write } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { largestScheduleFile } from '../../../../contract/schedule-reading.ts'

export function worstFile(rows: string[][]): string {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'March')
  const parts = unzipSync(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer))
  const withPhoto = (photo: number) => zipSync({ ...parts, 'xl/media/photo.jpg': randomBytes(photo) }, { level: 0 })
  const frame = withPhoto(0).length
  return `EXCEL_FILE:${Buffer.from(withPhoto(largestScheduleFile - frame)).toString('base64')}`
}
