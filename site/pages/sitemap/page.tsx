import { Link } from 'react-router'
import { Phrases } from '../../../ui/phrases.tsx'
import { loadFrameCopy } from '../../frame/load-frame-copy.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { type MapEntry, siteMap } from '../../frame/site-map.ts'
import { link, type PagePath } from '../../language/link.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { loadCopy } from './load-copy.ts'
import styles from './sitemap.module.css'
import './heading-faces.css'

export const handle = { navOver: 'light' }

/** Feeds are localized; files about the whole site exist once. */
const inEveryLanguage = (path: string) => path !== '/llms.txt'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { head, heading, sections, entries } = loadCopy(site, locale)
  const { items } = loadFrameCopy(site, locale)
  const titles: Readonly<Record<MapEntry['name'], string | { readonly title: string }>> = {
    ...items,
    ...entries,
  }
  const titleOf = (name: MapEntry['name']) => {
    const title = titles[name]
    return typeof title === 'string' ? title : title.title
  }
  const isThere = ({ href }: MapEntry) => href.startsWith('https:') || site.hasPage(href as PagePath)
  const shown = siteMap
    .map(({ name, lists }) => ({
      title: sections[name],
      lists: lists
        .map(({ product, entries: all }) => ({
          product,
          entries: all.filter(isThere).map(entry => ({
            title: titleOf(entry.name),
            file: entry.file ?? false,
            href:
              entry.href.startsWith('/') && inEveryLanguage(entry.href)
                ? link(locale, entry.href as PagePath)
                : entry.href,
          })),
        }))
        .filter(list => list.entries.length > 0),
    }))
    .filter(({ lists }) => lists.length > 0)
  return {
    locale,
    origin: site.origin,
    head,
    heading,
    sections: shown,
    picture: getSharingPicture('/sitemap', locale).src,
  }
}

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const { locale, origin, head, heading, sections, picture } = loaderData
  return (
    <div className={`grid ${styles.sitemap}`}>
      <PageHead {...{ origin, locale, picture, ...head }} page="/sitemap" />
      <h1 className={styles.heading}>
        <Phrases text={heading} />
      </h1>
      {sections.map(({ title, lists }, at) => (
        <section key={title} data-below={at === 3 || undefined} className={styles.section}>
          <h2>{title}</h2>
          <div className={styles.lists}>
            {lists.map(({ product, entries }) => (
              <div key={product ?? ''}>
                {product && (
                  <h3 className={styles.product} lang="en">
                    {product}
                  </h3>
                )}
                <ul>
                  {entries.map(entry => (
                    <li key={entry.href}>
                      {entry.href.startsWith('/') && !entry.file ? (
                        <Link to={entry.href}>{entry.title}</Link>
                      ) : (
                        <a href={entry.href}>{entry.title}</a>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
