/** Downloads a file that was created in the browser. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The object URL is revoked after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
