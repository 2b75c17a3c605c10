import { defaultLimits as adminLimits } from '../services/admin/limits.ts'
import { defaultLimits as galleryLimits } from '../services/gallery/limits.ts'
import { defaultLimits as officeLimits } from '../services/office/limits.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const unlimited = { points: 1_000_000, seconds: 60 }
/** All test files come from one address. */
const withoutAddressLimits = Object.fromEntries(
  Object.keys({ ...galleryLimits, ...adminLimits, ...officeLimits })
    .filter(name => name.endsWith('ByAddress'))
    .map(name => [name, unlimited]),
)

const servers = new Map<boolean, Promise<TestServer>>()

/**
 * The server that the test files of a worker share, with usual settings and no rate limits by address; started by the
 * first that asks, and ended with the worker's process. For files that read, or whose accounts and requests have names
 * that no other file uses.
 */
export function sharedServer({ development = false } = {}): Promise<TestServer> {
  const known = servers.get(development)
  if (known) return known
  const server = openShared(development)
  servers.set(development, server)
  return server
}

async function openShared(development: boolean): Promise<TestServer> {
  const server = await openTestServer({ development, allowed: withoutAddressLimits })
  const close = () => Promise.reject(new Error('The server is shared: a file must not close it'))
  return { ...server, close }
}
