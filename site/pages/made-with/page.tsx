import { Link } from 'react-router'
import { actionClass } from '../../../ui/action.tsx'
import { plural } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { link } from '../../language/link.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { Filter } from './filter.tsx'
import { matches, readFilter } from './list-works.ts'
import { loadCopy } from './load-copy.ts'
import { loadWorks } from './load-works.ts'
import styles from './page.module.css'
import { Wall } from './wall.tsx'
import './heading-faces.css'

const page = '/made-with'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const filter = readFilter(url.searchParams)
  const works = await loadWorks(site, locale, copy)
  return {
    ...{ locale, origin: site.origin, copy, filter },
    works: works
      .filter(work => matches(filter, work))
      .map(({ slug, title, maker, app, picture, lang }) => ({ slug, title, maker, app, picture, lang })),
    sharing: getSharingPicture('/insight', locale).src,
  }
}

/** The wall: pictures that were made with the apps, by app and by what they look like. */
export default function MadeWith({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, filter, works, sharing } = loaderData
  const isView = filter.app !== null || filter.medium !== null
  return (
    <div className={styles.page}>
      <PageHead {...{ origin, locale, page, isView, ...copy.head }} picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumb, page }])} />
      <header className={`grid ${styles.head}`}>
        <h1 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h1>
        <div className={styles.words}>
          <p className={styles.lead}>{copy.lead}</p>
          <p className={styles.sample}>{copy.sample}</p>
          <Link className={actionClass({ quiet: true })} to={link(locale, '/made-with/show')}>
            {copy.show}
          </Link>
        </div>
      </header>
      <Filter {...{ copy, filter, locale }} />
      <p className={`grid ${styles.count}`} role="status">
        <span>
          {works.length === 0 ? copy.filter.none : plural(copy.count, works.length, locale)}{' '}
          {isView && (
            <Link to={link(locale, page)} preventScrollReset>
              {copy.filter.clear}
            </Link>
          )}
        </span>
      </p>
      <Wall works={works} locale={locale} />
    </div>
  )
}
