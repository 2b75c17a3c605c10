// Development server with hot module replacement for site/, office/ and ui/; changes in server/, services/ and platform/ need a restart.
// PSEUDO=1 shows the pseudo-language.
import { join } from 'node:path'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { foldersOf } from '../server/folders.ts'
import { start } from '../server/start.ts'
import { openWorkshop } from './parts/workshop.ts'

process.env.WORKBENCH = '1'
const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const workshop = await openWorkshop(settings)
const running = await start({
  settings,
  log,
  render: workshop.render,
  around: workshop.around,
  officeApplication: { render: workshop.renderOffice, folders: [] },
  contentFolder: foldersOf(join(import.meta.dirname, '..')).content,
  folders: [],
  sharingPictures: false,
  keepPages: false,
  development: true,
  pseudo: process.env.PSEUDO === '1',
})
console.log(`dev: ${settings.origin} (end it with Ctrl-C)`)

async function stop() {
  process.off('SIGINT', stop).off('SIGTERM', stop)
  await workshop.close()
  await running.stop()
  process.exit(0)
}
process.on('SIGINT', stop).on('SIGTERM', stop)
