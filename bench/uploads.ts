// Benchmark of attachments: memory with 100 at once, and completion while the server is killed at random moments.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFolder, startProduction } from './production.ts'
import { atMost, printTable } from './table.ts'
import { makeFile, sendStubbornly } from './tus-sender.ts'

const megabyte = 1_000_000

async function measureMemory(): Promise<string[][]> {
  const site = await startProduction(openFolder())
  const before = site.memory() / megabyte
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, site.memory() / megabyte)
  }, 100)
  const file = makeFile(20 * megabyte)
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

printTable('100 uploads of 20 MB at once', await measureMemory())
printTable('20 uploads of 8 MB, the server killed (-9) at random moments', await killAtRandom())
