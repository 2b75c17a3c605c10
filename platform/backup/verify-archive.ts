import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { checkKey } from '../storage/storage.ts'
import {
  BackupDamaged,
  databaseNames,
  filesPrefix,
  type Manifest,
  manifestName,
  parseManifest,
  secretName,
} from './manifest.ts'
import { readArchive } from './read-archive.ts'

/** Reads a whole archive and compares every file with its checksum. Throws BackupDamaged, and names what is wrong. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  let manifest: Manifest | null = null
  for await (const { name, size, body } of readArchive(file)) {
    if (name === manifestName) {
      manifest = parseManifest(await text(body))
      continue
    }
    const hash = createHash('sha256')
    for await (const chunk of body) hash.update(chunk)
    found.set(name, { size, sha256: hash.digest('hex') })
  }
  if (!manifest) throw new BackupDamaged('its list of contents is missing')
  if (!manifest.entries.some(({ name }) => name === databaseNames[manifest.database]))
    throw new BackupDamaged('it holds no database')
  for (const { name, size, sha256 } of manifest.entries) {
    const actual = found.get(name)
    if (!actual) throw new BackupDamaged(`${name} is missing`)
    if (actual.size !== size || actual.sha256 !== sha256)
      throw new BackupDamaged(`${name} has another checksum`)
    found.delete(name)
  }
  const [extra] = found.keys()
  if (extra) throw new BackupDamaged(`${extra} is not in its list of contents`)
  checkNames(manifest)
  return manifest
}

/** Only names that this program writes: an archive reaches no other place. */
function checkNames({ database, entries }: Manifest): void {
  for (const { name } of entries) {
    if (name === databaseNames[database] || name === secretName) continue
    if (!name.startsWith(filesPrefix)) throw new BackupDamaged(`${JSON.stringify(name)} belongs nowhere`)
    try {
      checkKey(name.slice(filesPrefix.length))
    } catch (error) {
      throw new BackupDamaged(`${JSON.stringify(name)} belongs nowhere`, { cause: error })
    }
  }
}
