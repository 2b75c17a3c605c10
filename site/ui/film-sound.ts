const key = 'sound'

/** Whether the visitor has turned the sound of a film on since the browser's tab was opened. */
export function isSoundOn(): boolean {
  try {
    return sessionStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** Where nothing may be kept the choice holds for the one film. */
export function rememberSound(on: boolean): void {
  try {
    sessionStorage.setItem(key, on ? 'on' : 'off')
  } catch {}
}
