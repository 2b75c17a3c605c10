import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject, onTestFinished, TestRunner } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import type { DialectName } from '../platform/database/dialect.ts'
import { openEmbeddedCopy } from '../platform/database/embedded.ts'
import { type Migrations, migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import { startPostgres } from './postgres.ts'
import './postgres-setup.ts'
import { createSchemaPool } from './schema-pool.ts'

export type TestDatabases = {
  readonly dialect: DialectName
  /**
   * Opens a database with the tables of `owners`, and no table without them. It is closed at the end of the test, or of
   * the suite when no test is under way. The embedded one is in memory.
   */
  open<Tables>(owners?: readonly Migrations[]): Promise<Database<Tables>>
  /** A new, empty database for tests that open it several times. The embedded one is a file. */
  create(): Promise<DatabaseSetting>
}

type Cleanup = () => Promise<unknown>

/** Runs the same suite on the embedded database and on PostgreSQL; without PostgreSQL that half is skipped. */
export function onEachDatabase(name: string, body: (databases: TestDatabases) => void): void {
  describe(`${name} on sqlite`, () => body(withCleanup('sqlite', createFile)))
  if (postgresUrl === null) describe.skip(`${name} on postgres (not installed here)`, () => body(absent))
  else describe(`${name} on postgres`, () => body(withCleanup('postgres', createOn(postgresUrl))))
}

/** Runs a suite on PostgreSQL alone: for processes that share a database. Skipped without PostgreSQL. */
export function onPostgres(name: string, body: (databases: TestDatabases) => void): void {
  if (postgresUrl === null) describe.skip(`${name} (PostgreSQL is not installed here)`, () => body(absent))
  else describe(name, () => body(withCleanup('postgres', createOn(postgresUrl))))
}

/** Runs a suite on the embedded database alone: for what no database has a part in. */
export const onEmbeddedDatabase = (name: string, body: (databases: TestDatabases) => void): void => {
  describe(name, () => body(withCleanup('sqlite', createFile)))
}

/** Opens one new database each time: for the processes that share it. They are closed after the test. */
export async function shareDatabase(databases: TestDatabases): Promise<TestDatabases> {
  const setting = await databases.create()
  return {
    ...databases,
    async open<Tables>(owners: readonly Migrations[] = []) {
      const database = await openDatabase<Tables>(setting)
      onTestFinished(() => database.close())
      for (const migrations of owners) await migrate(database, migrations)
      return database
    },
  }
}

const postgresUrl = inject('postgresUrl') !== undefined ? inject('postgresUrl') : await startForThisFile()

async function startForThisFile(): Promise<string | null> {
  const postgres = await startPostgres()
  afterAll(() => postgres?.stop())
  return postgres?.url ?? null
}

export const hasPostgres = postgresUrl !== null

const schemas = postgresUrl === null ? null : createSchemaPool(postgresUrl, inject('postgresRun') ?? 'test')

function withCleanup(
  dialect: DialectName,
  create: (cleanups: Cleanup[]) => Promise<DatabaseSetting>,
): TestDatabases {
  const cleanups: Cleanup[] = []
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup()
  })
  return {
    dialect,
    create: () => create(cleanups),
    async open<Tables>(owners: readonly Migrations[] = []) {
      // Decided before anything is awaited: what a suite opens for itself may be there only when its first test runs.
      const test = TestRunner.getCurrentTest()
      const atEnd = (cleanup: Cleanup) => {
        if (test) onTestFinished(async () => void (await cleanup()))
        else cleanups.push(cleanup)
      }
      if (dialect === 'postgres' && schemas && owners.length > 0) {
        const { url, giveBack } = await schemas.take(owners)
        const database = await openDatabase<Tables>({ kind: 'postgres', url })
        atEnd(async () => {
          await database.close()
          await giveBack()
        })
        return database
      }
      const database =
        owners.length > 0
          ? openEmbeddedCopy<Tables>(await migratedFile(owners))
          : await openDatabase<Tables>(dialect === 'sqlite' ? inMemory : await create(cleanups))
      atEnd(() => database.close())
      return database
    },
  }
}

const inMemory = { kind: 'embedded', file: ':memory:' } as const
const migrated = new Map<string, Promise<Uint8Array>>()

/** The bytes of a migrated database, of which a worker makes one: to copy it takes a millisecond, to migrate 50. */
function migratedFile(owners: readonly Migrations[]): Promise<Uint8Array> {
  const key = owners.map(({ name }) => name).join(' ')
  const file = migrated.get(key) ?? makeFile(owners)
  migrated.set(key, file)
  return file
}

async function makeFile(owners: readonly Migrations[]): Promise<Uint8Array> {
  const cleanups: Cleanup[] = []
  const setting = await createFile(cleanups)
  const database = await openDatabase(setting)
  for (const migrations of owners) await migrate(database, migrations)
  await database.close()
  const bytes = await readFile(setting.file)
  for (const cleanup of cleanups) await cleanup()
  return bytes
}

const absent: TestDatabases = {
  dialect: 'postgres',
  open: () => Promise.reject(new Error('There is no PostgreSQL on this machine')),
  create: () => Promise.reject(new Error('There is no PostgreSQL on this machine')),
}

async function createFile(cleanups: Cleanup[]) {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-database-'))
  cleanups.push(() => rm(dir, { recursive: true }))
  return { kind: 'embedded', file: path.join(dir, 'test.db') } as const
}

/** One database a suite; in it, each test that asks gets an empty schema, which takes a hundredth of the time. */
function createOn(server: string): (cleanups: Cleanup[]) => Promise<DatabaseSetting> {
  let database: Promise<URL> | undefined
  async function createDatabase(cleanups: Cleanup[]): Promise<URL> {
    const name = `test_${randomBytes(8).toString('hex')}`
    await onServer(server, `create database ${name} template template0`)
    cleanups.push(() => onServer(server, `drop database ${name} with (force)`))
    const url = new URL(server)
    url.pathname = `/${name}`
    return url
  }
  let schemas = 0
  return async cleanups => {
    database ??= createDatabase(cleanups)
    const url = new URL(await database)
    const schema = `test_${++schemas}`
    await onServer(url.href, `create schema ${schema}`)
    url.searchParams.set('options', `-c search_path=${schema}`)
    return { kind: 'postgres', url: url.href }
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
