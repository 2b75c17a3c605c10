import { readFromDisk, writeToDisk } from './disk-copy.ts'

/** What was typed, in this browser until the office has it. */
export interface LocalCopy {
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  readonly at: number
}

/** null: the copy was dropped. */
type Stored = Pick<LocalCopy, 'at'> & { readonly fields: LocalCopy['fields'] | null }

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

export function keepLocally(key: string, fields: LocalCopy['fields']): void {
  const text = JSON.stringify({ fields, at: Date.now() } satisfies Stored)
  withoutFault(() => localStorage.setItem(nameOf(key), text))
  writeToDisk(nameOf(key), text)
}

export function dropLocal(key: string): void {
  withoutFault(() => localStorage.removeItem(nameOf(key)))
  // A browser that was killed may have an old copy in `localStorage` again: this is newer.
  writeToDisk(nameOf(key), JSON.stringify({ fields: null, at: Date.now() } satisfies Stored))
}

/** The newest copy; null also for one that is a week old: it is erased. */
export async function findLocal(key: string): Promise<LocalCopy | null> {
  const name = nameOf(key)
  const texts = [withoutFault(() => localStorage.getItem(name)), await readFromDisk(name)]
  const copies = texts.flatMap(text => withoutFault(() => JSON.parse(text ?? 'null') as Stored | null) ?? [])
  const [newest] = copies.toSorted((a, b) => b.at - a.at)
  if (!newest?.fields) return null
  const { fields, at } = newest
  if (at > Date.now() - maxAgeMs) return { fields, at }
  dropLocal(key)
  return null
}
