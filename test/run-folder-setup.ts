import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's `globalSetup`: a folder for shared and temporary files of this run, removed at its end. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
  process.env.TEST_RUN_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
