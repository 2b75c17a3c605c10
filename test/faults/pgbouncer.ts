import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort } from '../test-server.ts'

/** Debian's PgBouncer in transaction mode, in front of a server, with two connections to it. */
export async function startPgBouncer(url: string) {
  const { hostname, port: serverPort, username, password, pathname } = new URL(url)
  // The folder of a run is private, and PgBouncer runs as another user.
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const port = await findFreePort()
  const settings = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${username}" "${password}"\n`)
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 2
`,
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
    for (const each of [folder, settings, users]) await chown(each, uid, -1)
  }
  const [command = '', ...args] = [
    ...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []),
    ...['/usr/sbin/pgbouncer', settings],
  ]
  const bouncer: ChildProcess = spawn(command, args, { stdio: 'ignore' })
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String(port)
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: own.href })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      break
    } catch (error) {
      if (tries > 100) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  return {
    url: own.href,
    async stop() {
      const ended = once(bouncer, 'exit')
      bouncer.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
