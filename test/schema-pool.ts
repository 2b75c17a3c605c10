import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Migrations, migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'

type PooledSchema = {
  /** The connection string whose search path is the schema. */
  readonly url: string
  /** Empties the schema for the next test, or drops it when the test has altered or swollen its tables. */
  giveBack(): Promise<void>
}

type SchemaPool = {
  /** A migrated schema that holds what its migrations insert, and nothing else. */
  take(owners: readonly Migrations[]): Promise<PooledSchema>
}

/** A migrated schema takes 200 statements to make and 50 to empty, so a worker keeps its own, in one database, for all its files. */
export function createSchemaPool(server: string, databasePrefix: string): SchemaPool {
  const free = new Map<string, PooledSchema[]>()
  let database: ReturnType<typeof createDatabase> | undefined
  let count = 0

  async function create(owners: readonly Migrations[], released: PooledSchema[]): Promise<PooledSchema> {
    database ??= createDatabase(server, databasePrefix)
    const { url, connection } = await database
    const name = `pooled_${++count}`
    await connection.query(`create schema ${name}`)
    const inSchema = new URL(url)
    inSchema.searchParams.set('options', `-c search_path=${name}`)
    await migrateSchema(inSchema.href, owners)
    const emptying = await writeEmptying(connection, name)
    const { layout, bytes } = await describeSchema(connection, name)
    const schema = {
      url: inSchema.href,
      async giveBack() {
        const now = await describeSchema(connection, name)
        if (now.layout !== layout || now.bytes > bytes + maxGrowth)
          return void (await connection.query(`drop schema ${name} cascade`))
        await connection.query(emptying)
        released.push(schema)
      },
    }
    return schema
  }

  return {
    async take(owners) {
      const key = owners.map(({ name }) => name).join(' ')
      const released = free.get(key) ?? []
      free.set(key, released)
      return released.pop() ?? (await create(owners, released))
    },
  }
}

/** In bytes: deleted rows stay in the files until a vacuum, and would slow down the tests that follow. */
const maxGrowth = 2_000_000

async function createDatabase(server: string, prefix: string) {
  const name = `${prefix}_${randomBytes(8).toString('hex')}`
  const creator = new pg.Client({ connectionString: server })
  await creator.connect()
  await creator.query(`create database ${name} template template0`)
  await creator.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  const connection = new pg.Pool({
    connectionString: url.href,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // The server ends before the worker does.
  connection.on('error', () => {})
  return { url, connection }
}

async function migrateSchema(url: string, owners: readonly Migrations[]): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url })
  try {
    for (const migrations of owners) await migrate(database, migrations)
  } finally {
    await database.close()
  }
}

/**
 * The statements that bring a schema back to what it is now: rows, and the values of sequences. As on a replica, neither
 * foreign keys nor the triggers that refuse changes are looked at, which only a superuser may ask for.
 */
async function writeEmptying(connection: pg.Pool, schema: string): Promise<string> {
  const { rows: tables } = await connection.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = $1 and tablename !~ '_migrations(_lock)?$'`,
    [schema],
  )
  const { rows: sequences } = await connection.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = $1`,
    [schema],
  )
  const inserts: string[] = []
  for (const { name } of tables) {
    const { rows } = await connection.query<{ content: string | null }>(
      `select quote_literal(json_agg(t)::text) as content from ${name} t`,
    )
    const content = rows[0]?.content
    if (content)
      inserts.push(`insert into ${name} select * from json_populate_recordset(null::${name}, ${content})`)
  }
  return [
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
    ...inserts,
    ...sequences.map(({ name }) => `alter sequence ${name} restart`),
  ].join(';\n')
}

/** The tables, columns, indexes and triggers of a schema, and the bytes they take. */
async function describeSchema(connection: pg.Pool, schema: string) {
  const { rows } = await connection.query<{ layout: string; bytes: string }>(
    `with relations as (select * from pg_class where relnamespace = $1::regnamespace)
     select
       (select sum(pg_relation_size(oid)) from relations) as bytes,
       md5(concat_ws('|',
         (select string_agg(concat_ws(' ', oid, relname, relkind), ',' order by oid) from relations),
         (select string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull), ',' order by attrelid, attnum)
          from pg_attribute where attnum > 0 and attrelid in (select oid from relations where relkind = 'r')),
         (select string_agg(concat_ws(' ', oid, tgenabled), ',' order by oid)
          from pg_trigger where tgrelid in (select oid from relations)))) as layout`,
    [schema],
  )
  const [{ layout, bytes } = { layout: '', bytes: '0' }] = rows
  return { layout, bytes: Number(bytes) }
}
