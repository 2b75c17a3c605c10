import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servingEnv, servingFlags } from '../bin/parts/serving.mjs'
import { findFreePort, projectRoot } from '../test/test-server.ts'
import { startChild, waitForAnswer } from './child.ts'

/** Creates a temporary folder that is removed when this process exits. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The production server in a process of its own; its log goes to a file in `folder`. */
export async function startProduction(folder: string, program = 'server/main.ts', given?: number) {
  const port = given ?? (await findFreePort())
  const began = performance.now()
  const child = startChild(
    process.execPath,
    [...servingFlags, join(projectRoot, program)],
    join(folder, 'site.log'),
    {
      ...servingEnv,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      CRAWL: 'off',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
    },
  )
  const origin = `http://127.0.0.1:${port}`
  await waitForAnswer(`${origin}/`)
  return { ...child, origin, port, startMs: performance.now() - began }
}
