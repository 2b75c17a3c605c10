/**
 * Copies in IndexedDB, by name. `localStorage` is there before a page dies, but reaches the disk up to a minute later; these
 * are on the disk within milliseconds, and so outlive the browser.
 */
const store = 'copies'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('office', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  return opened
}

/** A browser without storage, or with a full one, keeps nothing. */
async function inStore<T>(mode: IDBTransactionMode, ask: (copies: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await open()
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' })
      const asked = ask(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } catch (error) {
    opened = undefined
    console.warn(String(error))
    return null
  }
}

export const writeToDisk = (name: string, text: string): void =>
  void inStore('readwrite', copies => copies.put(text, name))

/** null: there is none. */
export const readFromDisk = async (name: string): Promise<string | null> =>
  (await inStore<string | undefined>('readonly', copies => copies.get(name))) ?? null
