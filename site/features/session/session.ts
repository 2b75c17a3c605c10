import type { User } from '../../../contract/user.ts'

export interface Session {
  /** A user is held: logged in. */
  readonly user: User | null
  /** The answer is known, even when it was a failure. */
  readonly fetched: boolean
}

const unknown: Session = { user: null, fetched: false }

/** Holds who is looking. `findUser` asks the gallery service, and rejects when it refuses or cannot be reached. */
export function createSession(findUser: () => Promise<User | null>) {
  const listeners = new Set<() => void>()
  let current = unknown
  let asked: Promise<void> | null = null
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
    /** Somebody has logged in here. */
    accept: (user: User) => set({ user, fetched: true }),
    /** Nobody is logged in any more. */
    forget: () => set({ user: null, fetched: true }),
    /** Asks once. A failure is logged; not-fetched becomes fetched all the same. */
    load(): Promise<void> {
      asked ??= findUser()
        .then(user => set({ user, fetched: true }))
        .catch((error: unknown) => {
          console.warn(String(error))
          set({ user: null, fetched: true })
        })
      return asked
    },
    /** Who is logged in now: another tab may have changed that. A failure, or a log-in here meanwhile, gives what is held. */
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

/** Whom the cookies belong to, as the gallery service says. Throws what it says against them. */
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

/** The session of this browser. */
export const session = createSession(findUser)
