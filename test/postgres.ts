import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const exec = promisify(execFile)

type TestPostgres = {
  readonly url: string
  /** Ends the server by a signal (INT: cuts all connections; QUIT: like a crash) and starts it again at once. */
  restart(signal: 'INT' | 'QUIT'): void
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server of its own, in a temporary folder and on a free port of the loopback.
 * `TEST_POSTGRES_URL` names a server that is already there instead, which cannot be restarted. A durable one keeps what it
 * acknowledged when it crashes; one in a `folder` finds there what an earlier one stored. Resolves to null, and says so, when
 * there is none.
 * The server ends with `stop`, and also when this process ends without calling it, even by kill -9.
 */
export async function startPostgres({
  durable = false,
  folder,
}: {
  readonly durable?: boolean
  readonly folder?: string
} = {}): Promise<TestPostgres | null> {
  const given = process.env.TEST_POSTGRES_URL
  if (given && !durable && !folder) return { url: given, restart: () => {}, stop: async () => {} }
  const bin = findBinaries()
  if (!bin) {
    console.warn('PostgreSQL is not installed here: tests run on the embedded database only.')
    return null
  }
  const dir = folder ?? (await mkdtemp(path.join(tmpdir(), 'site-postgres-')))
  const password = await initialise(bin, dir)
  for (let tries = 1; ; tries++) {
    const port = await findFreePort()
    const server = run(bin, dir, port, { durable, kept: folder !== undefined })
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    if (await answers(url, server)) {
      const restart = (signal: string) => void server.process.stdin?.write(`${signal}\n`)
      return { url, restart, stop: () => end(server) }
    }
    if (tries === 3) {
      await end(server)
      throw new Error(`PostgreSQL does not start: ${server.said}`)
    }
    // Another process may have taken the port in between.
    await end(server)
  }
}

function findBinaries(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').concat((process.env.PATH ?? '').split(path.delimiter))
  const whole = folders.filter(folder => existsSync(path.join(folder, 'initdb')))
  return whole.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })).at(0) ?? null
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package made. */
function asOwner(command: string, args: string[]): [string, string[]] {
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
}

/** Resolves to the password. */
async function initialise(bin: string, dir: string): Promise<string> {
  const passwordFile = path.join(dir, 'password')
  if (existsSync(passwordFile)) return await readFile(passwordFile, 'utf8')
  const password = randomBytes(16).toString('hex')
  await mkdir(dir, { recursive: true })
  await writeFile(passwordFile, password)
  if (process.getuid?.() === 0) {
    const uid = Number((await exec('id', ['-u', 'postgres'])).stdout)
    for (const owned of [dir, passwordFile]) await chown(owned, uid, -1)
  }
  await chmod(dir, 0o700)
  const options = [
    '--auth=scram-sha-256',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  const [command, args] = asOwner(path.join(bin, 'initdb'), [
    ...options,
    `--pwfile=${passwordFile}`,
    `--pgdata=${path.join(dir, 'data')}`,
  ])
  await exec(command, args, { cwd: dir })
  return password
}

/**
 * Each line of the shell's input names the signal to restart the server by. It waits for the end of the input, which only
 * this process holds open: when it closes it, or dies,
 * the shell stops the server and removes a temporary folder. In a session of its own it outlives Ctrl-C for that.
 */
const guard = `
postgres=$1 dir=$2 port=$3 commit=$4 kept=$5
run() {
  "$postgres" -D "$dir/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
    -c fsync=off -c full_page_writes=off -c synchronous_commit=$commit -c shared_buffers=32MB -c max_connections=200 \\
    -c log_min_messages=fatal < /dev/null &
  server=$!
}
run
while read -r signal; do
  kill -$signal $server
  wait $server
  run
done
kill -INT $server 2> /dev/null
wait $server
[ "$kept" ] || { cd / && rm -rf "$dir"; }`

type Server = { process: ChildProcess; said: string }

function run(
  bin: string,
  dir: string,
  port: number,
  { durable, kept }: { readonly durable: boolean; readonly kept: boolean },
): Server {
  const [command, args] = asOwner('/bin/sh', [
    '-c',
    guard,
    'guard',
    path.join(bin, 'postgres'),
    dir,
    String(port),
    durable ? 'on' : 'off',
    kept ? 'kept' : '',
  ])
  const process = spawn(command, args, { cwd: dir, detached: true, stdio: ['pipe', 'ignore', 'pipe'] })
  const server = { process, said: '' }
  process.stderr?.on('data', data => {
    server.said = (server.said + data).slice(-2000)
  })
  return server
}

async function answers(url: string, server: Server): Promise<boolean> {
  for (let tries = 0; tries < 200 && server.process.exitCode === null; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch {
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

async function end({ process }: Server): Promise<void> {
  const ended = process.exitCode !== null ? null : new Promise(resolve => process.once('exit', resolve))
  process.stdin?.end()
  await ended
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
