// Production server that composes no pictures for sharing: they take minutes of the processor after a first start.
import '../server/production.ts'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { loadBuild } from '../server/build.ts'
import { foldersOf } from '../server/folders.ts'
import { start } from '../server/start.ts'
import { projectRoot } from '../test/test-server.ts'

const folders = foldersOf(projectRoot)
const running = await start({
  settings: readSettings(process.env),
  log: createLog('info'),
  render: await loadBuild(folders.server),
  contentFolder: folders.content,
  folders: [{ path: folders.client }],
  sharingPictures: false,
})
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
