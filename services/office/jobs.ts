import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { JobHandler } from '../../platform/jobs/perform.ts'
import type { RecurringJob } from '../../platform/jobs/recurring.ts'
import { checkAgain, checkAgainKind } from './care/crawl/check-again.ts'
import type { CrawlOptions } from './care/crawl/crawl-options.ts'
import { crawlJob, createCrawl } from './care/crawl/crawl-site.ts'
import { certificateJob, watchCertificate } from './care/watch-certificate.ts'
import { bundleKind } from './content/bundles/run-bundles.ts'
import { runBundle, runSchedule } from './content/schedule/run-due.ts'
import { scheduleKind } from './content/schedule/run-schedules.ts'
import type { OfficeDependencies } from './dependencies.ts'
import { checkLinksJob, checkSite } from './links/check-site.ts'
import { erasePersonKeys } from './people/person-key.ts'
import type { OfficeTables } from './schema.ts'
import { mailWaiting, waitingMailJob } from './waiting/mail-waiting.ts'

/** The handlers of the office's jobs, by kind. */
export const officeJobs = (
  db: Kysely<OfficeTables>,
  clock: Clock = systemClock,
  crawl: CrawlOptions | null = null,
): Readonly<Record<string, JobHandler>> => ({
  [scheduleKind]: runSchedule(db, clock),
  [bundleKind]: runBundle(db, clock),
  ...(crawl && { [checkAgainKind]: checkAgain(crawl) }),
})

interface OfficeRecurringOptions extends Pick<OfficeDependencies, 'db' | 'origin' | 'installation'> {
  readonly clock?: Clock
  /** null: the site is not crawled. */
  readonly crawl: CrawlOptions | null
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The recurring jobs of the office. */
export function officeRecurringJobs(options: OfficeRecurringOptions): readonly RecurringJob[] {
  const { db, origin, installation, clock = systemClock, crawl } = options
  const jobs: RecurringJob[] = [
    { name: checkLinksJob, everyMs: minuteMs, run: () => checkSite(db, clock()) },
    { name: 'erase-person-keys', everyMs: dayMs, run: () => erasePersonKeys(db) },
    {
      name: waitingMailJob,
      everyMs: minuteMs,
      run: () => mailWaiting({ db, origin, installation, now: clock() }),
    },
  ]
  if (crawl !== null) jobs.push({ name: crawlJob, everyMs: minuteMs, run: createCrawl(crawl) })
  if (origin.startsWith('https:')) {
    const run = () => watchCertificate(db, origin, clock())
    jobs.push({ name: certificateJob, everyMs: dayMs, run })
  }
  return jobs
}
