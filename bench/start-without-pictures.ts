import '../server/production.ts'
import type { Log } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { loadBuild } from '../server/build.ts'
import { foldersOf } from '../server/folders.ts'
import { start } from '../server/start.ts'
import { projectRoot } from '../test/test-server.ts'

/** Starts the production server without pictures for sharing, which take minutes of the processor after a first start. */
export async function startWithoutPictures(log: Log, contentFolder?: string) {
  const folders = foldersOf(projectRoot)
  return start({
    settings: readSettings(process.env),
    log,
    render: await loadBuild(folders.server),
    contentFolder: contentFolder ?? folders.content,
    folders: [{ path: folders.client }],
    sharingPictures: false,
  })
}
