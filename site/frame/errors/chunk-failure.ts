/** How Chromium, Firefox, WebKit and older bundlers say that a script of the site could not be fetched. */
const saying = /dynamically imported module|importing a module script failed|loading chunk \S+ failed/i

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && saying.test(error.message)

/** boot.js keeps the same time under the same name. */
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

/** Whether the page was not loaded anew within the last 60 seconds, and it can be remembered that it is. */
export function mayReload(browser = thisBrowser): boolean {
  try {
    const { now, storage } = browser()
    return now() - Number(storage.getItem(key)) >= guardMs
  } catch {
    return false
  }
}

/**
 * Loads the page anew, for scripts of the release that is served now; false when that was just done and would hardly
 * help, or where nothing can be remembered and it could go on for ever.
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
