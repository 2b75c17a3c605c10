// Benchmark of start-up: from process start to the first answer, without the build.
import { openFolder, startProduction } from './production.ts'
import { atMost, median, printTable } from './table.ts'

const times = 5

async function measure(folder: () => string, program: string): Promise<number> {
  const measured: number[] = []
  for (let count = 0; count < times; count++) {
    const site = await startProduction(folder(), program)
    measured.push(site.startMs / 1000)
    await site.stop()
  }
  return median(measured)
}

const row = (name: string, seconds: number) => [name, `${seconds.toFixed(2)} s`, atMost(seconds, 1.5, 's')]

const first = await measure(openFolder, 'bin/start.ts')
const filled = openFolder()
const again = await measure(() => filled, 'bin/start.ts')
printTable(`Start to first answer, middle of ${times}`, [
  ['', 'time', 'goal'],
  row('the first start, with an empty data folder', first),
  row('every later start', again),
])
