import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readSettings } from '../../platform/settings.ts'
import { visitorAddress } from './visitor-address.ts'

const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8' })

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  visitorAddress(
    { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    trustedProxies,
  )

test.each([
  ['a visitor without a proxy', '203.0.113.9', undefined, '203.0.113.9'],
  ['a stranger who claims to be forwarded', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a visitor behind our proxy', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a visitor behind two of ours', '10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a visitor who put an address in front', '10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['our own proxy, asking for itself', '10.0.0.1', undefined, '10.0.0.1'],
  ['rubbish from our proxy', '10.0.0.1', `${'x'.repeat(5000)}`, 'x'.repeat(64)],
  ['a socket that has gone', undefined, undefined, ''],
])('%s', (_, peer, forwarded, address) => {
  expect(from(peer, forwarded)).toBe(address)
})
