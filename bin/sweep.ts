import { bringIn, chromium, cjkFonts, headlessShell, nginx, postgres } from './parts/debian.ts'
import { runVitest } from './parts/run-vitest.ts'
import { build, runSteps } from './parts/steps.ts'
import { readSweepArguments, sweepFiles } from './parts/sweep-files.ts'

const chosen = readChosen()

for (const part of [chromium, headlessShell, cjkFonts, postgres, nginx]) await bringIn(part)
const [built] = await runSteps([build])
if (!built?.passed) process.exit(1)
const { passed, failed, skipped } = await runVitest([...chosen.files, ...chosen.options], { SWEEP: 'full' })
console.log(`sweep: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1

function readChosen() {
  try {
    return readSweepArguments(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    console.error(`sweep: ${error.message}. Its files are:\n${sweepFiles.join('\n')}`)
    process.exit(1)
  }
}
