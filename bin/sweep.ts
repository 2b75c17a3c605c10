import { bringIn, chromium, cjkFonts, headlessShell } from './parts/debian.ts'
import { runVitest } from './parts/run-vitest.ts'
import { build, runSteps } from './parts/steps.ts'

/** Tests with longer loops here than in `npm test`: see `loopCount`. */
const withLongLoops = [
  'services/admin/uploads/location-metadata',
  'services/captcha/captcha',
  'services/gallery/passkeys/hostile-answers',
  'test/hostile/addresses',
  'test/hostile/process',
]

for (const part of [chromium, headlessShell, cjkFonts]) await bringIn(part)
const [built] = await runSteps([build])
if (!built?.passed) process.exit(1)
const { passed, failed, skipped } = await runVitest(
  ['test/sweep', ...withLongLoops, ...process.argv.slice(2)],
  {
    SWEEP: 'full',
  },
)
console.log(`sweep: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1
