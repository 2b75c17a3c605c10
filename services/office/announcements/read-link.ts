import type { Kysely } from 'kysely'
import { isLocale } from '../../../contract/locale.ts'
import { isCountedPage } from '../../admin/statistics/is-counted-page.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

interface TypedLink {
  readonly to: string
  readonly text: string
}

interface Site {
  readonly db: Kysely<OfficeTables>
  readonly origin: string
  /** Paths of pages besides those in the database. */
  readonly pages: ReadonlySet<string>
}

/**
 * The target of an announcement's link as it is stored: `page:/press` for a page of the site, else its address; empty for
 * none. Throws `Refusal` 422 with a sentence for half a link, and for one that leads nowhere.
 */
export async function readLink(site: Site, { to, text }: TypedLink): Promise<string> {
  if (to === '' && text === '') return ''
  if (to === '') throw new Refusal(422, 'The link has words but leads nowhere.')
  if (text === '') throw new Refusal(422, 'The link needs words to press on.')
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(to)) return to
  const isPath = /^\/(?![/\\])/.test(to)
  const url = isPath || /^https?:\/\//i.test(to) ? URL.parse(to, site.origin) : null
  if (!url) throw new Refusal(422, `“${to}” is no link: a path of the site, https://… or mailto:…`)
  if (url.origin === site.origin) return pageLink(site, url)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new Refusal(422, `“${to}” is no link: addresses elsewhere begin with https://`)
  return url.href
}

async function pageLink({ db, pages }: Site, url: URL): Promise<string> {
  const segments = url.pathname.toLowerCase().split('/').filter(Boolean)
  if (isLocale(segments[0])) segments.shift()
  const path = `/${segments.join('/')}`
  if (!(await isCountedPage(db, pages, path)))
    throw new Refusal(422, `${path} is no page of the site: the link would lead nowhere.`)
  return `page:${path}${url.search}${url.hash}`
}
