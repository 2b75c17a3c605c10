import pg from 'pg'
import { countPostgresRows, refusePooler } from './dump-postgres.ts'
import { runTool } from './run-tool.ts'

/** Throws where the database holds a table: a restore into it would mix two installations. */
export async function checkEmptyPostgres(url: string): Promise<void> {
  await refusePooler(url)
  const tables = Object.keys(await countRowsOf(url))
  if (tables.length > 0)
    throw new Error(
      `The database of DATABASE_URL is not empty (${tables.length} tables). Create another one, and name it in DATABASE_URL.`,
    )
}

/** Restores a dump in one transaction: all of it, or nothing. */
export const loadPostgres = (url: string, dump: string): Promise<void> =>
  runTool('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`,
    dump,
  ])

export async function countRowsOf(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await countPostgresRows(client)
  } finally {
    await client.end()
  }
}
