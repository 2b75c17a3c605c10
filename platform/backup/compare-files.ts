import { createHash } from 'node:crypto'
import type { Storage } from '../storage/storage.ts'
import { filesPrefix, type Manifest } from './manifest.ts'

/** Reads every file of a restored storage; the keys that differ from the manifest, are missing, or are there besides. */
export async function compareFiles(storage: Storage, { entries }: Manifest): Promise<string[]> {
  const expected = new Map(
    entries
      .filter(({ name }) => name.startsWith(filesPrefix))
      .map(entry => [entry.name.slice(filesPrefix.length), entry]),
  )
  const wrong: string[] = []
  for await (const key of storage.list()) {
    const entry = expected.get(key)
    expected.delete(key)
    const found = entry && (await storage.get(key))
    if (!found) {
      wrong.push(key)
      continue
    }
    const hash = createHash('sha256')
    for await (const chunk of found.stream) hash.update(chunk)
    if (hash.digest('hex') !== entry.sha256 || found.type !== entry.type) wrong.push(key)
  }
  return [...wrong, ...expected.keys()]
}
