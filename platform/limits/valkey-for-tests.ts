import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { Redis } from 'iovalkey'

const findProgram = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
    .flatMap(folder => ['valkey-server', 'redis-server'].map(name => join(folder, name)))
    .find(file => existsSync(file))

export const hasValkey = (): boolean => findProgram() !== undefined

/** A Valkey (or Redis) of the operating system on a port of its own, which keeps nothing. */
export async function startValkey() {
  const port = await findPort()
  const child = spawn(
    findProgram() ?? '',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  const url = `redis://127.0.0.1:${port}`
  return {
    url,
    /** Resolves when it answers, and clients that were opened before have found it too. */
    async isReady() {
      const probe = new Redis(url, { retryStrategy: () => 20 })
      probe.on('error', () => {})
      await probe.ping()
      await new Promise(resolve => setTimeout(resolve, 500))
      probe.disconnect()
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

function findPort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
