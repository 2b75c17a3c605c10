import { access, constants, mkdir, open, opendir, readFile, unlink } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder, writeDurably } from '../durable-file.ts'
import { checkFacts, checkKey, exactly, reading, type Storage, StorageUnavailable } from './storage.ts'

/** Stores files in a folder; `put` resolves when they are synced. */
export function openFolderStorage(dir: string): Storage {
  // Two files for each key: the body and its type. No key has an @, so neither can be in the way of another key.
  const place = (key: string, prefix: string) => {
    checkKey(key)
    return path.join(dir, path.dirname(key), `${prefix}@${path.basename(key)}`)
  }
  return {
    put: (key, body, facts) =>
      orUnavailable(() =>
        reading(body, async () => {
          const file = place(key, '')
          checkFacts(facts)
          await writeDurably(place(key, 'type'), facts.type)
          await writeDurably(file, exactly(body, facts.size))
        }),
      ),
    get: key =>
      orUnavailable(async () => {
        const file = await openExisting(place(key, ''))
        if (!file) return null
        try {
          const { size } = await file.stat()
          const type = await readFile(place(key, 'type'), 'utf8')
          return { stream: file.createReadStream(), size, type }
        } catch (error) {
          await file.close()
          throw error
        }
      }),
    remove: key =>
      orUnavailable(async () => {
        const file = place(key, '')
        // An aborted put leaves a type without a body.
        const hadBody = await removeExisting(file)
        const hadType = await removeExisting(place(key, 'type'))
        if (hadBody || hadType) await syncFolder(path.dirname(file))
      }),
    list: () => listKeys(dir, ''),
    ready: () =>
      orUnavailable(async () => {
        await mkdir(dir, { recursive: true, mode: 0o700 })
        await access(dir, constants.W_OK)
      }),
  }
}

/** The bodies below a folder: `prefix` is its part of the key. */
async function* listKeys(dir: string, prefix: string): AsyncGenerator<string> {
  const folder = await orUnavailable(() => openExistingFolder(path.join(dir, prefix)))
  if (!folder) return
  for await (const entry of folder) {
    if (entry.isDirectory()) yield* listKeys(dir, `${prefix}${entry.name}/`)
    else if (entry.name.startsWith('@')) yield prefix + entry.name.slice(1)
  }
}

async function openExistingFolder(folder: string) {
  try {
    return await opendir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

async function openExisting(file: string) {
  try {
    return await open(file, 'r')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Whether the file existed. */
async function removeExisting(file: string): Promise<boolean> {
  try {
    await unlink(file)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Errors of the file system (no space, no permission, …) become StorageUnavailable. */
async function orUnavailable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!/^E[A-Z]+$/.test(codeOf(error) ?? '')) throw error
    throw new StorageUnavailable(`The folder for files cannot be used: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
