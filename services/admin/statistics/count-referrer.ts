import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../contract/locale.ts'
import type { AdminTables } from '../schema.ts'
import type { NewCount } from './add-counts.ts'

/** The name under which visits without a referrer are counted. */
const direct = 'direct'
/** The name under which sites beyond the most of a day are counted. */
const others = 'others'
/** Different sites of one day; more are counted together, so that nobody can fill the table. */
export const maxSitesOfDay = 200

const name = /^(?=.{4,100}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,24}|xn--[a-z\d-]{2,59})$/

/** The site of a host, `instagram.com` of `l.instagram.com`; null for what is no name of a public site. */
export function siteOf(host: string): string | null {
  const site = host
    .toLowerCase()
    .replace(/\.?(?::\d+)?$/, '')
    .replace(/^(?:www|m|l|lm|mobile|amp)\.(?=.+\.)/, '')
  return name.test(site) ? site : null
}

/** The count of the site that a visit came from; null for one that is not counted. */
export async function referrerCount(
  db: Kysely<AdminTables>,
  { host, own, ...of }: { host: string; own: string; day: string; iso: LanguageTag },
): Promise<NewCount | null> {
  const site = host === '' ? direct : siteOf(host)
  if (site === null || site === siteOf(own)) return null
  return { ...of, kind: 'referrer', name: (await isKnown(db, of.day, site)) ? site : others }
}

/** Whether a site has its row of the day, or may have one. */
async function isKnown(db: Kysely<AdminTables>, day: string, site: string): Promise<boolean> {
  if (site === direct) return true
  const rows = db.selectFrom('counts').where('day', '=', day).where('kind', '=', 'referrer')
  if (await rows.select('name').where('name', '=', site).executeTakeFirst()) return true
  const { sites } = await rows
    .select(({ fn }) => fn.count('name').distinct().as('sites'))
    .executeTakeFirstOrThrow()
  return Number(sites) < maxSitesOfDay
}
