import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { writeDurably } from '../durable-file.ts'
import { newId } from '../identity.ts'
import type { DatabaseSetting } from '../settings.ts'
import { incomingPrefix, type Storage } from '../storage/storage.ts'
import { backupsPrefix } from './archive-names.ts'
import { copyEmbedded } from './copy-embedded.ts'
import { dumpPostgres } from './dump-postgres.ts'
import { databaseNames, filesPrefix, type Manifest, manifestName, secretName } from './manifest.ts'
import { pack } from './pack.ts'

interface BackupOptions {
  readonly database: DatabaseSetting
  readonly storage: Storage
  /** The file of the secret; null: it is a setting, and stays out of the archive. */
  readonly secretFile: string | null
  readonly version: string
  /** The archive, which must not exist. Copies lie beside it while it is made. */
  readonly file: string
}

interface MadeBackup {
  readonly at: Date
  /** Of the archive. */
  readonly bytes: number
  readonly files: number
  readonly rows: number
}

/**
 * Writes database, files and secret of an installation into one archive (.tar.gz, mode 0600), also of a running one. The
 * database comes first: a file that is deleted meanwhile is missing, as it is meant to be. Throws when anything cannot be
 * read; there is no archive then.
 */
export async function writeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { database, version, file } = options
  const copy = path.join(path.dirname(file), `.${newId()}.unfinished`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    const { at, rows } = await (database.kind === 'embedded'
      ? copyEmbedded(database.file, copy)
      : dumpPostgres(database.url, copy))
    let files = 0
    const stream = pack(listContents(options, copy), entries => {
      files = entries.filter(({ name }) => name.startsWith(filesPrefix)).length
      const manifest: Manifest = {
        ...{ format: 1, version, at: at.toISOString(), database: database.kind, rows: { ...rows } },
        entries: [...entries],
      }
      return { name: manifestName, text: JSON.stringify(manifest) }
    })
    const bytes = await writeDurably(file, compress(stream), { exclusive: true })
    return { at, bytes, files, rows: Object.values(rows).reduce((sum, each) => sum + each, 0) }
  } finally {
    await rm(copy, { force: true })
  }
}

async function* listContents({ database, storage, secretFile }: BackupOptions, copy: string) {
  const { size } = await stat(copy)
  yield { name: databaseNames[database.kind], size, body: createReadStream(copy) }
  if (secretFile !== null) {
    const secret = await readFile(secretFile)
    yield { name: secretName, size: secret.length, body: Readable.from([secret]) }
  }
  for await (const key of storage.list()) {
    if (key.startsWith(backupsPrefix) || key.startsWith(incomingPrefix)) continue
    const found = await storage.get(key)
    if (found === null) continue
    yield { name: filesPrefix + key, size: found.size, type: found.type, body: found.stream }
  }
}

async function* compress(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
  const gzip = createGzip()
  source.on('error', error => gzip.destroy(error))
  yield* source.pipe(gzip)
}
