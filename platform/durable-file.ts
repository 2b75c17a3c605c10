import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { newId } from './identity.ts'

const temporaryEnding = '.unfinished'

/** Whether a file's name is that of a temporary file of `writeDurably`. */
export const isTemporary = (name: string): boolean => name.startsWith('.') && name.endsWith(temporaryEnding)

type FileBody = string | Uint8Array | AsyncIterable<Uint8Array>

type DurableOptions = {
  /** Permissions of the file; 0600 when left out. Folders that have to be made get 0700. */
  mode?: number
  /** Fail with EEXIST instead of replacing a file. */
  exclusive?: boolean
}

/**
 * Writes a file atomically, also across a power cut: a temporary file beside it is synced and then renamed. Resolves to the
 * number of bytes.
 */
export async function writeDurably(
  file: string,
  body: FileBody,
  { mode = 0o600, exclusive = false }: DurableOptions = {},
): Promise<number> {
  const dir = path.dirname(file)
  const unfinished = path.join(dir, `.${newId()}${temporaryEnding}`)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  try {
    const size = await writeAndSync(unfinished, body, mode)
    if (exclusive) await link(unfinished, file)
    else await rename(unfinished, file)
    await syncFolder(dir)
    return size
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Syncs a folder, so that a rename, link or removal in it survives a power cut. */
export async function syncFolder(dir: string): Promise<void> {
  // Windows cannot open a folder as a file, and needs no sync.
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeAndSync(file: string, body: FileBody, mode: number): Promise<number> {
  const handle = await open(file, 'wx', mode)
  try {
    await handle.writeFile(body)
    await handle.sync()
    const { size } = await handle.stat()
    return size
  } finally {
    await handle.close()
  }
}
