import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringIn, chromium, cjkFonts, headlessShell, postgres } from './parts/debian.ts'
import { findReached, listChanged, needsWorkbench } from './parts/reached-tests.ts'
import { runVitest } from './parts/run-vitest.ts'
import { build, buildWithoutWorkbench, checks, prepareContent, runSteps } from './parts/steps.ts'

/** `--changed`, or `--changed=main`: only the tests that the difference from a commit reaches. Else Vitest's own arguments. */
const [option, commit] = process.argv.find(arg => /^--changed(=|$)/.test(arg))?.split('=') ?? []
const reached = option ? findReached(listChanged(commit)) : null
if (reached) console.log(`changed: ${reached.tests.length} test files are reached`)

for (const part of [chromium, headlessShell, postgres, cjkFonts]) await bringIn(part)
const builds = reached && !needsWorkbench(reached.tests) ? buildWithoutWorkbench : build
const folder = mkdtempSync(join(tmpdir(), 'tests-'))
const content = join(folder, 'content.db')
// The build occupies one of two processors; the other runs the checks.
const outcomes = (
  await Promise.all([runSteps(checks), runSteps([builds]), runSteps([prepareContent(content)])])
).flat()
const tests = reached
  ? await runVitest(reached.tests, { TEST_CONTENT: content, SWEEP_MODULES: reached.modules.join() })
  : await runVitest(process.argv.slice(2), { TEST_CONTENT: content })
rmSync(folder, { recursive: true })

const passed = tests.passed + outcomes.filter(outcome => outcome.passed).length
const failed = tests.failed + outcomes.filter(outcome => !outcome.passed).length
for (const { name } of outcomes.filter(outcome => !outcome.passed)) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1
