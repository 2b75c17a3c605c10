import pg from 'pg'

/**
 * Whether a pooler such as PgBouncer stands before the server: it makes up the process id of the protocol's
 * BackendKeyData, which a server fills with that of its own process. https://www.postgresql.org/docs/current/protocol-flow.html
 * Throws when there is no answer in time.
 */
export async function isPooled(url: string, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const { processID } = client as unknown as { readonly processID: number }
    return (rows[0] as { pid: number }).pid !== processID
  } finally {
    await client.end().catch(() => {})
  }
}
