import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '../../contract/locale.ts'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { loadBuild } from '../../server/build.ts'
import { foldersOf } from '../../server/folders.ts'
import { start } from '../../server/start.ts'
import { findFreePort, projectRoot } from '../test-server.ts'

/** A server whose frame cannot be rendered, around pages and error pages alike: its banner offers Elvish. */
export async function openBrokenServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'broken-server-'))
  const settings = readSettings({ PORT: String(await findFreePort()), DATA_DIR: dataDir, CRAWL: 'off' })
  const folders = foldersOf(projectRoot)
  const render = await loadBuild(folders.server)
  const running = await start({
    settings,
    log: createLog('fatal', { write: () => {} }),
    render: (request, site) =>
      render(request, { ...site, variant: { ...site.variant, offer: 'elvish' as Locale } }),
    contentFolder: folders.content,
    folders: [{ path: folders.client }],
    workerFolder: folders.worker,
  })
  return {
    origin: settings.origin,
    async close() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
