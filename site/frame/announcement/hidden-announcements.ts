const key = 'hidden-announcements'
/** Older ones have ended. */
const maxHidden = 20

/** The ids of the announcements that were hidden in this browser, with spaces between them; none where it keeps nothing. */
export function readHidden(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** A browser that keeps nothing shows it again on the next page that is loaded. */
export function hideInBrowser(id: string): void {
  try {
    localStorage.setItem(key, [...readHidden().split(' '), id].slice(-maxHidden).join(' '))
  } catch {}
}
