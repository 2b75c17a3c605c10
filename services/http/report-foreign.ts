import { reportEvent } from '../../platform/security-log.ts'

/** Logs a change that came from another site, or with a secret that is not the site's. */
export function reportForeign(headers: Headers, call?: string): void {
  const isGuess = /^service /i.test(headers.get('authorization') ?? '')
  reportEvent({
    event: isGuess ? 'service secret refused' : 'cross-site request refused',
    ...(call !== undefined && { call }),
    status: 403,
  })
}
