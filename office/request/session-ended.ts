const name = 'session-ended'

/** The time of the last log-in over this page, by `performance.now()`. */
let returnedAt = 0

/**
 * Says that the session has ended while the page is open: the log-in opens over it. False for the late answer to a
 * request that was sent before the last log-in.
 */
export const announceEnd = (sentAt: number): boolean => sentAt > returnedAt && dispatchEvent(new Event(name))

export function onSessionEnd(listen: () => void): () => void {
  addEventListener(name, listen)
  return () => removeEventListener(name, listen)
}

/** Says that somebody has logged in again over an open page. */
export function announceReturn(): void {
  returnedAt = performance.now()
  dispatchEvent(new Event('session-back'))
}

export function onReturn(listen: () => void): () => void {
  addEventListener('session-back', listen)
  return () => removeEventListener('session-back', listen)
}
