import { checkOutside, type Outcome } from './check-outside.ts'
import type { Crawl } from './crawl-options.ts'
import { outsideOf } from './own-site.ts'
import { eachPage, linksOf } from './walk-pages.ts'

/** Runs in which a link has failed, and the time between the first and the last, before it counts as dead. */
const deadRuns = 3
const deadMs = 2 * 24 * 3_600_000

/** Notes the addresses of other sites that the pages of the run link to, and forgets those that none links to any more. */
export async function beginOutside(crawl: Crawl): Promise<void> {
  const { db, run, site, limits } = crawl
  const urls = new Set<string>()
  const perHost = new Map<string, number>()
  await eachPage(crawl, (path, facts) => {
    for (const href of linksOf(facts)) {
      const url = outsideOf(href, path, site.origin)
      if (url === null || urls.has(url) || urls.size >= limits.outside) continue
      const { host } = new URL(url)
      const known = perHost.get(host) ?? 0
      if (known >= limits.perHost) continue
      perHost.set(host, known + 1)
      urls.add(url)
    }
  })
  const all = spread([...urls])
  for (let from = 0; from < all.length; from += 300)
    await db
      .insertInto('outside_links')
      .values(
        all.slice(from, from + 300).map(url => ({
          url,
          run,
          waiting: 1 as const,
          state: 'new' as const,
          failed_since: null,
          checked_at: null,
        })),
      )
      .onConflict(conflict => conflict.column('url').doUpdateSet({ run, waiting: 1 }))
      .execute()
  await db.deleteFrom('outside_links').where('run', '<>', run).execute()
  await db.updateTable('crawls').set({ links: all.length }).where('id', '=', run).execute()
}

/** Hosts in turn, so that the pause of one is the time of others. */
function spread(urls: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return urls
    .map(url => {
      const { host } = new URL(url)
      const turn = seen.get(host) ?? 0
      seen.set(host, turn + 1)
      return { url, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ url }) => url)
}

/** Asks for the next address of another site, one at a time; false: all are asked for. */
export async function checkNextOutside(crawl: Crawl): Promise<boolean> {
  const { db, run } = crawl
  // The host that was asked longest ago comes first.
  const next = await db
    .selectFrom('outside_links')
    .select('url')
    .where('run', '=', run)
    .where('waiting', '=', 1)
    .orderBy('checked_at')
    .orderBy('url')
    .limit(1)
    .executeTakeFirst()
  if (!next) return false
  await checkOne(crawl, next.url)
  return true
}

/** Asks for one address of another site and stores what came. */
export async function checkOne(
  {
    db,
    site,
    network,
    signal,
    hosts,
    clock,
  }: Pick<Crawl, 'db' | 'site' | 'network' | 'signal' | 'hosts' | 'clock'>,
  url: string,
  isRun = true,
): Promise<void> {
  const outcome = await checkOutside(url, hosts, { network, userAgent: site.userAgent, signal })
  const row = await db.selectFrom('outside_links').selectAll().where('url', '=', url).executeTakeFirst()
  if (!row) return
  await db
    .updateTable('outside_links')
    .set({ ...judge(row, outcome, clock(), isRun), waiting: 0, checked_at: clock().toISOString() })
    .where('url', '=', url)
    .execute()
}

interface Before {
  readonly state: 'new' | 'alive' | 'failing' | 'dead' | 'unchecked'
  readonly failed_runs: number
  readonly failed_since: string | null
}

/** What is known of a link after another look; one between two runs makes no run more. */
export function judge(before: Before, { result, reason }: Outcome, now: Date, isRun = true) {
  if (result === 'alive') return { state: 'alive', reason: '', failed_runs: 0, failed_since: null } as const
  // What could not be looked at says nothing about before.
  if (result === 'unchecked')
    return { state: 'unchecked', reason, failed_runs: 0, failed_since: null } as const
  const failed_since = before.failed_since ?? now.toISOString()
  const failed_runs = before.failed_runs + (isRun ? 1 : 0)
  const lasts = failed_runs >= deadRuns && now.getTime() - Date.parse(failed_since) >= deadMs
  const isDead = result === 'gone' || lasts || (!isRun && before.state === 'dead')
  const state = isDead ? 'dead' : 'failing'
  return { state, reason, failed_runs, failed_since } as const
}
