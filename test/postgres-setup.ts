import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that all test files share; null when there is none on this machine. */
    postgresUrl: string | null
    /** How the names of the databases begin that workers keep until the end of the run. */
    postgresRun: string
  }
}

/** Vitest's `globalSetup`: one PostgreSQL server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const run = `run_${randomBytes(4).toString('hex')}`
  project.provide('postgresUrl', postgres?.url ?? null)
  project.provide('postgresRun', run)
  return async () => {
    if (postgres) await dropDatabases(postgres.url, run)
    await postgres?.stop()
  }
}

/** A server that was there before, by `TEST_POSTGRES_URL`, keeps nothing of the run. */
async function dropDatabases(url: string, run: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [run],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.end()
}
