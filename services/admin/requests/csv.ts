/** A row of a CSV file, RFC 4180. */
export const rowOf = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`

/**
 * What somebody typed is text in a spreadsheet and never a formula: an apostrophe before what could be taken for one.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function cellOf(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : Array.isArray(value) ? value.join('; ') : String(value)
  const safe = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
