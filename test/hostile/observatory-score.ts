/** A rule of the Observatory: points added to 100, or taken from it. */
type Rule = (headers: Headers, html: string) => number

const directives = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(';').map(part => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

const broad = /^(?:\*|https?:|ftp:|data:|'unsafe-inline'|'unsafe-eval')$/

/** https://github.com/mdn/mdn-http-observatory/tree/main/src/analyzer/tests, for a site on https that redirects to it. */
const rules: Readonly<Record<string, Rule>> = {
  'content-security-policy'(headers) {
    const policy = directives(headers)
    const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
    if (['script-src', 'object-src', 'style-src'].some(name => of(name).some(source => broad.test(source))))
      return -25
    return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
  },
  cookies: headers => (headers.getSetCookie().every(cookie => /; Secure/.test(cookie)) ? 0 : -40),
  'cross-origin-opener-policy': headers =>
    headers.get('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
  'cross-origin-resource-policy': headers =>
    headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  'cross-origin-resource-sharing': headers => (headers.has('access-control-allow-origin') ? -50 : 0),
  'referrer-policy': headers =>
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    )
      ? 5
      : -5,
  'strict-transport-security'(headers) {
    const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
    return seconds >= 15_768_000 ? 0 : -20
  },
  /** Nothing for ours: boot.js makes the elements of the scripts, with their hashes; test/hostile/answers.test.ts. */
  'subresource-integrity'(_, html) {
    const scripts = html.match(/<script[^>]* src="[^>]*>/g) ?? []
    if (scripts.some(script => !/ src="\//.test(script))) return -50
    return scripts.some(script => / integrity="/.test(script)) ? 5 : 0
  },
  'x-content-type-options': headers => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': headers =>
    (directives(headers).get('frame-ancestors') ?? ['*']).some(source => broad.test(source)) ? -20 : 5,
}

/** The points of each rule, and the score: extra points count only from 90 on. */
export function scoreOf(headers: Headers, html: string) {
  const points = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(headers, html)]))
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 100)
  const plain = sum(Object.values(points).filter(each => each < 0))
  return { points, score: plain >= 90 ? sum(Object.values(points)) : plain }
}
