export type AccountDialog = 'login' | 'register'

/** The open dialog of the account, if any. Switching between the two takes two ticks. */
export function createDialogStore() {
  const listeners = new Set<() => void>()
  let current: AccountDialog | null = null

  function set(next: AccountDialog | null) {
    current = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => current,
    readOnServer: (): AccountDialog | null => null,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    open: set,
    close: () => set(null),
    /** Closes the one that is open; the other opens on the next tick. */
    switchTo(next: AccountDialog) {
      set(null)
      setTimeout(() => set(next))
    },
  }
}

export const accountDialog = createDialogStore()
