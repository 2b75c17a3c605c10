import pg from 'pg'
import { isPooled } from '../database/is-pooled.ts'
import { runTool } from './run-tool.ts'
import type { Snapshot } from './snapshot.ts'

/** Dumps a PostgreSQL database into a new file (`pg_dump`, custom format): data and counts of one snapshot. */
export async function dumpPostgres(url: string, to: string): Promise<Snapshot> {
  await refusePooler(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    const { rows: exported } = await client.query('select pg_export_snapshot() as id, now() as at')
    const { id, at } = exported[0] as { id: string; at: Date | string }
    await runTool('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${id}`,
      `--file=${to}`,
    ])
    return { at: new Date(at), rows: await countPostgresRows(client) }
  } finally {
    await client.end()
  }
}

/** Throws behind a pooler, on whose connections PostgreSQL's tools would leave the settings of their session. */
export async function refusePooler(url: string): Promise<void> {
  if (await isPooled(url, 10_000))
    throw new Error(
      'DATABASE_URL leads to a pooler such as PgBouncer: name the server itself in it for this command.',
    )
}

/** Rows by table of the schema in use. */
export async function countPostgresRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query(
    'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await client.query(`select count(*)::text as rows from ${pg.escapeIdentifier(name)}`)
    counts[name] = Number((rows[0] as { rows: string }).rows)
  }
  return counts
}
