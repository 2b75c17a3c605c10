import {
  type DatabaseIntrospector,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  SqliteAdapter,
  SqliteDialect,
  sql,
  type TableMetadata,
} from 'kysely'
import { type EmbeddedConfig, EmbeddedDriver } from './embedded-driver.ts'

// Kysely's dialects, so that its Migrator can run inside the transaction of `migrate`.

/** SQLite rolls schema changes back with their transaction; Kysely's adapter says that it does not. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver gives out its one connection by itself. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

export class EmbeddedDialect extends SqliteDialect {
  readonly #config: EmbeddedConfig

  constructor(config: EmbeddedConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

/**
 * Takes no migration lock: `migrate` holds one until the end of its transaction. Kysely's belongs to the connection: it
 * outlives a failed transaction, within which it cannot be released.
 */
class LocklessPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Lists the tables of the current schema, without columns. Kysely's lists each column of every schema. */
class CurrentSchemaIntrospector extends PostgresIntrospector {
  readonly #db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    super(db)
    this.#db = db
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_catalog.pg_tables where schemaname = current_schema()
    `.execute(this.#db)
    return rows.map(row => ({ ...row, isView: false, isForeign: false, columns: [] }))
  }
}

export class PooledPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LocklessPostgresAdapter()
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new CurrentSchemaIntrospector(db)
  }
}
