import type { Fetch } from '../../contract/client.ts'
import { everyLocale, languageTagOf } from '../../contract/locale.ts'
import { systemClock } from '../../platform/clock.ts'
import { readOnlySince } from '../../platform/jobs/read-only.ts'
import { isMeasured, storeMinute } from '../../services/admin/status/store-minute.ts'
import { serviceAuthorization } from '../../services/http/same-origin.ts'
import { userAgentOf } from '../../services/office/care/crawl/user-agent.ts'
import { countJobs } from '../../services/office/health/jobs.ts'
import { link } from '../../site/language/link.ts'
import { addressOf } from '../http/own-address.ts'
import type { Resources } from '../lifecycle/open-resources.ts'
import type { Services } from '../services/connect-services.ts'
import type { StartOptions } from '../start-options.ts'
import { measureParts, type Probes } from './measure-parts.ts'
import { startStatusWatch } from './watch-status.ts'

/** Measures the status once a minute, in each process that serves pages and has the tables of the admin service. */
export function startStatus(
  { settings, log, watchesStatus = true }: StartOptions,
  resources: Resources,
  services: Services,
  closing: AsyncDisposableStack,
): void {
  const { role, readOnly, adminApiUrl, port } = settings
  if (!watchesStatus || role === 'worker' || readOnly || adminApiUrl !== null || port === 0) return
  const { db } = resources.database
  const probes = probesOf(settings, resources, services)
  const watch = startStatusWatch({
    measure: now => measureParts(probes, now),
    isMeasured: minute => isMeasured(db, minute),
    store: (minute, measured) => storeMinute(db, minute, measured),
    isReadOnly: probes.isReadOnly,
    ...{ clock: systemClock, log },
  })
  closing.defer(() => watch.stop())
}

function probesOf(
  settings: StartOptions['settings'],
  { database, storage, serviceSecret }: Resources,
  { admin, gallery }: Services,
): Probes {
  const { origin } = settings
  const headers = { 'User-Agent': userAgentOf(origin) }
  const ask = (service: Fetch, path: string, signal: AbortSignal) =>
    answered(
      service(
        new Request(`${origin}/api/${path}`, {
          headers: { ...headers, Authorization: serviceAuthorization(serviceSecret) },
          signal,
        }),
      ),
    )
  return {
    database: () => database.ping(),
    storage: () => storage.ready(),
    async page(signal) {
      // The languages in turn: the status itself is then at hand when the database is not.
      const locale = everyLocale[Math.trunc(Date.now() / 60_000) % everyLocale.length] ?? 'en'
      await answered(fetch(`${addressOf(settings)}${link(locale, '/status')}`, { headers, signal }))
    },
    account: signal => ask(gallery, 'gallery/sessions', signal),
    search: signal => ask(admin, `admin/search?q=layers&lang=${languageTagOf('en')}`, signal),
    async queues() {
      const { mail, jobs } = await countJobs(database.db, new Date())
      return { mail: mail.oldest, jobs: jobs.oldest }
    },
    isReadOnly: async () => (await readOnlySince(database.db)) !== null,
  }
}

/** Reads a response to its end. Throws for a fault of the server; a refusal is an answer. */
async function answered(asked: Response | Promise<Response>): Promise<void> {
  const response = await asked
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`It answered ${response.status}`)
}
