import type { Kysely } from 'kysely'
import { newId } from '../../../../platform/identity.ts'
import { bringForward } from '../../../../platform/jobs/recurring.ts'
import type { OfficeTables } from '../../schema.ts'
import { isCrawlDue } from './crawl-day.ts'
import { type Crawl, type CrawlOptions, openHosts } from './crawl-options.ts'
import { keepFaults } from './keep-faults.ts'
import type { OutsideHosts } from './outside-hosts.ts'
import { beginOutside, checkNextOutside } from './walk-outside.ts'
import { beginTargets, crawlNextPage, listPages } from './walk-pages.ts'

/** The recurring job that crawls the site. */
export const crawlJob = 'crawl-site'

/** A job that fails is tried again; after so many failures in a row the crawl ends. */
const maxFailures = 5

/**
 * Crawls the site where a crawl is due, asked for or under way: for some seconds, then other jobs have their turn. Every
 * step is stored, so that another process, or this one after a restart, goes on where it ended.
 */
export function createCrawl(options: CrawlOptions): () => Promise<void> {
  const { db, clock, limits, signal, log } = options
  let known: { readonly run: string; readonly hosts: OutsideHosts } | null = null
  let failures = 0
  return async () => {
    const run =
      (await findRun(db)) ?? ((await isCrawlDue(db, clock())) ? await beginCrawl(db, null, clock()) : null)
    if (run === null) return
    if (known?.run !== run) known = { run, hosts: openHosts(options) }
    const crawl = { ...options, ...known }
    const until = performance.now() + limits.sliceMs
    try {
      while (performance.now() < until) {
        signal.throwIfAborted()
        if (!(await step(crawl))) return
      }
    } catch (error) {
      if (signal.aborted) return
      if (++failures < maxFailures) throw error
      failures = 0
      log.warn({ err: error }, 'The crawl of the site ended early')
      return await end(crawl, 'It failed several times: the log has the reason.')
    }
    failures = 0
    await bringForward(db, crawlJob, clock())
  }
}

/** The crawl under way. */
export async function findRun(db: Kysely<OfficeTables>): Promise<string | null> {
  const row = await db.selectFrom('crawls').select('id').where('ended_at', 'is', null).executeTakeFirst()
  return row?.id ?? null
}

/** Stores a crawl that begins, unless one is under way; it is carried out by the job. */
export async function beginCrawl(
  db: Kysely<OfficeTables>,
  askedBy: string | null,
  now: Date,
): Promise<string | null> {
  if ((await findRun(db)) !== null) return null
  const id = newId()
  const row = { id, asked_by: askedBy, phase: 'pages' as const, began_at: now.toISOString() }
  const begun = await db
    .insertInto('crawls')
    .values({ ...row, ended_at: null, fault: null })
    // Another process has begun one meanwhile.
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return begun?.id ?? null
}

/** One step of a crawl; false: it has ended. */
async function step(crawl: Crawl): Promise<boolean> {
  const { db, run, mode } = crawl
  const row = await db
    .selectFrom('crawls')
    .select(['phase', 'ended_at', 'pages'])
    .where('id', '=', run)
    .executeTakeFirst()
  // Staff may have ended it meanwhile.
  if (!row || row.ended_at !== null) return false
  const enter = (phase: 'targets' | 'outside') =>
    db.updateTable('crawls').set({ phase }).where('id', '=', run).execute()
  if (row.phase === 'outside') {
    if (await checkNextOutside(crawl)) return true
    await end(crawl, null)
    return false
  }
  if (row.phase === 'pages' && row.pages === 0) await listPages(crawl)
  if (await crawlNextPage(crawl)) return true
  if (row.phase === 'pages') {
    await beginTargets(crawl)
    await enter('targets')
  } else {
    if (mode === 'on') await beginOutside(crawl)
    await enter('outside')
  }
  return true
}

const keptMs = 90 * 24 * 3_600_000

/** Ends a crawl; what it found replaces what was found before, unless it ended early. */
async function end({ db, run, clock, ...crawl }: Crawl, fault: string | null) {
  const now = clock()
  if (fault === null) await keepFaults(db, { run, ...crawl, now })
  await db.updateTable('crawls').set({ ended_at: now.toISOString(), fault }).where('id', '=', run).execute()
  await db
    .deleteFrom('crawls')
    .where('began_at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}
