/** Messages of Chromium, Firefox, WebKit and older bundlers for a failed dynamic import. */
const messagePattern =
  /dynamically imported module|importing a module script failed|loading chunk \S+ failed/i

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && messagePattern.test(error.message)

/** The session storage key that boot.js uses as well. */
const key = 'reloaded-at'
const guardMs = 60_000

interface Browser {
  readonly now: () => number
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

const thisBrowser = (): Browser => ({
  now: Date.now,
  storage: sessionStorage,
  reload: () => location.reload(),
})

/** Whether the page was not reloaded within the last 60 seconds, and session storage is available. */
export function mayReload(browser = thisBrowser): boolean {
  try {
    const { now, storage } = browser()
    return now() - Number(storage.getItem(key)) >= guardMs
  } catch {
    return false
  }
}

/**
 * Reloads the page to fetch the scripts of the current release. Returns false within 60 seconds of the last reload or
 * without session storage, to prevent a loop.
 */
export function reloadOnce(browser = thisBrowser): boolean {
  if (!mayReload(browser)) return false
  try {
    const { now, storage, reload } = browser()
    storage.setItem(key, String(now()))
    reload()
    return true
  } catch {
    return false
  }
}
