import type { Session } from './use-session.ts'

const unknown: Session = { user: null, fetched: false }
const listeners = new Set<() => void>()
let current = unknown
let asked: Promise<void> | null = null

export const session = {
  read: () => current,
  readOnServer: () => unknown,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function set(next: Session) {
  current = next
  for (const listener of listeners) listener()
}

/** Asks the gallery service who the cookies belong to. A failure is logged; not-fetched becomes fetched all the same. */
export function loadSession(): Promise<void> {
  if (current.user) return Promise.resolve()
  asked ??= ask()
    .then(user => set({ user, fetched: true }))
    .catch((error: unknown) => {
      console.warn(String(error))
      set({ user: null, fetched: true })
    })
  return asked
}

async function ask(): Promise<Session['user']> {
  const response = await fetch('/api/gallery/session/load', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.detail ?? `The session could not be loaded (${response.status})`)
  return answer.user
}
