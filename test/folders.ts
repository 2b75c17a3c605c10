import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder for a test, in that of the run, which is removed at its end: run-folder-setup.ts. */
export const openFolder = (name: string): Promise<string> =>
  mkdtemp(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), `${name}-`))
