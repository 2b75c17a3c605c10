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
const batch = 20

await import('../server/main.ts')

const arbitrary = fuzzedPictures(await makeCorpus())
const inspector = createInspector({ log: createLog('error') })
const tally = {
  inspected: 0,
  taken: 0,
  refused: {} as Record<string, number>,
  faults: [] as string[],
  slowestMs: 0,
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

// The parent measures the pages alone first.
await sleep(Number(process.env.FUZZ_WAIT_MS))
for (let done = 0; done < wanted; done += batch) {
  const pictures = fc.sample(arbitrary, { numRuns: batch, seed: done })
  for (let at = 0; at < batch; at += atOnce) {
    const group = pictures.slice(at, at + atOnce)
    await Promise.all(group.map((picture, place) => inspect(picture, join(folder, String(place)))))
  }
}
await inspector.close()
await writeFile(join(folder, 'result.json'), JSON.stringify(tally))
