import { expect, test } from 'vitest'
import { normalForm } from './normalise-address.ts'

test.for([
  '/',
  '/press',
  '/cn/insight/2026/one-leaf',
  '/_root.data',
  '/.well-known/security.txt',
  '/a~b_c-d.e',
  '/%E7%B5%B5',
  '/%25',
  '/a%2Fb',
  '/a:b@c',
])('%s is in normal form', path => {
  expect(normalForm(path)).toBe(path)
})

test.for([
  ['/Press', '/press'],
  ['/PRESS/', '/press'],
  ['/press//', '/press'],
  ['//press', '/press'],
  ['//evil.example/x', '/evil.example/x'],
  ['///', '/'],
  ['/cn//press', '/cn/press'],
  ['/%70ress', '/press'],
  ['/%50ress', '/press'],
  ['/pre%2Dss', '/pre-ss'],
  ['/%2e%2e/press', '/press'],
  ['/a/../press', '/press'],
  ['/a/./press', '/a/press'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/%2E%2E%2Fpress', '/..%2Fpress'],
  ['/a/..//evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/%2e//evil.example', '/evil.example'],
  ['/press/.', '/press'],
  ['/%e7%b5%b5', '/%E7%B5%B5'],
  ['/press#top', '/press'],
  ['/a"b<c>', '/a%22b%3Cc%3E'],
] as const)('%s is %s', ([path, normal]) => {
  expect(normalForm(path)).toBe(normal)
})

test('a normal form is its own normal form, and never names another host', () => {
  const parts = ['/', '//', '.', '..', '%2e', '%2F', '%25', 'A', 'b', '%41', '%e7', '@', ':', '#', ';', '~']
  let state = 7
  for (let n = 0; n < 20_000; n++) {
    let path = '/'
    for (let length = 0; length < 8; length++) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      path += parts[state % parts.length]
    }
    const normal = normalForm(path)
    expect(normalForm(normal)).toBe(normal)
    expect(normal).toMatch(/^\/(?!\/)/)
    expect(new URL(normal, 'http://host').host).toBe('host')
    expect(new URL(normal, 'http://host').pathname).toBe(normal)
  }
})
