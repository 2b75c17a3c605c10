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
  const database = setting ? await openDatabase<AdminTables>(setting) : await databases.open<AdminTables>()
  if (setting) afterAll(() => database.close())
  await migrate(database, jobMigrations)
  await migrate(database, adminMigrations)
  return database
}
