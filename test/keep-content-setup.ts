import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's `globalSetup`: the content is read in once for the whole run. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kept-content-'))
  process.env.TEST_KEPT_CONTENT = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
