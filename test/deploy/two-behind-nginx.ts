import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { startS3, storageUrl } from '../../platform/storage/s3-for-tests.ts'
import { startServer } from '../apart/own-process.ts'
import type { TestDatabases } from '../databases.ts'
import { openFolder } from '../folders.ts'
import { findFreePort, projectRoot } from '../test-server.ts'
import { startNginx } from './nginx.ts'

/** Two processes with one PostgreSQL and one store, each with a data folder of its own, behind nginx. */
export async function openTwoBehindNginx(databases: TestDatabases) {
  const setting = await databases.create()
  if (setting.kind !== 'postgres') throw new Error('It is about PostgreSQL')
  const store = await startS3()
  onTestFinished(() => store.close())
  const folder = await openFolder('behind-nginx')
  const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const origin = `https://localhost:${port}`
  const env = {
    ...{ ORIGIN: origin, DATABASE_URL: setting.url, STORAGE_URL: storageUrl(store.setting) },
    ...{ SECRET: 'the one secret that both processes have' },
    ...{ TRUSTED_PROXIES: '127.0.0.1', PREPARE: 'release', DRAIN_SECONDS: '1' },
  }
  const dataDirs = ports.map((_, n) => join(folder, `data-${n + 1}`))
  await promisify(execFile)(process.execPath, ['bin/migrate.ts', '--content'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data-of-migrate'), ...env },
  })
  const start = (n: number) =>
    startServer({ dataDir: dataDirs[n] ?? '', env: { ...env, PORT: String(ports[n]) } })
  const processes = await Promise.all([start(0), start(1)])
  onTestFinished(async () => void (await Promise.all(processes.map(each => each.end('SIGKILL')))))
  const nginx = await startNginx(join(folder, 'nginx'), port, ports)
  onTestFinished(() => nginx.stop())
  return { origin, ports, processes, start, nginx, store }
}
