import { setTimeout } from 'node:timers/promises'
import type { Crawl } from './crawl-options.ts'
import { ownPathOf, readOwnPage } from './own-site.ts'
import { type PageFacts, parseFacts } from './read-page.ts'
import { readSitemap } from './read-sitemap.ts'

/** Paths that no visitor is led to, and those that would change something. */
const isPage = (path: string) => !/^\/(?:api|office)(?:\/|$)/.test(path)

/** Notes all pages of the sitemap for the run. */
export async function listPages(crawl: Crawl): Promise<void> {
  const { db, run, limits, site, signal } = crawl
  const paths = await readSitemap(site, limits.pages, signal)
  // Without this a site that fails would look like one without faults.
  if (paths.length === 0) throw new Error('The sitemap names no page')
  await noteAll(crawl, paths, 1)
  await db.updateTable('crawls').set({ pages: paths.length }).where('id', '=', run).execute()
}

async function noteAll({ db, run }: Crawl, paths: readonly string[], listed: 0 | 1) {
  const row = { run, listed, status: null, facts: '{}' }
  for (let from = 0; from < paths.length; from += 300)
    await db
      .insertInto('crawl_pages')
      .values(paths.slice(from, from + 300).map(path => ({ path, ...row })))
      .onConflict(conflict => conflict.column('path').doUpdateSet(row))
      .execute()
}

/** Reads the next page of the run; false: all are read. */
export async function crawlNextPage({ db, run, site, limits, signal }: Crawl): Promise<boolean> {
  const next = await db
    .selectFrom('crawl_pages')
    .select('path')
    .where('run', '=', run)
    .where('status', 'is', null)
    .orderBy('path')
    .executeTakeFirst()
  if (!next) return false
  const { status, facts } = await readPatiently()
  await db
    .updateTable('crawl_pages')
    .set({ status, facts: JSON.stringify(facts) })
    .where('path', '=', next.path)
    .execute()
  await setTimeout(limits.pauseMs, undefined, { signal })
  return true

  /** A page that fails is asked for once more. */
  async function readPatiently() {
    const first = await readOwnPage(site, next?.path ?? '/', signal)
    if (first.status !== 0 && first.status !== 429 && first.status < 500) return first
    await setTimeout(Math.min(Math.max(first.retryAfterMs ?? 0, 1000), 30_000), undefined, { signal })
    return readOwnPage(site, next?.path ?? '/', signal)
  }
}

/** Notes what the pages of the run link to on our site beside them. */
export async function beginTargets(crawl: Crawl): Promise<void> {
  const { db, run, limits, site } = crawl
  const targets = new Set<string>()
  const pages = new Set<string>()
  await eachPage(crawl, (path, facts) => {
    pages.add(path)
    for (const href of linksOf(facts)) {
      const own = ownPathOf(href, path, site.origin)
      if (own && isPage(own.path)) targets.add(own.path)
    }
  })
  const others = [...targets]
    .filter(path => !pages.has(path))
    .slice(0, Math.max(0, limits.pages - pages.size))
  await noteAll(crawl, others, 0)
  await db.deleteFrom('crawl_pages').where('run', '<>', run).execute()
}

/** What a page links to. */
export const linksOf = ({ links, frame }: PageFacts): string[] => [...links, ...frame]

const pagesAtOnce = 200

/** Goes through the pages of a run by path, some at a time. */
export async function eachPage(
  { db, run }: Pick<Crawl, 'db' | 'run'>,
  look: (path: string, facts: PageFacts, status: number, isListed: boolean) => void,
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('crawl_pages')
      .select(['path', 'facts', 'status', 'listed'])
      .where('run', '=', run)
      .where('path', '>', after)
      .orderBy('path')
      .limit(pagesAtOnce)
      .execute()
    for (const { path, facts, status, listed } of rows)
      look(path, parseFacts(facts), status ?? 0, listed === 1)
    const last = rows.at(-1)
    if (!last) return
    after = last.path
    await setTimeout(0)
  }
}
