// Fuzz test of forms: 5,000 hostile bodies for each form endpoint; every answer has to be an intended one.
import { createFormSender, visitorOf } from './form-sender.ts'
import { openFolder, startProduction } from './production.ts'
import { printTable } from './table.ts'

const times = 5000
process.env.SERVICE_SECRET = 'known to the bench and the server'

const forms: Readonly<Record<string, readonly string[]>> = {
  '/support-requests': [
    'product',
    'name',
    'email',
    'email2',
    'question',
    'uploads',
    'code_of_conduct',
    'beta',
  ],
  '/beta-applications': [
    'name',
    'email',
    'email2',
    'device_language',
    'familiarity',
    'devices',
    'message',
    'terms',
  ],
  '/media-list': ['name', 'email', 'email2', 'organisation', 'format', 'marketing', 'terms'],
  '/education-requests': [
    'name',
    'email',
    'email2',
    'school',
    'role',
    'country',
    'devices',
    'message',
    'terms',
  ],
  '/permission-requests': ['marks', 'usage', 'period', 'regions', 'urls', 'is_company', 'industry', 'email'],
  '/newsletter': ['email', 'tags', 'language', 'recaptcha'],
  '/newsletter/confirm': ['token'],
  '/drafts': ['kind', 'answers', 'token', 'lang'],
  '/support-requests/S-23456789/replies': ['token', 'text', 'uploads', 'lang'],
}

/** The same bodies at every run. */
let seed = 1
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
  return seed / 0x7fffffff
}
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const values: readonly unknown[] = [
  '',
  ' ',
  'a',
  'a@b.example',
  'a@b.example, c@d.example',
  'x'.repeat(5000),
  '\r\nBcc: all@example.com',
  '\u0000',
  '\u202e\u2066',
  '=HYPERLINK("http://x")',
  "'; drop table requests; --",
  '<script>alert(1)</script>',
  '{reference}{__proto__}',
  '../../etc/passwd',
  '\ud800',
  '𝒳'.repeat(300),
  'work:e30=',
  'patience:1.2.3',
  'recaptcha:x',
  'en',
  'fr',
  'constructor',
  '__proto__',
  '-1',
  '0',
  0,
  -1,
  1e308,
  true,
  false,
  null,
  [],
  [[]],
  ['a', 'a', 1, null],
  {},
  { length: 1e9 },
  { toString: 1 },
  { a: { b: { c: {} } } },
]
const strange = ['__proto__', 'constructor', 'toString', 'id', 'state', 'reference', '']

function makeBody(fields: readonly string[]): string {
  const whole = random()
  if (whole < 0.08)
    return pick([
      '',
      '{',
      '[]',
      'null',
      '"text"',
      '1e999',
      '[{}]',
      '{"a":'.repeat(2000),
      '\u0000',
      '{"name":"\\ud800"}',
    ])
  const body = fields.filter(() => random() < 0.8).map(name => [name, pick(values)] as const)
  const extra = random() < 0.2 ? [[pick(strange), pick(values)] as const] : []
  const carried = [['lang', pick(values)] as const, ['captcha', pick(values)] as const].filter(
    () => random() < 0.5,
  )
  return `{${[...body, ...extra, ...carried].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`
}

const site = await startProduction(openFolder())
const sender = createFormSender(site.origin, process.env.SERVICE_SECRET)
const rows: string[][] = [['', 'statuses', '5xx']]
let visitor = 0
for (const [path, fields] of Object.entries(forms)) {
  const counts = new Map<number, number>()
  for (let sent = 0; sent < times; sent += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sender.post(path, makeBody(fields), visitorOf(visitor++ % 60_000))),
    )
    for (const answer of answers) {
      await answer.arrayBuffer()
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    }
  }
  const faults = [...counts].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  const seen = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`)
  rows.push([path, seen.join(', '), faults === 0 ? 'met (none)' : `MISSED (${faults})`])
}
await site.stop()
printTable(`${times} hostile bodies for each address`, rows)
