/** Hands a file to the visitor, made here and sent nowhere. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click; the address is let go when that has surely begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
