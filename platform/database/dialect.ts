import type { CreateTableBuilder, RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'

/** Where the two databases differ, each difference once. Everything else is the same on both. */
export type DialectName = 'sqlite' | 'postgres'

/** Adds a column that the database numbers by itself, as the table's primary key. */
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
 * Whether a query failed because a value is already there, in any column or in the named one
 * (a constraint over several columns counts for each of them).
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

/** Lets several processes take rows from one queue: rows that another one holds are passed over. */
export function skipLocked<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: DialectName,
): SelectQueryBuilder<DB, TB, O> {
  // The embedded database has one writer at a time, so no row is ever held by another.
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query
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
