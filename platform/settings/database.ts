import path from 'node:path'
import { type Environment, readStoreAddress, readWhole, rejectSetting } from './read-setting.ts'

/** The bounds of a pool of connections to PostgreSQL. */
export interface DatabaseLimits {
  /** The most connections of one process. */
  readonly pool: number
  /** How long a statement may take, and how long it waits for a lock, in ms. */
  readonly statementMs: number
  readonly lockMs: number
}

export type DatabaseSetting =
  /** `file` is a path, or `:memory:` for a database that lives as long as its connection. */
  | { readonly kind: 'embedded'; readonly file: string }
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** The defaults where it is left out. */
      readonly limits?: DatabaseLimits
    }

/** A replica that answers lists and searches as long as it is not further behind than this. */
export interface ReplicaSetting {
  readonly url: string
  readonly limits: DatabaseLimits
  readonly lagMs: number
}

export const defaultLimits: DatabaseLimits = { pool: 10, statementMs: 15_000, lockMs: 3000 }

export function readDatabase(env: Environment, dataDir: string): DatabaseSetting {
  const limits = readLimits(env)
  const url = readPostgresAddress(env, 'DATABASE_URL')
  if (!url) return { kind: 'embedded', file: path.join(dataDir, 'site.db') }
  return { kind: 'postgres', url: url.href, limits }
}

const readPostgresAddress = (env: Environment, name: string): URL | null =>
  readStoreAddress(env, name, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')

/** The address of PostgreSQL that notifications come from. */
export const readDatabaseListenUrl = (env: Environment): string | null =>
  readPostgresAddress(env, 'DATABASE_LISTEN_URL')?.href ?? null

/** null: everything is read from the database itself. */
export function readReplica(env: Environment, database: DatabaseSetting): ReplicaSetting | null {
  const url = readPostgresAddress(env, 'DATABASE_READ_URL')
  const lagSeconds = readWhole(env, 'DATABASE_READ_LAG_SECONDS', { least: 1, most: 300 }) ?? 5
  if (!url) return null
  if (database.kind === 'embedded')
    return rejectSetting('DATABASE_READ_URL', url.href, 'unset while DATABASE_URL is')
  return { url: url.href, limits: database.limits ?? defaultLimits, lagMs: lagSeconds * 1000 }
}

function readLimits(env: Environment): DatabaseLimits {
  const pool = readWhole(env, 'DATABASE_POOL', { least: 2, most: 500 }) ?? defaultLimits.pool
  const statementSeconds =
    readWhole(env, 'DATABASE_STATEMENT_SECONDS', { least: 1, most: 600 }) ?? defaultLimits.statementMs / 1000
  const lockSeconds =
    readWhole(env, 'DATABASE_LOCK_SECONDS', { least: 1, most: statementSeconds }) ??
    Math.min(defaultLimits.lockMs / 1000, statementSeconds)
  return { pool, statementMs: statementSeconds * 1000, lockMs: lockSeconds * 1000 }
}
