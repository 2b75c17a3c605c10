import { reportEvent } from '../../platform/security-log.ts'

/** Logs a cross-origin call that changes data, or one with an invalid service secret. */
export function reportUntrustedOrigin(headers: Headers, call?: string): void {
  const isGuess = /^service /i.test(headers.get('authorization') ?? '')
  reportEvent({
    event: isGuess ? 'service secret refused' : 'cross-site request refused',
    ...(call !== undefined && { call }),
    status: 403,
  })
}
