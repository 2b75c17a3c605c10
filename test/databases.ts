import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import type { DialectName } from '../platform/database/dialect.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import { startPostgres } from './postgres.ts'
import './postgres-setup.ts'

export type TestDatabases = {
  readonly dialect: DialectName
  /** Opens a new, empty database, which is closed and removed after the suite. The embedded one is in memory. */
  open<Tables>(): Promise<Database<Tables>>
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

/** Runs a suite on the embedded database alone: for what no database has a part in. */
export const onEmbeddedDatabase = (name: string, body: (databases: TestDatabases) => void): void => {
  describe(name, () => body(withCleanup('sqlite', createFile)))
}

const postgresUrl = inject('postgresUrl') !== undefined ? inject('postgresUrl') : await startForThisFile()

async function startForThisFile(): Promise<string | null> {
  const postgres = await startPostgres()
  afterAll(() => postgres?.stop())
  return postgres?.url ?? null
}

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
    async open<Tables>() {
      const inMemory = { kind: 'embedded', file: ':memory:' } as const
      const database = await openDatabase<Tables>(dialect === 'sqlite' ? inMemory : await create(cleanups))
      cleanups.push(() => database.close())
      return database
    },
  }
}

const absent: TestDatabases = {
  dialect: 'postgres',
  open: () => Promise.reject(new Error('There is no PostgreSQL on this machine')),
  create: () => Promise.reject(new Error('There is no PostgreSQL on this machine')),
}

async function createFile(cleanups: Cleanup[]): Promise<DatabaseSetting> {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-database-'))
  cleanups.push(() => rm(dir, { recursive: true }))
  return { kind: 'embedded', file: path.join(dir, 'test.db') }
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
