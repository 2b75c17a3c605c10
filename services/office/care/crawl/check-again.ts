import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { siteFaultKinds } from '../../../../contract/office/site-fault-kinds.ts'
import type { JobHandler } from '../../../../platform/jobs/perform.ts'
import { type CrawlOptions, openHosts } from './crawl-options.ts'
import { findRun } from './crawl-site.ts'
import { keepFaults } from './keep-faults.ts'
import { readOwnPage } from './own-site.ts'
import { checkOne } from './walk-outside.ts'

/** The job that looks at one finding again. */
export const checkAgainKind = 'office:check-fault'

const payloadSchema = v.object({ kind: v.picklist(siteFaultKinds), target: v.string() })

/** Looks at one finding again: asks for the other site, or for the pages that have it and what they link to. */
export const checkAgain =
  (options: CrawlOptions): JobHandler =>
  async payload => {
    const { db, site, signal, clock, limits } = options
    const { kind, target } = v.parse(payloadSchema, payload)
    // Half of a run is no ground for findings.
    if ((await findRun(db)) !== null) return { againInMs: 60_000 }
    const fault = await db
      .selectFrom('site_faults')
      .select('pages')
      .where('kind', '=', kind)
      .where('target', '=', target)
      .executeTakeFirst()
    const page = await db.selectFrom('crawl_pages').select('run').executeTakeFirst()
    if (!fault || !page) return undefined
    if (kind === 'outside' || kind === 'unchecked')
      await checkOne({ ...options, hosts: openHosts(options) }, target, false)
    else {
      const [path = ''] = target.split('#')
      for (const own of new Set([...(JSON.parse(fault.pages) as string[]), path])) await readAgain(own)
    }
    await keepFaults(db, { run: page.run, site, now: clock() })
    return undefined

    async function readAgain(path: string) {
      if (!path.startsWith('/')) return
      const { status, facts } = await readOwnPage(site, path, signal)
      await db
        .updateTable('crawl_pages')
        .set({ status, facts: JSON.stringify(facts) })
        .where('path', '=', path)
        .execute()
      await setTimeout(limits.pauseMs, undefined, { signal })
    }
  }
