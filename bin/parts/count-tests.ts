import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface Report {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Counts what Vitest wrote into its JSON report. A file that could not be loaded, or whose preparation failed, is one
 * failure. So is a run that ended badly without a failed test, or without a report.
 */
export function countTests(reportFile: string, exitCode: number): Counts {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 }
  const { testResults }: Report = JSON.parse(readFileSync(reportFile, 'utf8'))
  let [passed, failed, skipped] = [0, 0, 0]
  for (const { status, assertionResults } of testResults) {
    const failedHere = assertionResults.filter(test => test.status === 'failed').length
    const passedHere = assertionResults.filter(test => test.status === 'passed').length
    failed += failedHere === 0 && status === 'failed' ? 1 : failedHere
    passed += passedHere
    skipped += assertionResults.length - passedHere - failedHere
  }
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped }
}
