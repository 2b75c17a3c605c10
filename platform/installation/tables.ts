import type { Migrations } from '../database/migrate.ts'

/** One row: the id of the installation, and a signature that identifies its secret without revealing it. */
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
