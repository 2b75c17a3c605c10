import { afterEach, expect, test } from 'vitest'
import { checkOutside } from './check-outside.ts'
import { createOutsideHosts } from './outside-hosts.ts'
import { isPublicAddress } from './public-address.ts'
import { readRetryAfter } from './request-outside.ts'
import { isAllowedBy } from './robots-rules.ts'
import { createInternet, openSite } from './sites-for-tests.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>, body?: string]

const none: Answer = [404]

/** Another site with its answers by method and path; what it does not know is a 404, and `null` never answers. */
async function openOther(
  answers: Readonly<Record<string, Answer | null>>,
  names: Parameters<typeof createInternet>[0] = {},
) {
  const headers: unknown[] = []
  const site = await openSite((request, response) => {
    headers.push(request.headers)
    const answer = answers[`${request.method} ${request.url}`] ?? answers[`${request.url}`]
    if (answer === null) return
    const [status, more = {}, body = ''] = answer ?? none
    response.writeHead(status, more).end(body)
  })
  closing.push(site.close)
  const network = createInternet({ 'other.example': site.port, ...names })
  const signal = new AbortController().signal
  const options = { network, signal, userAgent: 'SiteCareBot/1.0 (link check; +https://us/)', timeoutMs: 300 }
  const hosts = createOutsideHosts({ ...options, robot: 'sitecarebot', pauseMs: 5 })
  const check = async (url: string) => {
    const { result, reason } = await checkOutside(url, hosts, options)
    return reason === '' ? result : `${result}: ${reason}`
  }
  return { ...site, headers, network, check }
}

test('addresses of the public internet are told from all others', () => {
  for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '1.1.1.1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  const others =
    '127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ' +
    '198.18.0.1 192.0.2.1 :: ::1 fe80::1 fd00::1 fc00::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: ' +
    '2001:db8::1 2001::1 ff02::1 fd00:ec2::254 nonsense'
  for (const address of others.split(' '))
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})

test('a link is alive by HEAD alone, or by GET where HEAD is not liked; what is gone is asked for twice', async () => {
  const { check, asked, headers } = await openOther({
    '/fine': [200],
    'HEAD /odd': [405],
    'GET /odd': [200, {}, 'x'.repeat(100_000)],
    '/gone': [410],
    '/broken': [500],
    '/login': [401],
    '/members': [403],
    '/strange': [999],
  })
  expect(await check('http://other.example/fine#part')).toBe('alive')
  expect(asked).toEqual(['GET /robots.txt', 'HEAD /fine'])
  expect(await check('http://other.example/odd')).toBe('alive')
  // The network of the tests speaks no TLS; what is sent is the same.
  expect(await check('https://other.example/fine')).toBe('alive')
  expect(await check('http://other.example/none')).toBe('gone: There is no such page (404).')
  expect(await check('http://other.example/gone')).toBe('gone: There is no such page (410).')
  expect(await check('http://other.example/broken')).toBe('failed: It answers with an error (500).')
  for (const path of ['login', 'members', 'strange'])
    expect(await check(`http://other.example/${path}`)).toMatch(/^unchecked: It wants a log-in, or no robots/)
  // One robots.txt an origin, and each address at most twice.
  expect(asked.filter(each => each.endsWith('robots.txt'))).toHaveLength(2)
  expect(asked.filter(each => each.endsWith('/gone'))).toEqual(['HEAD /gone', 'GET /gone'])
  for (const sent of headers as Record<string, string>[]) {
    expect(Object.keys(sent).filter(name => ['cookie', 'authorization', 'referer'].includes(name))).toEqual(
      [],
    )
    expect(sent['user-agent']).toContain('SiteCareBot')
    expect(sent.host).toBe('other.example')
  }
})

test('a site that does not answer, breaks off or has no name has failed, and is not gone', async () => {
  const { check } = await openOther({ '/robots.txt': [404], '/slow': null })
  expect(await check('http://other.example/slow')).toBe('failed: It did not answer in time.')
  expect(await check('http://nobody.example/')).toBe('failed: Its name is not known.')
  const { check: closed, close } = await openOther({})
  await close()
  expect(await closed('http://other.example/')).toBe('failed: Nothing answers there.')
})

