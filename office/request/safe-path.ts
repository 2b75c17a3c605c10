/** A path of the office without its basename, from a form or a query; the fallback for anything else. */
export function safePath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback
  const url = URL.parse(value, 'http://office')
  if (url?.host !== 'office') return fallback
  return (url.pathname.replace(/^\/office(?=\/|$)/, '') || '/') + url.search + url.hash
}
