/**
 * A file stored in IndexedDB so that its upload resumes after a reload: the file itself until the upload is complete,
 * its upload id afterwards. It expires after a day, as on the server.
 */
interface StoredFile {
  readonly key: string
  readonly draft: string
  readonly name: string
  readonly size: number
  /** null once the upload is complete. */
  readonly file: File | null
  /** The upload's URL once it is created. */
  readonly url: string | null
  readonly at: number
}

const maxAgeMs = 24 * 3_600_000

export const storeFile = (file: StoredFile): Promise<unknown> =>
  withStore('readwrite', store => store.put(file))

export const deleteStoredFile = (key: string): Promise<unknown> =>
  withStore('readwrite', store => store.delete(key))

/** The stored files of a draft in the order they were chosen; empty where storage is unavailable. */
export async function listStoredFiles(draft: string): Promise<StoredFile[]> {
  const all = ((await withStore('readonly', store => store.getAll())) ?? []) as StoredFile[]
  const old = all.filter(({ at }) => at < Date.now() - maxAgeMs)
  for (const { key } of old) await deleteStoredFile(key)
  return all.filter(file => file.draft === draft && !old.includes(file)).sort((a, b) => a.at - b.at)
}

/** Deletes the stored files of all drafts, in every tab. Resolves to false on failure or after a second. */
export async function deleteStoredFiles(): Promise<boolean> {
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

/** Calls back when another tab, or `Clear-Site-Data`, has deleted the stored files. */
export const onStoreClosed = (listener: () => void): void => void listeners.add(listener)

export const databaseName = 'attachments'

let opening: Promise<IDBDatabase> | undefined

/** Resolves to undefined where IndexedDB fails or its quota is exceeded; uploads then restart after a reload. */
async function withStore<T>(
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
  // By a deletion in another tab; by the browser on `Clear-Site-Data`.
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
