import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Vitest's `globalSetup`: a folder for shared and temporary files of this run, removed at its end. `TEST_CONTENT` names a
 * database of `prepare-content.ts`; without it the first test server makes one.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
  process.env.TEST_RUN_FOLDER = folder
  const prepared = process.env.TEST_CONTENT
  if (prepared && existsSync(prepared)) copyFileSync(prepared, join(folder, 'content.db'))
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
