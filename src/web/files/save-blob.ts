/** Hands content to the browser as a file to save. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // At once would be too early for browsers that read the address only when the person has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
