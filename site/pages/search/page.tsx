import { searchKinds } from '../../../contract/search-kinds.ts'
import { interpolate } from '../../../ui/language/format.ts'
import { parseQuery } from '../../features/search/search-query.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { KeySwitch } from './key-switch.tsx'
import { loadCopy } from './load-copy.ts'
import { loadResults } from './load-results.ts'
import { Question } from './question.tsx'
import { Results } from './results.tsx'
import styles from './search.module.css'
import { sentenceOf } from './sentence.ts'
import { Start } from './start.tsx'
import './heading-faces.css'
import { isSearchableOnSite } from '../../../contract/searchable.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const query = parseQuery(url.searchParams.get('q') ?? '')
  const kind = searchKinds.find(each => each === url.searchParams.get('kind')) ?? null
  const after = url.searchParams.get('after') ?? undefined
  return {
    ...{ locale, origin: site.origin, query, kind },
    copy: loadCopy(site, locale),
    found: isSearchableOnSite(query) ? await loadResults(site, locale, { query, kind, after }) : undefined,
    picture: getSharingPicture('/', locale).src,
  }
}

/** The search across the site: one question, and what there is about it. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, query, kind, found, picture } = loaderData
  const { head } = copy
  const hasQuery = query !== ''
  const title = hasQuery ? interpolate(head.found, { q: query }) : head.title
  return (
    <div className={`grid ${styles.search}`}>
      <PageHead
        {...{ origin, locale, picture, title }}
        page="/search"
        description={head.description}
        isView={hasQuery}
      />
      {!hasQuery && <meta name="robots" content="noindex" />}
      <div className={styles.column}>
        <h1 className={styles.heading}>{copy.heading}</h1>
        <Question {...{ copy, locale, query }} />
        <p role="status" className={styles.sentence}>
          {sentenceOf(copy, { locale, query, found })}
        </p>
        {found === undefined ? (
          <Start copy={copy} locale={locale} />
        ) : (
          <Results {...{ copy, locale, query, kind, found }} />
        )}
        <KeySwitch copy={copy.key} />
      </div>
    </div>
  )
}
