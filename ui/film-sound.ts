const key = 'sound'

/** Whether the visitor has unmuted a video in this browser tab. */
export function isSoundOn(): boolean {
  try {
    return sessionStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** Stores the choice for the tab, where storage is available. */
export function rememberSound(on: boolean): void {
  try {
    sessionStorage.setItem(key, on ? 'on' : 'off')
  } catch {}
}
