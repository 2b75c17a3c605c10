import type { RequestRow } from '../../schema.ts'

const columns = [
  'reference',
  'kind',
  'state',
  'locale',
  'name',
  'email',
  'account_id',
  'created_at',
  'updated_at',
] as const

/** Requests as a table for a spreadsheet, RFC 4180: a column for each fact, and for each answer that any of them has. */
export function exportRequests(requests: readonly RequestRow[]): string {
  const all = requests.map(request => ({
    request,
    answers: JSON.parse(request.answers) as Readonly<Record<string, unknown>>,
  }))
  const asked = [...new Set(all.flatMap(({ answers }) => Object.keys(answers)))].sort()
  const rows = all.map(({ request, answers }) => [
    ...columns.map(name => request[name]),
    ...asked.map(name => answers[name]),
  ])
  return [[...columns, ...asked], ...rows].map(row => `${row.map(cellOf).join(',')}\r\n`).join('')
}

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
