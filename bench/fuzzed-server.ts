// The production server, which beside its visitors inspects fuzzed pictures as fast as it can: see fuzz-pictures.ts.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { createLog } from '../platform/log.ts'
import { createInspector } from '../services/admin/uploads/inspection/inspector.ts'
import { makeCorpus } from '../services/admin/uploads/position/corpus-for-tests.ts'
import { type Fuzzed, faultOf, fuzzedPictures } from '../services/admin/uploads/position/fuzzed-for-tests.ts'

const folder = process.env.FUZZ_FOLDER ?? ''
const wanted = Number(process.env.FUZZ_FILES)
/** How many wait at once, as in the service. */
const atOnce = 4

await import('../server/main.ts')

const arbitrary = fuzzedPictures(await makeCorpus())
const inspector = createInspector({ log: createLog('error') })
const tally = {
  inspected: 0,
  taken: 0,
  refused: {} as Record<string, number>,
  faults: [] as string[],
  slowestMs: 0,
  longestTurnMs: 0,
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function inspect(picture: Fuzzed, place: string): Promise<void> {
  await writeFile(place, picture.bytes)
  const before = performance.now()
  const outcome = await inspector
    .inspect(place, picture.name)
    .catch((error: unknown) => ({ refused: `error: ${String(error)}` }))
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - before)
  tally.inspected++
  if ('refused' in outcome) tally.refused[outcome.refused] = (tally.refused[outcome.refused] ?? 0) + 1
  else {
    tally.taken++
    const fault = faultOf(picture, await readFile(place))
    if (fault) tally.faults.push(`${picture.name}: ${fault}`)
  }
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
for (let done = 0; done < wanted; done += atOnce) {
  const pictures = fc.sample(arbitrary, { numRuns: atOnce, seed: done })
  await Promise.all(pictures.map((picture, place) => inspect(picture, join(folder, String(place)))))
}
await inspector.close()
await writeFile(join(folder, 'result.json'), JSON.stringify(tally))
