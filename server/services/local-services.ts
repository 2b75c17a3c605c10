import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fetch } from '../../contract/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { installationMigrations } from '../../platform/installation/tables.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { HashCost } from '../../platform/passwords.ts'
import type { Secret, Secrets } from '../../platform/signature.ts'
import { seedGlossary } from '../../services/admin/content/glossary/seed-glossary.ts'
import { importContent } from '../../services/admin/content/import/import-content.ts'
import { seedSiteNames } from '../../services/admin/content/site-names/seed-site-names.ts'
import type { AdminLimits } from '../../services/admin/limits.ts'
import { adminMigrations } from '../../services/admin/migrations/migrations.ts'
import { createAdminService, type FormDependencies } from '../../services/admin/service.ts'
import type { GalleryLimits } from '../../services/gallery/limits.ts'
import { galleryMigrations } from '../../services/gallery/migrations/migrations.ts'
import { createGalleryService } from '../../services/gallery/service.ts'
import { createAdminPeer } from '../../services/http/peer.ts'
import type { RecipientLimits } from '../../services/mail/recipient-limit.ts'
import { officeMigrations } from '../../services/office/migrations/migrations.ts'
import { countedPages } from '../../site/page-table/known-pages.ts'
import { siteNames } from './site-names.ts'
import type { Tables } from './tables.ts'

/**
 * Migrates the tables and imports the content folder, where one is given; idempotent. On a full disk the import is left
 * for the next start.
 */
export async function prepareDatabase(
  database: Database<Tables>,
  contentFolder: string | null,
  log: Log,
): Promise<void> {
  const owners = [installationMigrations, jobMigrations, galleryMigrations, adminMigrations, officeMigrations]
  for (const migrations of owners) await migrate(database, migrations)
  if (contentFolder === null) return
  const { written, removed, conflicts } = await loadFiles(database, contentFolder).catch(error => {
    if (!(error instanceof DatabaseUnavailable) || error.fault !== 'full') throw error
    log.error({ reason: error.message }, 'The content was not loaded: the database serves what it holds')
    return { written: [], removed: [], conflicts: [] }
  })
  if (written.length + removed.length > 0) {
    log.info({ written: written.length, removed: removed.length }, 'Content loaded')
  }
  if (conflicts.length > 0) {
    const parts = conflicts.map(({ path, part }) => `${path} ${part}`)
    log.warn({ parts }, 'Files were not loaded: staff have changed the same texts')
  }
}

/** The texts, the house's words, which lie in `docs/` beside the content folder, and what texts may name of the site. */
async function loadFiles({ db }: Database<Tables>, contentFolder: string) {
  const words = join(contentFolder, '../docs/words.md')
  if (existsSync(words)) await seedGlossary(db, readFileSync(words, 'utf8'), new Date())
  await seedSiteNames(db, siteNames)
  return importContent(db, contentFolder)
}

interface LocalServicesOptions {
  readonly database: Database<Tables>
  readonly log: Log
  readonly origin: string
  readonly serviceSecret: Secret
  readonly cookieDomain: string | null
  /** The store of the rate limits. */
  readonly limits: Limits
  /** Rate limits that differ from the defaults. */
  readonly allowed?: Partial<GalleryLimits & AdminLimits & RecipientLimits>
  readonly passwordCost?: HashCost | undefined
  readonly forms: FormDependencies
  readonly mailWebhookSecret: Secrets | null
  /** The admin service, where it is remote. */
  readonly remoteAdmin: Fetch | null
}

/** The gallery service of this process, and the admin service that it calls: remote, or of this process as well. */
export function createLocalServices(options: LocalServicesOptions): { admin: Fetch; gallery: Fetch } {
  const { database, forms, remoteAdmin, passwordCost, mailWebhookSecret, ...rest } = options
  const { db } = database
  const admin = remoteAdmin ?? createAdminService({ ...rest, db, forms, countedPages, mailWebhookSecret })
  const { secret, captcha } = forms
  const gallery = createGalleryService({
    ...{ ...rest, db, secret, captcha, passwordCost },
    admin: createAdminPeer(admin, rest),
  })
  return { admin, gallery }
}
