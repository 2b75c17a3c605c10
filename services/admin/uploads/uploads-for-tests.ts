import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Upload } from '../../../contract/upload-answer.ts'
import { uploadsPath } from '../../../contract/uploads.ts'
import { openLimits } from '../../../platform/limits/open-limits.ts'
import { createLog } from '../../../platform/log.ts'
import { openFolderStorage } from '../../../platform/storage/folder.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { TestDatabases } from '../../../test/databases.ts'
import { openFolder } from '../../../test/folders.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import type { AdminLimits } from '../limits.ts'
import type { AdminTables } from '../schema.ts'
import { createInspector, type Inspector } from './inspection/inspector.ts'
import { createUploads } from './uploads.ts'

const origin = 'https://example.com'
const tus = { 'Tus-Resumable': '1.0.0', 'Sec-Fetch-Site': 'same-origin' }
const log = createLog('silent')
/** The shared inspector of a worker, whose process ends when idle. */
const inspector = createInspector({ log })

const octets = { 'Content-Type': 'application/offset+octet-stream' }

export interface UploadsForTests {
  /** The database of another process; by default one of its own. */
  readonly db?: Kysely<AdminTables>
  readonly storage?: Storage
  readonly growInStorage?: boolean
  readonly clamavUrl?: string
  readonly inspector?: Inspector
  readonly allowed?: Partial<AdminLimits>
}

/** The uploads endpoint on its own database and folders, with a tus client. */
export async function openUploads(databases: TestDatabases, options: UploadsForTests = {}) {
  const db = options.db ?? (await openAdminDatabase(databases)).db
  const root = await openFolder('uploads')
  const folder = join(root, 'uploads')
  const storage = options.storage ?? openFolderStorage(join(root, 'files'))
  // The tus library compares expiry with the system clock.
  let now = new Date()
  const uploads = createUploads({
    db,
    storage,
    folder,
    growInStorage: options.growInStorage ?? false,
    clamavUrl: options.clamavUrl ?? null,
    inspector: options.inspector ?? inspector,
    limits: await openLimits(null, log),
    ...(options.allowed && { allowed: options.allowed }),
    log,
    origin,
    secret: 'a secret that signs links',
    serviceSecret: 'a secret between the two',
    clock: () => now,
  })

  const ask = (path: string, method: string, headers: Record<string, string>, body?: Uint8Array) =>
    uploads.answer(
      new Request(`${origin}${path}`, {
        method,
        headers: { ...tus, ...headers },
        ...(body && { body: new Uint8Array(body) }),
      }),
    )
  const create = (name: string, size: number, headers: Record<string, string> = {}) =>
    ask(uploadsPath, 'POST', {
      'Upload-Length': String(size),
      'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
      'X-Visitor-Address': '203.0.113.7',
      ...headers,
    })
  const patch = (path: string, offset: number, body: Uint8Array) =>
    ask(path, 'PATCH', { ...octets, 'Upload-Offset': String(offset) }, body)
  return {
    db,
    storage,
    folder,
    uploads,
    ask,
    create,
    patch,
    head: (path: string) => ask(path, 'HEAD', {}),
    /** The status of an upload from the service. */
    tell: async (path: string) => (await (await ask(path, 'GET', {})).json()) as Upload,
    /** Sends a whole file; resolves to its path and the last answer. */
    async send(name: string, content: Uint8Array | string) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const created = await create(name, bytes.length)
      const path = created.headers.get('location') ?? ''
      if (created.status !== 201) return { path, id: '', answer: created }
      return { path, id: path.split('/').at(-1) ?? '', answer: await patch(path, 0, bytes) }
    },
    /** The incomplete files. */
    growing: () => readdir(folder).catch(() => []),
    later(ms: number) {
      now = new Date(now.getTime() + ms)
    },
  }
}

/** The stored bytes of an upload. */
export async function readStored(storage: Storage, id: string): Promise<Buffer | null> {
  const stored = await storage.get(`attachments/${id}`)
  return stored && Buffer.concat(await stored.stream.toArray())
}
