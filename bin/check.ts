import { checks, runSteps } from './parts/steps.ts'

const outcomes = await runSteps(checks)
const failed = outcomes.filter(outcome => !outcome.passed)
if (failed.length > 0) {
  console.log(`check: failed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
} else {
  console.log('check: all well')
}
