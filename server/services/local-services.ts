import type { Fetch } from '../../contract/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { installationMigrations } from '../../platform/installation/tables.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Secret } from '../../platform/signature.ts'
import { importContent } from '../../services/admin/content/import/import-content.ts'
import type { AdminLimits } from '../../services/admin/limits.ts'
import { adminMigrations } from '../../services/admin/migrations/migrations.ts'
import { createAdminService, type FormDependencies } from '../../services/admin/service.ts'
import type { GalleryLimits } from '../../services/gallery/limits.ts'
import { galleryMigrations } from '../../services/gallery/migrations/migrations.ts'
import { createGalleryService } from '../../services/gallery/service.ts'
import type { RecipientLimits } from '../../services/mail/recipient-limit.ts'
import { countedPages } from '../../site/page-table/known-pages.ts'
import type { Tables } from './tables.ts'

/**
 * Brings the tables up to date and loads what has changed in the content folder, if one is given. Safe to repeat. Content
 * for which the disk has no room is left for the next start.
 */
export async function prepareDatabase(
  database: Database<Tables>,
  contentFolder: string | null,
  log: Log,
): Promise<void> {
  for (const migrations of [installationMigrations, jobMigrations, galleryMigrations, adminMigrations])
    await migrate(database, migrations)
  if (contentFolder === null) return
  const { written, removed } = await importContent(database.db, contentFolder).catch(error => {
    if (!(error instanceof DatabaseUnavailable) || error.fault !== 'full') throw error
    log.error({ reason: error.message }, 'The content was not loaded: the database serves what it holds')
    return { written: [], removed: [] }
  })
  if (written.length + removed.length > 0) {
    log.info({ written: written.length, removed: removed.length }, 'Content loaded')
  }
}

export interface LocalServicesOptions {
  readonly database: Database<Tables>
  readonly log: Log
  readonly origin: string
  readonly serviceSecret: Secret
  readonly cookieDomain: string | null
  /** Where tries are counted, and how many are allowed where that is not as usual. */
  readonly limits: Limits
  readonly allowed?: Partial<GalleryLimits & AdminLimits & RecipientLimits>
  readonly forms: FormDependencies
  /** The admin service, where it runs apart. */
  readonly farAdmin: Fetch | null
}

/** The two services of this process. */
export function createLocalServices(options: LocalServicesOptions): { admin: Fetch; gallery: Fetch } {
  const { database, limits, allowed, forms, farAdmin, ...rest } = options
  const admin = createAdminService({
    db: database.db,
    limits,
    forms,
    countedPages,
    ...(allowed && { allowed }),
    ...rest,
  })
  return {
    admin,
    gallery: createGalleryService({
      db: database.db,
      limits,
      admin: farAdmin ?? admin,
      secret: forms.secret,
      captcha: forms.captcha,
      ...(allowed && { allowed }),
      ...rest,
    }),
  }
}
