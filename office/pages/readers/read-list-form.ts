/** The list of a form: its file, where one was chosen, or else what was pasted. */
export async function readListForm(form: FormData): Promise<string> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) return decode(new Uint8Array(await file.arrayBuffer()))
  return String(form.get('list') ?? '')
}

/** Spreadsheets save text as UTF-8 or, with a byte order mark, as UTF-16. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
