import { Readable } from 'node:stream'

/** The facts of a stored object: `type` is a media type such as image/png, `size` is in bytes. */
export type ObjectFacts = { readonly type: string; readonly size: number }

export type StoredObject = ObjectFacts & { readonly stream: Readable }

/**
 * A file storage. A key is a path of lower-case letters, digits and - _ . with / between its parts, at most 500 characters;
 * any other throws a RangeError. An unreachable storage throws StorageUnavailable.
 */
export type Storage = {
  /** Stores a whole file atomically, replacing an earlier one. Throws SizeMismatch when the body has another size. */
  put(key: string, body: Readable | Uint8Array, facts: ObjectFacts): Promise<void>
  /** null when there is none. The stream has to be read or destroyed. */
  get(key: string): Promise<StoredObject | null>
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>
  /** The keys of all files, in no order; those that are stored or removed meanwhile may be missing. */
  list(): AsyncIterable<string>
  /** Throws StorageUnavailable when files cannot be stored. */
  ready(): Promise<void>
}

/** The beginning of the keys of uploads that have not arrived whole: no backup has them. */
export const incomingPrefix = 'incoming/'

export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

export class SizeMismatch extends Error {
  override name = 'SizeMismatch'
}

/** Throws a RangeError for an invalid key. */
export function checkKey(key: string): void {
  const fits = key.length <= 500 && key.split('/').every(part => /^[a-z0-9_-][a-z0-9_.-]{0,199}$/.test(part))
  if (!fits || key.includes('..'))
    throw new RangeError(`Not a storage key: ${JSON.stringify(key.slice(0, 100))}`)
}

/** Throws a RangeError for facts that are no valid header values. */
export function checkFacts({ type, size }: ObjectFacts): void {
  if (!/^[a-z0-9][a-z0-9.+-]{0,99}\/[a-z0-9][a-z0-9.+-]{0,99}(; ?charset=[a-z0-9-]{1,30})?$/i.test(type)) {
    throw new RangeError(`Not a media type: ${JSON.stringify(type.slice(0, 100))}`)
  }
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError('Not a size in bytes')
}

/**
 * Passes a body on, and throws SizeMismatch when its size differs. The last chunk is held back until the end: otherwise a
 * store could accept a part as the whole file.
 */
export async function* exactly(
  body: Readable | Uint8Array,
  size: number,
): AsyncGenerator<Uint8Array, void, void> {
  let count = 0
  let last: Uint8Array | null = null
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    count += chunk.length
    if (count > size) throw new SizeMismatch(`A file of ${size} bytes was to be stored, but more came`)
    if (last) yield last
    last = chunk
  }
  if (count < size) throw new SizeMismatch(`A file of ${size} bytes was to be stored, but ${count} came`)
  if (last) yield last
}

/**
 * Runs a reader of a body and destroys the body afterwards: an unread one keeps no file open, and its errors do not end the
 * process.
 */
export async function reading<T>(body: Readable | Uint8Array, run: () => Promise<T>): Promise<T> {
  if (!(body instanceof Readable)) return run()
  body.on('error', () => {})
  try {
    return await run()
  } finally {
    body.destroy()
  }
}
