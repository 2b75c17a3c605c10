import { BlockList, isIP } from 'node:net'
import { type Environment, readSetting, readWebAddress, readWhole, rejectSetting } from './read-setting.ts'

/** The proxies whose forwarded headers are trusted: as written, and as a list for lookups. */
export type TrustedProxies = { readonly addresses: readonly string[]; readonly blocks: BlockList }

/** Whether a connection from this address (IPv4, IPv6 or IPv4 inside IPv6) comes from a trusted proxy. */
export function isTrustedProxy(proxies: TrustedProxies, address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  return proxies.blocks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const hostname = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i

export const readPort = (env: Environment): number =>
  readWhole(env, 'PORT', { least: 0, most: 65_535 }) ?? 3000

const maxWorkers = 64

/** The port of the metrics of the first process; null: there are none. */
export const readMetricsPort = (env: Environment): number | null =>
  readWhole(env, 'METRICS_PORT', { least: 1, most: 65_535 - maxWorkers })

/** The number of processes that serve the port. */
export const readWorkers = (env: Environment): number =>
  readWhole(env, 'WORKERS', { least: 1, most: maxWorkers }) ?? 1

export const readDrainSeconds = (env: Environment): number =>
  readWhole(env, 'DRAIN_SECONDS', { least: 0, most: 300 }) ?? 0

export function readHost(env: Environment): string {
  const value = readSetting(env, 'HOST') ?? '127.0.0.1'
  const fits = isIP(value) !== 0 || hostname.test(value)
  return fits
    ? value
    : rejectSetting('HOST', value, 'an address to listen on, such as 127.0.0.1, :: or localhost')
}

export function readOrigin(env: Environment, port: number): string {
  const url = readWebAddress(env, 'ORIGIN')
  if (!url) return new URL(`http://localhost:${port}`).origin
  const fits = url.pathname === '/' && url.search === ''
  return fits
    ? url.origin
    : rejectSetting('ORIGIN', url.href, 'an address without a path, such as https://example.com')
}

/** The domain of the session cookies. A browser drops cookies for a domain that the site is not part of. */
export function readCookieDomain(env: Environment, origin: string): string | null {
  const value = readSetting(env, 'COOKIE_DOMAIN')?.toLowerCase() ?? null
  if (value === null) return null
  const host = new URL(origin).hostname
  const fits = hostname.test(value) && (host === value || host.endsWith(`.${value}`))
  return fits
    ? value
    : rejectSetting('COOKIE_DOMAIN', value, `${host} (the host of ORIGIN) or a domain above it`)
}

export function readViewerCountryHeader(env: Environment): string {
  const value = readSetting(env, 'VIEWER_COUNTRY_HEADER') ?? 'cloudfront-viewer-country'
  const fits = /^[a-z0-9!#$%&'*+.^_`|~-]{1,100}$/i.test(value)
  return fits
    ? value.toLowerCase()
    : rejectSetting('VIEWER_COUNTRY_HEADER', value, 'the name of a request header')
}

export function readTrustedProxies(env: Environment): TrustedProxies {
  const addresses = (readSetting(env, 'TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(part => part !== '')
  const blocks = new BlockList()
  for (const address of addresses) addBlock(blocks, address)
  return Object.freeze({ addresses: Object.freeze(addresses), blocks })
}

function addBlock(blocks: BlockList, written: string): void {
  const [address = '', prefix, ...more] = written.split('/')
  const version = isIP(address)
  const bits = version === 6 ? 128 : 32
  const size = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  if (version === 0 || more.length > 0 || !(size <= bits)) {
    rejectSetting('TRUSTED_PROXIES', written, 'addresses or ranges such as 10.0.0.0/8, separated by commas')
  }
  blocks.addSubnet(address, size, version === 6 ? 'ipv6' : 'ipv4')
}
