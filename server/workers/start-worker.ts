import { once } from 'node:events'
import { createLog } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings.ts'
import { startSite } from '../start-site.ts'
import { askSupervisor } from './ask-supervisor.ts'
import type { StartOrder } from './messages.ts'

/** Waits for the order of the supervisor, and serves as one of its workers. */
export async function startWorker(settings: Settings) {
  const [{ worker, preparesDatabase, secret, folders }] = (await once(process, 'message')) as [StartOrder]
  const log = createLog(settings.logLevel, undefined, { worker })
  const site = {
    settings,
    log,
    folders,
    worker: { number: worker, preparesDatabase, secret, ...askSupervisor() },
  }
  return { log, running: await startSite(site) }
}
