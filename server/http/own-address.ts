import type { Settings } from '../../platform/settings.ts'

/** The address of this server on its own machine; that of the site where this process serves no pages. */
export function addressOf({ host, port, origin, role }: Settings): string {
  if (role === 'worker') return origin
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`
}
