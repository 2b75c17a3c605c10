import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Counts, countTests } from './count-tests.ts'
import { run } from './run.ts'
import { servingEnv } from './serving.mjs'

/**
 * Runs tests with the production build of React; `args` are Vitest's own: parts of file names, `-t` with a part of a name.
 */
export async function runVitest(args: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const { code } = await run('vitest', ['run', ...reporters, ...args], {
      env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: resolve(servingEnv.NODE_COMPILE_CACHE), ...env },
      output: 'shown',
    })
    return countTests(report, code)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
