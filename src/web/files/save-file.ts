/** Hands content to the browser as a file to save. */
import { csvMark } from '../../contract/csv.ts'

export function saveCsv(name: string, text: string): void {
  saveBlob(name, new Blob([csvMark, text], { type: 'text/csv;charset=utf-8' }))
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Right away would be too early for browsers that read the address only after the person has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
