import { isHashedPath } from '../paths/asset-path.ts'

/**
 * A path as a request for it would name it, with its dot segments resolved (`/assets/%2e%2e/account` is `/account`); null when
 * it is of another origin or holds what no path of a file or a kept page has.
 */
export function normalPath(path: unknown, origin: string = location.origin): string | null {
  if (typeof path !== 'string') return null
  try {
    const url = new URL(path, origin)
    return url.origin === origin && /^(?:\/[\w.-]+)+$/.test(url.pathname) ? url.pathname : null
  } catch {
    return null
  }
}

/** Files with a hash in their name, below the folders whose files are kept: what is kept of them stays right. */
export const isHashed = (path: string): boolean =>
  /^\/(?:assets|beginners|fonts|pictures)(?:\/[\w.-]+)+$/.test(path) && isHashedPath(path)
