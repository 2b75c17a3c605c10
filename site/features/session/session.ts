import type { User } from '../../../contract/user.ts'

export interface Session {
  /** The logged-in user; null without one. */
  readonly user: User | null
  /** Whether the first request has finished, successfully or not. */
  readonly fetched: boolean
}

const unknown: Session = { user: null, fetched: false }

/** A store of the session. `findUser` asks the gallery service, and rejects on a refusal or a network failure. */
export function createSession(findUser: () => Promise<User | null>) {
  const listeners = new Set<() => void>()
  let current = unknown
  let pending: Promise<void> | null = null
  let changes = 0

  function set(next: Session) {
    current = next
    changes++
    for (const listener of listeners) listener()
  }

  return {
    read: () => current,
    readOnServer: () => unknown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Sets the user after a log-in. */
    accept: (user: User) => set({ user, fetched: true }),
    /** Clears the user after a log-out. */
    forget: () => set({ user: null, fetched: true }),
    /** Loads the user once. A failure is logged and counts as fetched. */
    load(): Promise<void> {
      pending ??= findUser()
        .then(user => set({ user, fetched: true }))
        .catch((error: unknown) => {
          console.warn(String(error))
          set({ user: null, fetched: true })
        })
      return pending
    },
    /**
     * Reloads the user, because another tab may have changed the session. On a failure, or after a log-in meanwhile,
     * gives the current user.
     */
    async check(): Promise<User | null> {
      if (!current.fetched) await this.load()
      else {
        const before = changes
        const user = await findUser().catch(() => current.user)
        if (changes === before && user?.id !== current.user?.id) set({ user, fetched: true })
      }
      return current.user
    },
  }
}

/** The user of the session cookie. Throws the problem's `detail` on a refusal. */
async function findUser(): Promise<User | null> {
  const response = await fetch('/api/gallery/session/load', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.detail ?? `The session could not be loaded (${response.status})`)
  return answer.user
}

/** The session store of this browser. */
export const session = createSession(findUser)
