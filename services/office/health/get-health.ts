import { statfs } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Health } from '../../../contract/office/health.ts'
import { type DialectName, dialectOf } from '../../../platform/database/dialect.ts'
import { readOnlySince } from '../../../platform/jobs/read-only.ts'
import { readBackup } from '../care/backup-age.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeTables } from '../schema.ts'
import { countJobs, listFailures } from './jobs.ts'
import { getPause } from './pause.ts'

type State = Health['database']['state']

/** A database that answers later, in ms, needs attention. */
const slowMs = 200
/** A mail or job that waits longer, in ms, needs attention. */
const lateMs = 10 * 60_000
/** Less free space, in bytes, needs attention. */
const lowSpace = 1024 ** 3
const storageTimeoutMs = 3000

/** The health of the installation. The storage is asked for at most three seconds. */
export async function getHealth(dependencies: OfficeDependencies, now: Date): Promise<Health> {
  const { db, installation, readOnly = async () => 'off' as const } = dependencies
  const [database, storage, { mail, jobs }, failures, paused, since, state] = await Promise.all([
    getDatabase(db),
    getStorage(dependencies),
    countJobs(db, now),
    listFailures(db),
    getPause(db),
    readOnlySince(db),
    readOnly(),
  ])
  return {
    at: now.toISOString(),
    version: installation.version,
    database,
    storage,
    mail: { state: stateOf(mail, now), ...mail },
    jobs: { state: stateOf(jobs, now), ...jobs },
    backup: await getBackup(dependencies, now),
    failures,
    paused,
    read_only: { state, since },
  }
}

const sizes: Readonly<Record<DialectName, ReturnType<typeof sql<{ bytes: number | string }>>>> = {
  sqlite: sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  postgres: sql`select pg_database_size(current_database()) as bytes`,
}

async function getDatabase(db: Kysely<OfficeTables>): Promise<Health['database']> {
  const began = performance.now()
  await sql`select 1`.execute(db)
  const ms = Math.round((performance.now() - began) * 10) / 10
  const dialect = dialectOf(db)
  const { rows } = await sizes[dialect].execute(db)
  return {
    state: ms > slowMs ? 'attention' : 'ok',
    kind: dialect === 'postgres' ? 'postgres' : 'embedded',
    bytes: rows[0] ? Number(rows[0].bytes) : null,
    ms,
  }
}

async function getStorage({ storage, installation }: OfficeDependencies): Promise<Health['storage']> {
  const { storageFolder } = installation
  const isReady = await within(
    storageTimeoutMs,
    storage.ready().then(() => true),
  )
  const free_bytes = isReady && storageFolder !== null ? await freeBytesOf(storageFolder) : null
  const isLow = free_bytes !== null && free_bytes < lowSpace
  const state: State = !isReady ? 'down' : isLow ? 'attention' : 'ok'
  return { state, kind: storageFolder === null ? 's3' : 'folder', free_bytes }
}

async function getBackup({ installation }: OfficeDependencies, now: Date): Promise<Health['backup']> {
  const backup = await readBackup(installation, now)
  return backup && { at: backup.at, state: backup.isLate ? 'attention' : 'ok' }
}

async function freeBytesOf(folder: string): Promise<number | null> {
  const facts = await statfs(folder).catch(() => null)
  return facts && facts.bavail * facts.bsize
}

/** What the promise resolves to; false when it rejects, or takes longer. */
async function within(ms: number, promise: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), ms)
  try {
    return await Promise.race([promise.catch(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}

const stateOf = ({ oldest, given_up }: Pick<Health['mail'], 'oldest' | 'given_up'>, now: Date): State =>
  given_up > 0 || (oldest !== null && now.getTime() - Date.parse(oldest) > lateMs) ? 'attention' : 'ok'
