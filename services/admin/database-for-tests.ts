import { afterAll } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import type { DatabaseSetting } from '../../platform/settings.ts'
import type { TestDatabases } from '../../test/databases.ts'
import { adminMigrations } from './migrations/migrations.ts'
import type { AdminTables } from './schema.ts'

/** A database with the admin service's tables: a new one, or the one of `setting`. */
export async function openAdminDatabase(databases: TestDatabases, setting?: DatabaseSetting) {
  const owners = [jobMigrations, adminMigrations]
  if (!setting) return databases.open<AdminTables>(owners)
  const database = await openDatabase<AdminTables>(setting)
  afterAll(() => database.close())
  for (const migrations of owners) await migrate(database, migrations)
  return database
}
