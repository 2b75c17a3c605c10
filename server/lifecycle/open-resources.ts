import type { Database } from '../../platform/database/database.ts'
import { type Listener, openListener, pollMsOf } from '../../platform/database/listener.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { openReplica, type Replica } from '../../platform/database/replica.ts'
import { releaseClaims } from '../../platform/jobs/claim.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLocks, type Locks } from '../../platform/locks/locks.ts'
import { loadSecret } from '../../platform/secret.ts'
import type { Secret, Secrets } from '../../platform/signature.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { traceStatement } from '../../platform/tracing/trace-statement.ts'
import { readChanges, readRevision } from '../../services/admin/content/revision.ts'
import type { ContentNews } from '../services/content-news.ts'
import { readRemoteChanges } from '../services/remote-changes.ts'
import type { Tables } from '../services/tables.ts'
import { watchContent } from '../services/watch-content.ts'
import type { StartOptions } from '../start-options.ts'
import type { Health } from './health.ts'
import { prepare } from './prepare.ts'
import { databaseFailure } from './start-failure.ts'

/** Of the two seconds within which a publishing is visible in every process, the poll takes this at most, in ms. */
const remotePollMs = 500
const embeddedPollMs = 200

/** The resources that the services, the jobs and the pages share. */
export interface Resources {
  readonly database: Database<Tables>
  /** null: there is none. */
  readonly replica: Replica<Tables> | null
  /** Signs links and tokens. */
  readonly secret: Secrets
  /** Authenticates the services to each other. */
  readonly serviceSecret: Secret
  /** The store of the rate limits. */
  readonly limits: Limits
  readonly locks: Locks
  readonly storage: Storage
  /** What has changed of the content since the start. */
  readonly news: ContentNews
  /** The notifications of PostgreSQL; null on the embedded database. */
  readonly listener: Listener | null
  /** Whether this process loads the content of its release, pictures included. */
  readonly loadsContent: boolean
}

/** Opens the database with its tables and content, then everything beside it. Throws `StartFailure`. */
export async function openResources(
  { settings, log, contentFolder, worker }: StartOptions,
  health: Health,
  closing: AsyncDisposableStack,
): Promise<Resources> {
  const onStatement = settings.tracing ? traceStatement : undefined
  const opening = openDatabase<Tables>(settings.database, health.onDatabaseFault, onStatement)
  const database = await opening.catch(error => {
    throw databaseFailure(error, settings.database)
  })
  closing.defer(() => database.close())
  let loadsContent = false
  if (worker?.preparesDatabase !== false) {
    loadsContent = await prepare(database, settings, contentFolder, log)
    // The lock on the data folder lets in one installation: the workers of before are dead.
    if (database.dialect === 'sqlite' && !settings.readOnly)
      await releaseClaims(database as unknown as Database<JobTables>)
  }
  const replica = settings.replica && (await openReplica<Tables>(settings.replica, { readRevision, log }))
  if (replica) closing.defer(() => replica.close())
  const secret = worker?.secret ?? (await loadSecret(settings))
  const limits = worker?.limits ?? (await openLimits(settings.cacheUrl, log))
  closing.defer(() => limits.close())
  const storage = openStorage(settings.storage)
  const serviceSecret = settings.serviceSecret ?? secret
  const { adminApiUrl: baseUrl, origin } = settings
  const read =
    baseUrl === null
      ? (since: number) => readChanges(database.db, since)
      : readRemoteChanges({ baseUrl, origin, serviceSecret, log })
  const listener =
    settings.database.kind === 'postgres'
      ? openListener({
          url: settings.databaseListenUrl ?? settings.database.url,
          db: database.db as never,
          log,
        })
      : null
  if (listener) closing.defer(listener.close)
  const everyMs = () => {
    if (baseUrl !== null) return remotePollMs
    return listener === null ? embeddedPollMs : pollMsOf(listener)
  }
  const content = await watchContent({ read, log, everyMs })
  closing.defer(content.stop)
  listener?.on('content', () => void content.ask())
  const locks = worker?.locks ?? createLocks()
  return {
    ...{ database, replica, secret, serviceSecret, limits, locks, storage, loadsContent },
    news: content.news,
    listener,
  }
}
