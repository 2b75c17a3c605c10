import type { Migrations } from '../database/migrate.ts'

/** One row: which installation the database belongs to, and what tells its secret from another without telling it. */
export type InstallationTable = {
  /** Always 1. */
  slot: number
  /** A random UUID; the data folder holds the same. */
  id: string
  /** A signature over the id. */
  secret_check: string
}

export type InstallationTables = { installation: InstallationTable }

export const installationMigrations: Migrations = {
  name: 'installation',
  migrations: {
    '001-installation': {
      async up(db) {
        await db.schema
          .createTable('installation')
          .addColumn('slot', 'integer', column => column.primaryKey())
          .addColumn('id', 'text', column => column.notNull())
          .addColumn('secret_check', 'text', column => column.notNull())
          .execute()
      },
    },
  },
}
