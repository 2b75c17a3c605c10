import type { Database } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { loadSecret } from '../../platform/secret.ts'
import type { Secret, Secrets } from '../../platform/signature.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { prepareDatabase } from '../services/local-services.ts'
import type { Tables } from '../services/tables.ts'
import { watchRevision } from '../services/watch-revision.ts'
import type { StartOptions } from '../start-options.ts'
import type { Health } from './health.ts'
import { databaseFailure, tablesFailure } from './start-failure.ts'

/** The resources that the services, the jobs and the pages share. */
export interface Resources {
  readonly database: Database<Tables>
  /** Signs links and tokens. */
  readonly secret: Secrets
  /** Authenticates the services to each other. */
  readonly serviceSecret: Secret
  /** The store of the rate limits. */
  readonly limits: Limits
  readonly storage: Storage
  /** The current revision of the content. */
  readonly revision: () => number
}

/** Opens the database with its tables and content, then everything beside it. Throws `StartFailure`. */
export async function openResources(
  { settings, log, contentFolder }: StartOptions,
  health: Health,
  closing: AsyncDisposableStack,
): Promise<Resources> {
  const database = await openDatabase<Tables>(settings.database, health.onDatabaseFault).catch(error => {
    throw databaseFailure(error, settings.database)
  })
  closing.defer(() => database.close())
  await prepareDatabase(database, contentFolder, log).catch(error => {
    throw tablesFailure(error, settings.database)
  })
  const secret = await loadSecret(settings)
  const limits = await openLimits(settings.cacheUrl, log)
  closing.defer(() => limits.close())
  const storage = openStorage(settings.storage)
  const revision = await watchRevision(database.db, log)
  closing.defer(() => revision.stop())
  const serviceSecret = settings.serviceSecret ?? secret
  return { database, secret, serviceSecret, limits, storage, revision: revision.current }
}
