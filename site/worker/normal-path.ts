import { isHashedPath } from '../paths/asset-path.ts'

/**
 * The normalized pathname of a path, dot segments resolved (`/assets/%2e%2e/account` is `/account`); null for another
 * origin and for characters that no cached path has.
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

/** Whether a path is an immutable file: a hash in its name, in a folder of the build, of pictures or of the media library. */
export const isHashed = (path: string): boolean =>
  /^\/media\/[0-9a-f]{32}\/[\w-]+\.[0-9a-f]{10}\.\w+$/.test(path) ||
  (/^\/(?:assets|beginners|fonts|pictures)(?:\/[\w.-]+)+$/.test(path) && isHashedPath(path))
