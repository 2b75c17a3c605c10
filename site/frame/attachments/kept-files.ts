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

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('attachments', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: 'key' })
  return resultOf(request)
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
