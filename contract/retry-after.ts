/** The seconds of a `Retry-After` header; null for none, a date, or more than a day. */
export function readRetryAfter(headers: Headers): number | null {
  const given = headers.get('retry-after') ?? ''
  const seconds = /^\d{1,6}$/.test(given) ? Number(given) : 0
  return seconds > 0 && seconds <= 86_400 ? seconds : null
}
