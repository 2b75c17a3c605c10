import { bringIn, chromium, cjkFonts, postgres } from './parts/debian.ts'
import { runVitest } from './parts/run-vitest.ts'
import { build, checks, runSteps } from './parts/steps.ts'

const outcomes = await runSteps(checks)
for (const part of [chromium, postgres, cjkFonts]) await bringIn(part)
outcomes.push(...(await runSteps([build])))
const tests = await runVitest(process.argv.slice(2))

const passed = tests.passed + outcomes.filter(outcome => outcome.passed).length
const failed = tests.failed + outcomes.filter(outcome => !outcome.passed).length
for (const { name } of outcomes.filter(outcome => !outcome.passed)) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1
