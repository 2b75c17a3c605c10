import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeDurably } from '../durable-file.ts'
import { newId } from '../identity.ts'
import type { DatabaseSetting } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import { countRows } from './copy-embedded.ts'
import { checkEmptyPostgres, countRowsOf, loadPostgres } from './load-postgres.ts'
import { databaseNames, filesPrefix, type Manifest, secretName } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { verifyArchive } from './verify-archive.ts'

interface RestoreOptions {
  readonly file: string
  readonly dataDir: string
  readonly database: DatabaseSetting
  readonly storage: Storage
  /** Whether `SECRET` is set: the secret of the archive is left out then. */
  readonly isSecretSet: boolean
  /** Makes room in the data folder, once the archive is known to be whole and to fit; by default there has to be room. */
  readonly makeRoom?: () => Promise<void>
}

/** The files of a data folder that a restore writes. */
const ownNames = ['site.db', 'site.db-wal', 'site.db-shm', 'secret', 'files', 'installation']

/**
 * Restores an archive into an empty installation, which no server may use. Every checksum is compared before the first byte
 * is written; the database comes last. Throws with a sentence for the operator, and then leaves no database behind.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, dataDir, database, isSecretSet, makeRoom } = options
  if (!makeRoom) await checkTarget(options)
  const manifest = await verifyArchive(file)
  if (manifest.database !== database.kind)
    throw new Error(
      `The backup is of ${titles[manifest.database]}, the settings name ${titles[database.kind]}.`,
    )
  const hasSecret = manifest.entries.some(({ name }) => name === secretName)
  if (!hasSecret && !isSecretSet)
    throw new Error('The secret of this backup was a setting. Set SECRET to the same value, and try again.')
  if (makeRoom) {
    await makeRoom()
    await checkTarget(options)
  }
  const copy = path.join(dataDir, `.${newId()}.unfinished`)
  try {
    await unpack(options, manifest, copy)
    if (database.kind === 'postgres') await loadPostgres(database.url, copy)
    else await rename(copy, database.file)
  } finally {
    await rm(copy, { force: true })
  }
  await checkRows(database, manifest)
  return manifest
}

const titles = { embedded: 'the embedded database', postgres: 'PostgreSQL' } as const

async function checkTarget({ dataDir, database }: RestoreOptions): Promise<void> {
  const present = ownNames.filter(name => existsSync(path.join(dataDir, name)))
  if (present.length > 0)
    throw new Error(
      `${dataDir} is not empty (${present.join(', ')}). Name another folder in DATA_DIR, or use --replace, which moves these aside.`,
    )
  if (database.kind === 'postgres') await checkEmptyPostgres(database.url)
}

/** Moves what a data folder holds into `before-restore-…` in it. Resolves to that folder; null: there was nothing. */
export async function moveAside(dataDir: string, now: Date): Promise<string | null> {
  const present = ownNames.filter(name => existsSync(path.join(dataDir, name)))
  if (present.length === 0) return null
  const aside = path.join(dataDir, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(aside, { mode: 0o700 })
  for (const name of present) await rename(path.join(dataDir, name), path.join(aside, name))
  return aside
}

async function unpack(
  { file, dataDir, storage, isSecretSet }: RestoreOptions,
  manifest: Manifest,
  copy: string,
): Promise<void> {
  const types = new Map(manifest.entries.map(({ name, type }) => [name, type]))
  for await (const { name, size, body } of readArchive(file)) {
    if (name === databaseNames[manifest.database]) await writeDurably(copy, body)
    else if (name === secretName && !isSecretSet) await writeDurably(path.join(dataDir, 'secret'), body)
    else if (name.startsWith(filesPrefix)) {
      const type = types.get(name) ?? 'application/octet-stream'
      await storage.put(name.slice(filesPrefix.length), body, { type, size })
    } else body.resume()
  }
}

/** Throws where a table has other rows than the snapshot had. */
async function checkRows(database: DatabaseSetting, { rows }: Manifest): Promise<void> {
  const restored = database.kind === 'embedded' ? countRows(database.file) : await countRowsOf(database.url)
  const wrong = Object.keys({ ...rows, ...restored }).filter(table => rows[table] !== restored[table])
  if (wrong.length > 0) throw new Error(`These tables are not as they were: ${wrong.join(', ')}.`)
}
