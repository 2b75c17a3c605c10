import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createSecurityLog, prefixOf, reportEvent, type SecurityEvent } from './security-log.ts'

function open(secret = 'a secret that keys the hashes') {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const security = createSecurityLog({ log, secret, service: 'gallery' })
  const report = (event: SecurityEvent, address = '203.0.113.7', id = 'request-1') =>
    security.within({ id, address }, () => reportEvent(event))
  return { lines, security, report }
}

const failed = (who: string) => ({ event: 'log-in failed', method: 'password', who }) as const

test('an event says who, from where, what, when and in which request, without a word that names anybody', () => {
  const { lines, report } = open()
  report(failed('mio@example.com'))
  expect(lines).toEqual([
    {
      ...{ level: 'warn', time: expect.any(String), msg: 'Security event' },
      ...{ event: 'log-in failed', method: 'password', service: 'gallery', pid: process.pid },
      ...{ source: '203.0.113.0/24', requestId: 'request-1', who: expect.stringMatching(/^[\w-]{12}$/) },
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/mio|113\.7/)
})

test('the same account has the same hash, and another secret another one', () => {
  const [one, other] = [open(), open('another secret of another site')]
  one.report(failed('mio'))
  one.report(failed('mio'), '198.51.100.1')
  other.report(failed('mio'))
  const hashes = [...one.lines, ...other.lines].map(({ who }) => who)
  expect(hashes[0]).toBe(hashes[1])
  expect(hashes[2]).not.toBe(hashes[0])
})

test('a flood from one source is one line and a count', () => {
  const { lines, security, report } = open()
  for (let n = 0; n < 500; n++) report({ event: 'limit exceeded', limit: 'admin:openByAddress', who: `${n}` })
  report({ event: 'limit exceeded', limit: 'admin:openByAddress', who: 'x' }, '198.51.100.1')
  expect(lines).toHaveLength(2)
  security.flush()
  expect(lines.slice(2)).toMatchObject([
    { event: 'limit exceeded', source: '203.0.113.0/24', count: 499, seconds: 60 },
  ])
})

test('log-ins to many accounts from one source are named one by one, up to twenty', () => {
  const { lines, security, report } = open()
  for (let n = 0; n < 100; n++) report(failed(`account ${n % 50}`))
  expect(lines).toHaveLength(20)
  security.flush()
  expect(lines.at(-1)).toMatchObject({ event: 'log-in failed', count: 80 })
})

test('a flood from everywhere is bounded', () => {
  const { lines, security, report } = open()
  for (let n = 0; n < 5000; n++) report({ event: 'access refused' }, `10.${n >> 8}.${n & 255}.1`)
  expect(lines).toHaveLength(1001)
  security.flush()
  expect(lines.at(-1)).toMatchObject({ source: 'others', count: 3999 })
})

test('outside of a request nothing is logged', () => {
  const { lines } = open()
  reportEvent({ event: 'access refused' })
  expect(lines).toEqual([])
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1', '2001:db8:0::/48'],
  ['2001:db8:aa:bb:cc:dd:ee:ff', '2001:db8:aa::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '::/48'],
  ['', 'unknown'],
])('of the address %s the log has %s', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix)
})
