import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const findProgram = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
    .map(folder => join(folder, 'clamd'))
    .find(file => existsSync(file))

export const hasClamav = (): boolean => findProgram() !== undefined

/** The content that our own signature matches. */
export const harmful = 'this-is-what-the-test-takes-for-harmful'

/** ClamAV's daemon of the operating system on a port of its own, which knows one signature: ours. */
export async function startClamav() {
  const folder = await mkdtemp(join(tmpdir(), 'clamav-'))
  const database = join(folder, 'db')
  await mkdir(database)
  const signature = Buffer.from(harmful).toString('hex')
  await writeFile(join(database, 'ours.ndb'), `Test.Ours:0:*:${signature}\n`)
  const port = await findPort()
  const settings = [
    `DatabaseDirectory ${database}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `User ${userInfo().username}`,
    'Foreground yes',
    'StreamMaxLength 110M',
    `PidFile ${join(folder, 'pid')}`,
    `TemporaryDirectory ${folder}`,
    'SelfCheck 0',
  ]
  const file = join(folder, 'clamd.conf')
  await writeFile(file, `${settings.join('\n')}\n`)
  const child = spawn(findProgram() ?? '', ['--config-file', file], { stdio: 'ignore' })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 300) throw new Error('clamd does not answer')
    await sleep(100)
  }
  return {
    url: `tcp://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', kill)
      kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write('zPING\0')
    const [answer] = await once(socket, 'data')
    return String(answer).startsWith('PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

function findPort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
