const key = 'hidden-announcements'
/** Older ones have ended. */
const maxHidden = 20

const listeners = new Set<() => void>()

/** The announcements that were hidden in this browser, as an external store; a server knows of none. */
export const hiddenAnnouncements = {
  read: (): string => readStored(),
  readOnServer: () => '',
  hide(id: string) {
    const ids = [...readStored().split(' ').filter(Boolean), id].slice(-maxHidden)
    stored = ids.join(' ')
    try {
      localStorage.setItem(key, stored)
    } catch {
      // A browser that keeps nothing hides it until the page is left.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

let stored: string | undefined

function readStored(): string {
  try {
    stored ??= localStorage.getItem(key) ?? ''
  } catch {
    stored ??= ''
  }
  return stored
}
