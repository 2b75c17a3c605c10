import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests } from './count-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(...files: { status: string; tests: string[] }[]): string {
  const testResults = files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map(outcome => ({ status: outcome })),
  }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ testResults }))
  return file
}

test('tests are counted over all files', () => {
  const file = report(
    { status: 'passed', tests: ['passed', 'passed', 'skipped', 'todo'] },
    { status: 'failed', tests: ['passed', 'failed'] },
  )
  expect(countTests(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a file that could not be loaded, or prepared, is a failure', () => {
  const file = report({ status: 'failed', tests: [] }, { status: 'failed', tests: ['skipped'] })
  expect(countTests(file, 1)).toEqual({ passed: 0, failed: 2, skipped: 1 })
})

test('a run that ended badly though every test passed is a failure', () => {
  expect(countTests(report({ status: 'passed', tests: ['passed'] }), 1).failed).toBe(1)
})

test('a run without a report is a failure', () => {
  expect(countTests(join(folder, 'none.json'), 0).failed).toBe(1)
})
