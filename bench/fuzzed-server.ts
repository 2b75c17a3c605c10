// Production server that also inspects fuzzed pictures in a loop: see fuzz-pictures.ts.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../platform/log.ts'
import { createInspector } from '../services/admin/uploads/inspection/inspector.ts'

const folder = process.env.FUZZ_FOLDER ?? ''
/** The length of the queue, as in the service. */
const atOnce = 4

await import('../server/main.ts')

const names = JSON.parse(await readFile(join(folder, 'names.json'), 'utf8')) as readonly string[]
const inspector = createInspector({ log: createLog('error') })
const tally = { refused: {} as Record<string, string>, slowestMs: 0, longestTurnMs: 0 }

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function inspect(name: string, at: number): Promise<void> {
  const before = performance.now()
  const outcome = await inspector
    .inspect(join(folder, String(at)), name)
    .catch((error: unknown) => ({ refused: `error: ${String(error)}` }))
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - before)
  if ('refused' in outcome) tally.refused[at] = outcome.refused
}

/** The longest turn of the event loop, in processor time of this thread: other programs of the machine do not count. */
let lastMs = processorMs()
setInterval(() => {
  const now = processorMs()
  tally.longestTurnMs = Math.max(tally.longestTurnMs, now - lastMs)
  lastMs = now
}, 1).unref()

// The parent measures the pages alone first.
await sleep(Number(process.env.FUZZ_WAIT_MS))
tally.longestTurnMs = 0
for (let done = 0; done < names.length; done += atOnce)
  await Promise.all(names.slice(done, done + atOnce).map((name, place) => inspect(name, done + place)))
await inspector.close()
await writeFile(join(folder, 'result.json'), JSON.stringify(tally))
