import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { listPending, migrate } from '../../platform/database/migrate.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { installationMigrations } from '../../platform/installation/tables.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import type { Log } from '../../platform/log.ts'
import { seedGlossary } from '../../services/admin/content/glossary/seed-glossary.ts'
import { importContent } from '../../services/admin/content/import/import-content.ts'
import { claimRelease, fingerprintRelease, isLoaded } from '../../services/admin/content/import/releases.ts'
import { seedSiteNames } from '../../services/admin/content/site-names/seed-site-names.ts'
import { adminMigrations } from '../../services/admin/migrations/migrations.ts'
import { galleryMigrations } from '../../services/gallery/migrations/migrations.ts'
import { officeMigrations } from '../../services/office/migrations/migrations.ts'
import { siteNames } from './site-names.ts'
import type { Tables } from './tables.ts'

/** The owners of tables, in the order in which they are migrated. */
export const tableOwners = [
  installationMigrations,
  jobMigrations,
  galleryMigrations,
  adminMigrations,
  officeMigrations,
]

/** Runs what is pending; resolves to `owner/migration` of each. */
export async function migrateTables(database: Database<Tables>): Promise<string[]> {
  const ran: string[] = []
  for (const owner of tableOwners)
    ran.push(...(await migrate(database, owner)).map(name => `${owner.name}/${name}`))
  return ran
}

/** `owner/migration` of what is still to be run. */
export async function listPendingMigrations(database: Database<Tables>): Promise<string[]> {
  const pending: string[] = []
  for (const owner of tableOwners)
    pending.push(...(await listPending(database, owner)).map(name => `${owner.name}/${name}`))
  return pending
}

interface ContentOptions {
  readonly log: Log
  /** Loads the content of a release that another has followed, too: an operator asks for it. */
  readonly deliberately: boolean
  /** Reads the files of a release that is loaded already, too: tables that they fill may be new. */
  readonly readAgain?: boolean
}

/**
 * Brings what a release comes with into the database: the content folder, the house's words, which lie in `docs/` beside
 * it, and what texts may name of the site. Nothing is written where another release has followed (`older`), and not all
 * on a full disk (`full`).
 */
export async function loadContent(
  { db }: Database<Tables>,
  folder: string,
  { log, deliberately, readAgain = false }: ContentOptions,
): Promise<'loaded' | 'older' | 'full'> {
  const words = readWords(folder)
  const release = fingerprintContent(folder)
  try {
    if (!(await claimRelease(db, release, { deliberately }))) {
      log.warn('The content was not loaded: that of a newer release is')
      return 'older'
    }
    if (!readAgain && (await isLoaded(db, release))) return 'loaded'
    if (words !== '') await seedGlossary(db, words, systemClock())
    await seedSiteNames(db, siteNames)
    report(log, await importContent(db, folder, systemClock, release))
    return 'loaded'
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error.fault !== 'full') throw error
    log.error({ reason: error.message }, 'The content was not loaded: the database serves what it holds')
    return 'full'
  }
}

/** The name of the release that a content folder belongs to. */
export function fingerprintContent(folder: string): string {
  const names = Object.values(siteNames).flatMap(of => [...of])
  return fingerprintRelease(folder, [readWords(folder), ...names])
}

function readWords(contentFolder: string): string {
  const file = join(contentFolder, '../docs/words.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function report(log: Log, { written, removed, conflicts }: Awaited<ReturnType<typeof importContent>>): void {
  if (written.length + removed.length > 0)
    log.info({ written: written.length, removed: removed.length }, 'Content loaded')
  if (conflicts.length === 0) return
  const parts = conflicts.map(({ path, part }) => `${path} ${part}`)
  log.warn({ parts }, 'Files were not loaded: staff have changed the same texts')
}
