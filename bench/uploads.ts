// Benchmark of attachments: memory with 100 at once, and completion while servers are killed at random moments; in a folder, and in
// a store that two processes share.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startS3, storageUrl, type TestS3 } from '../platform/storage/s3-for-tests.ts'
import { startPostgres } from '../test/postgres.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, printTable } from './table.ts'
import { makeFile, sendStubbornly } from './tus-sender.ts'

const megabyte = 1_000_000

async function measureMemory(megabytes: number): Promise<string[][]> {
  const site = await startProduction(openFolder())
  const before = site.memory() / megabyte
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, site.memory() / megabyte)
  }, 100)
  const file = makeFile(megabytes * megabyte)
  const began = performance.now()
  const sent = await Promise.all(Array.from({ length: 100 }, () => sendStubbornly(site.origin, file)))
  const seconds = (performance.now() - began) / 1000
  clearInterval(watching)
  await site.stop()
  const breaks = sent.reduce((sum, each) => sum + each.breaks, 0)
  return [
    ['memory before', `${before.toFixed(0)} MB`],
    ['memory at most', `${most.toFixed(0)} MB`, atMost(most, 250, 'MB')],
    ['of which the uploads added', `${(most - before).toFixed(0)} MB`],
    ['time', `${seconds.toFixed(1)} s`],
    ['began again', String(breaks)],
  ]
}

async function killAtRandom(): Promise<string[][]> {
  const folder = openFolder()
  let site = await startProduction(folder)
  const { port, origin } = site
  const files = Array.from({ length: 20 }, (_, at) => makeFile(8 * megabyte, at + 1))
  let isDone = false
  const sending = Promise.all(files.map(file => sendStubbornly(origin, file))).finally(() => {
    isDone = true
  })
  let kills = 0
  while (!isDone && kills < 10) {
    await sleep(50 + Math.random() * 700)
    if (isDone) break
    process.kill(site.pid, 'SIGKILL')
    kills++
    site = await startProduction(folder, undefined, port)
  }
  const sent = await sending
  const same = sent.filter(({ id }, at) =>
    readFileSync(join(folder, 'data', 'files', 'attachments', `@${id}`)).equals(files[at] ?? Buffer.of()),
  )
  await site.stop()
  return [
    ['killed', String(kills)],
    ['began again', String(sent.reduce((sum, { breaks }) => sum + breaks, 0))],
    [
      'arrived byte by byte',
      `${same.length} of ${files.length}`,
      same.length === files.length ? 'met' : 'MISSED',
    ],
  ]
}

/** Each file goes from process to process, with each piece and after each break; both are killed by turns. */
async function killOneOfTwo({ objects }: TestS3): Promise<string[][]> {
  const folders = [openFolder(), openFolder()]
  const sites = await Promise.all(folders.map(folder => startProduction(folder)))
  const files = Array.from({ length: 20 }, (_, at) => makeFile(8 * megabyte, at + 1))
  let turn = 0
  const next = () => sites[turn++ % 2]?.origin ?? ''
  let isDone = false
  const sending = Promise.all(files.map(file => sendStubbornly(next, file, megabyte))).finally(() => {
    isDone = true
  })
  let kills = 0
  while (!isDone && kills < 10) {
    await sleep(50 + Math.random() * 700)
    const [at, site] = [kills % 2, sites[kills % 2]]
    if (isDone || !site) break
    process.kill(site.pid, 'SIGKILL')
    kills++
    sites[at] = await startProduction(folders[at] ?? '', undefined, site.port)
  }
  const sent = await sending
  const same = sent.filter(({ id }, at) =>
    objects.get(`attachments/${id}`)?.body.equals(files[at] ?? Buffer.of()),
  )
  await Promise.all(sites.map(site => site.stop()))
  const kept = folders.flatMap(folder =>
    readdirSync(join(folder, 'data', 'uploads')).filter(name => /^[0-9a-f]{32}$/.test(name)),
  )
  return [
    ['killed', String(kills)],
    ['began again', String(sent.reduce((sum, { breaks }) => sum + breaks, 0))],
    [
      'arrived byte by byte',
      `${same.length} of ${files.length}`,
      same.length === files.length ? 'met' : 'MISSED',
    ],
    ['uploads on a disk', String(kept.length), kept.length === 0 ? 'met' : 'MISSED'],
  ]
}

printTable('100 uploads of 20 MB at once', await measureMemory(20))
printTable('20 uploads of 8 MB, the server killed (-9) at random moments', await killAtRandom())

const postgres = await startPostgres()
if (!postgres) throw new Error('PostgreSQL is not installed here')
const store = await startS3()
process.env.DATABASE_URL = postgres.url
process.env.STORAGE_URL = storageUrl(store.setting)
process.env.SECRET = 'a secret that both processes of the bench share'
process.env.ORIGIN = 'http://127.0.0.1'
printTable('100 uploads of 2 MB at once, in a store', await measureMemory(2))
printTable(
  '20 uploads of 8 MB at two processes with a store, one or the other killed (-9)',
  await killOneOfTwo(store),
)
await store.close()
await postgres.stop()
