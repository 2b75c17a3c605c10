import type { CreateTableBuilder, Kysely, RawBuilder, SelectQueryBuilder } from 'kysely'
import { PostgresAdapter, sql } from 'kysely'

/** The differences between the two databases, each once. */
export type DialectName = 'sqlite' | 'postgres'

/** The dialect of a connection or transaction. */
export const dialectOf = <Tables>(db: Kysely<Tables>): DialectName =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** Adds an auto-increment column as the table's primary key. */
export function addIdentityColumn<Table extends string, Columns extends string, Name extends string>(
  table: CreateTableBuilder<Table, Columns>,
  name: Name,
  dialect: DialectName,
): CreateTableBuilder<Table, Columns | Name> {
  return dialect === 'postgres'
    ? table.addColumn(name, 'bigint', column => column.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn(name, 'integer', column => column.primaryKey().autoIncrement())
}

/**
 * Whether a query violated a unique constraint of any column or of the named one (a constraint over several columns counts
 * for each of them).
 */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  const columns = findViolatedColumns(error)
  return columns !== null && (column === undefined || columns.includes(column))
}

function findViolatedColumns(error: unknown): string[] | null {
  if (!(error instanceof Error)) return null
  const { code, errcode, detail } = error as { code?: string; errcode?: number; detail?: string }
  if (code === '23505')
    return (/^Key \((.*?)\)=/.exec(detail ?? '')?.[1] ?? '').replaceAll('"', '').split(', ')
  // Unique index, primary key, rowid.
  if (code !== 'ERR_SQLITE_ERROR' || ![2067, 1555, 2579].includes(errcode ?? 0)) return null
  return error.message
    .replace(/^.*failed: /, '')
    .split(', ')
    .map(name => name.replace(/^.*\./, ''))
}

/** `for update skip locked`: several processes take rows from one queue. */
export function skipLocked<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: DialectName,
): SelectQueryBuilder<DB, TB, O> {
  // The embedded database has one writer at a time: no row is locked by another.
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query
}

/** Locks the rows of a query, in its order, until the end of the transaction. */
export function lockRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: DialectName,
): SelectQueryBuilder<DB, TB, O> {
  // A transaction of the embedded database has the write lock from its beginning.
  return dialect === 'postgres' ? query.forNoKeyUpdate() : query
}

/** The rows of a subquery as one JSON array, as text: `JSON.parse` it. No rows give `[]`. */
export function jsonArrayOf<DB, TB extends keyof DB, O extends object>(
  query: SelectQueryBuilder<DB, TB, O>,
  columns: readonly (keyof O & string)[],
  dialect: DialectName,
): RawBuilder<string> {
  const pairs = sql.join(columns.flatMap(column => [sql.lit(column), sql.ref(`item.${column}`)]))
  return dialect === 'postgres'
    ? sql<string>`(select coalesce(json_agg(json_build_object(${pairs})), '[]') from ${query} as item)`
    : sql<string>`(select json_group_array(json_object(${pairs})) from ${query} as item)`
}

/** The text of a key in a column of JSON, which is stored as text; null where the key is missing. */
export const jsonTextOf = (column: string, key: string, dialect: DialectName): RawBuilder<string | null> =>
  dialect === 'postgres'
    ? sql<string | null>`(${sql.ref(column)}::json ->> ${sql.lit(key)})`
    : sql<string | null>`(${sql.ref(column)} ->> ${sql.lit(key)})`
