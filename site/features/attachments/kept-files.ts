/**
 * What is remembered of a file in the visitor's own browser, so that its upload goes on after a reload: the file itself
 * until it is whole, and of a whole one its id. A day later it is forgotten, as by the server.
 */
export interface KeptFile {
  readonly key: string
  readonly draft: string
  readonly name: string
  readonly size: number
  /** null: it is whole. */
  readonly file: File | null
  /** Where it is sent to, once that is known. */
  readonly url: string | null
  readonly at: number
}

const lifeMs = 24 * 3_600_000

export const keepFile = (file: KeptFile): Promise<unknown> => inStore('readwrite', store => store.put(file))

export const forgetFile = (key: string): Promise<unknown> => inStore('readwrite', store => store.delete(key))

/** What is kept for a draft, in the order it was chosen. A browser that keeps nothing has nothing. */
export async function listKeptFiles(draft: string): Promise<KeptFile[]> {
  const all = ((await inStore('readonly', store => store.getAll())) ?? []) as KeptFile[]
  const old = all.filter(({ at }) => at < Date.now() - lifeMs)
  for (const { key } of old) await forgetFile(key)
  return all.filter(file => file.draft === draft && !old.includes(file)).sort((a, b) => a.at - b.at)
}

/** Forgets the files of all drafts, in every tab. Resolves to false where that was not done within a second. */
export async function forgetAllFiles(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return true
  const mine = await opening?.catch(() => undefined)
  mine?.close()
  opening = undefined
  const late = new Promise<boolean>(resolve => setTimeout(() => resolve(false), 1000))
  const gone = resultOf(indexedDB.deleteDatabase(databaseName)).then(
    () => true,
    () => false,
  )
  return Promise.race([gone, late])
}

const listeners = new Set<() => void>()

/** Hears of it when another tab, or the answer to a log-out, has taken away what is kept here. */
export const onFilesTaken = (listener: () => void): void => void listeners.add(listener)

export const databaseName = 'attachments'

let opening: Promise<IDBDatabase> | undefined

/** Resolves to undefined where the browser has no room or keeps nothing: then a reload begins anew. */
async function inStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    opening ??= open()
    const store = (await opening).transaction('files', mode).objectStore('files')
    return await resultOf(run(store))
  } catch {
    opening = undefined
    return undefined
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: 'key' })
  const database = await resultOf(request)
  const leave = () => {
    database.close()
    opening = undefined
    for (const listener of listeners) listener()
  }
  // Deleted by another tab; closed by the browser (`Clear-Site-Data`).
  database.onversionchange = leave
  database.onclose = leave
  return database
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
