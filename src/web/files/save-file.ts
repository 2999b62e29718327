/** Hands a text to the browser as a file to save. */
import { csvMark } from '../../contract/csv.ts'
import { saveBlob } from './save-blob.ts'

export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([csvMark, text], { type: 'text/csv;charset=utf-8' }))
}
