/** A row of a CSV file, RFC 4180. */
export const rowOf = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`

/**
 * Escapes user input against formula injection: an apostrophe precedes anything that a spreadsheet could evaluate.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function cellOf(value: unknown): string {
  const text = textOf(value)
  const safe = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
