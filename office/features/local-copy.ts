/** What was typed, in this browser until the office has it. */
export interface LocalCopy {
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  readonly at: number
}

/** Where what is typed is kept. */
export interface CopyPlaces {
  /** The name in this browser. */
  readonly localKey: string
  /** The endpoint that keeps the copy. */
  readonly path: string
}

const maxAgeMs = 7 * 24 * 60 * 60 * 1000
const nameOf = (key: string) => `copy ${key}`

/** A browser without storage, or with a full one, keeps nothing: the server has its own copy. */
function withoutFault<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    console.warn(String(error))
    return null
  }
}

export const keepLocally = (key: string, fields: LocalCopy['fields']) =>
  withoutFault(() => localStorage.setItem(nameOf(key), JSON.stringify({ fields, at: Date.now() })))

export const dropLocal = (key: string) => withoutFault(() => localStorage.removeItem(nameOf(key)))

/** null also for a copy that is a week old: it is erased. */
export function findLocal(key: string): LocalCopy | null {
  const copy = withoutFault(() => JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as LocalCopy | null)
  if (!copy || copy.at > Date.now() - maxAgeMs) return copy
  dropLocal(key)
  return null
}