test('redirects are followed some times, and looked at each time', async () => {
  const { check, network } = await openOther(
    {
      '/moved': [301, { Location: '/fine' }],
      '/fine': [200],
      '/round': [302, { Location: '/round' }],
      '/inside': [302, { Location: 'http://inside.example/' }],
      '/metadata': [302, { Location: 'http://169.254.169.254/latest/meta-data/' }],
      '/loop6': [302, { Location: 'http://[::1]/' }],
      '/port': [302, { Location: 'http://other.example:8080/' }],
      '/file': [302, { Location: 'file:///etc/passwd' }],
    },
    { 'inside.example': ['10.0.0.7'], 'both.example': ['93.184.216.34', '127.0.0.1'] },
  )
  expect(await check('http://other.example/moved')).toBe('alive')
  expect(await check('http://other.example/round')).toBe('failed: It redirects more than 5 times.')
  const inside = 'unchecked: It leads into a private network.'
  for (const path of ['inside', 'metadata', 'loop6'])
    expect([path, await check(`http://other.example/${path}`)]).toEqual([path, inside])
  for (const host of ['127.0.0.1', '[::1]', 'both.example', '2130706433', '0x7f.1'])
    expect([host, await check(`http://${host}/`)]).toEqual([host, inside])
  for (const path of ['port', 'file'])
    expect(await check(`http://other.example/${path}`)).toMatch(/^unchecked: It is no plain address/)
  for (const url of [
    'http://name:word@other.example/',
    'http://other.example:22/',
    'https://other.example:8443/',
  ])
    expect(await check(url)).toMatch(/^unchecked: It is no plain address/)
  expect([...new Set(network.connections)]).toEqual(['93.184.216.34:80'])
})

test('robots.txt and Retry-After are kept to', async () => {
  const robots = 'User-agent: *\nDisallow: /private\nAllow: /private/open$\n'
  const { check, asked } = await openOther({
    '/robots.txt': [200, {}, robots],
    '/private/open': [200],
    '/busy': [429, { 'Retry-After': '3600' }],
    '/fine': [200],
  })
  expect(await check('http://other.example/private/x')).toBe('unchecked: Its robots.txt keeps robots away.')
  expect(await check('http://other.example/private/open')).toBe('alive')
  expect(await check('http://other.example/busy')).toMatch(/^unchecked: .*429/)
  expect(await check('http://other.example/fine')).toBe('unchecked: It asks to be left in peace for a while.')
  expect(asked).toEqual(['GET /robots.txt', 'HEAD /private/open', 'HEAD /busy'])
  expect([readRetryAfter('5'), readRetryAfter('soon'), readRetryAfter(undefined)]).toEqual([5000, null, null])
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000)
})

test('robots.txt is read by RFC 9309, whatever stands in it', () => {
  const rules = (text: string, path = '/a/b?c') => isAllowedBy(text, 'SiteCareBot', path)
  expect(rules('')).toBe(true)
  expect(rules('User-agent: *\nDisallow: /')).toBe(false)
  expect(rules('user-agent: sitecarebot\nuser-agent: x\ndisallow: /a\n\nuser-agent: *\nallow: /')).toBe(false)
  expect(rules('User-agent: other\nDisallow: /\nUser-agent: *\nDisallow:')).toBe(true)
  expect(rules('User-agent: *\nDisallow: /a\nAllow: /a/b')).toBe(true)
  expect(rules('User-agent: *\nDisallow: /*?c$ # queries')).toBe(false)
  expect(rules('User-agent: *\nDisallow: /*b$')).toBe(true)
  expect(rules('<html>Disallow: /</html>')).toBe(true)
  const began = performance.now()
  rules(`User-agent: *\nDisallow: /${'*a'.repeat(250)}$`, `/${'a'.repeat(5000)}b`)
  expect(performance.now() - began).toBeLessThan(10_000)
})
