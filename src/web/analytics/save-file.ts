/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string): void {
  // The mark in front tells Excel that the text is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
