import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/**
 * Runs `pg_dump` or `pg_restore` against a database. The address stays out of the list of arguments, where other users of
 * the machine could read its password. Throws with what the tool said.
 */
export async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]) {
  try {
    await exec(tool, args, { env: { ...process.env, ...variablesOf(url) }, maxBuffer: 10_000_000 })
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string }
    if (code === 'ENOENT')
      throw new Error(
        `${tool} is not installed here. It comes with the client of PostgreSQL (Debian: postgresql-client), and must not be older than the server.`,
      )
    throw new Error(`${tool} failed: ${stderr?.trim() || (error as Error).message}`)
  }
}

/** The address as libpq's variables. */
function variablesOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const known = {
    PGHOST: decodeURIComponent(hostname) || searchParams.get('host'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
  }
  return Object.fromEntries(
    Object.entries(known).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
}
