import type { Kysely } from 'kysely'
import type { CrawlView } from '../../../contract/office/care.ts'
import type { OfficeTables } from '../schema.ts'

/** The crawl under way, or the last one. While it runs, `pages` and `links` are those that were asked for so far. */
export async function viewCrawl(
  db: Kysely<OfficeTables>,
  mode: CrawlView['mode'],
): Promise<Omit<CrawlView, 'may_change'>> {
  const row = await db
    .selectFrom('crawls')
    .selectAll()
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row)
    return { mode, is_running: false, pages: 0, links: 0, began_at: null, ended_at: null, fault: null }
  const { id, pages, links, began_at, ended_at, fault } = row
  const common = { mode, began_at, ended_at, fault, is_running: ended_at === null }
  if (ended_at !== null) return { ...common, pages, links }
  const read = await db
    .selectFrom('crawl_pages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('run', '=', id)
    .where('listed', '=', 1)
    .where('status', 'is not', null)
    .executeTakeFirstOrThrow()
  const asked = await db
    .selectFrom('outside_links')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('run', '=', id)
    .where('waiting', '=', 0)
    .executeTakeFirstOrThrow()
  return { ...common, pages: Number(read.count), links: Number(asked.count) }
}
