import { interpolate } from '../../../../ui/language/format.ts'
import { parseQuery } from '../../../features/search/search-query.ts'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { loadHandbook } from '../../../request/load-handbook.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { Bar } from '../layout/bar.tsx'
import { HandbookLayout } from '../layout/handbook-layout.tsx'
import { Tree, TreeButton } from '../layout/tree.tsx'
import { loadLayout } from '../load-layout.ts'
import { loadOutline } from '../load-outline.ts'
import { loadResults } from '../search/load-results.ts'
import { SearchBox } from '../search/search-box.tsx'
import type { Route } from './+types/page'
import styles from './results.module.css'
import { Results } from './results.tsx'
import '../heading-faces.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const handbook = await loadHandbook(site, params)
  const query = parseQuery(url.searchParams.get('q') ?? '')
  const [{ tree }, results] = await Promise.all([
    loadOutline(site, locale, handbook.version.group_version),
    loadResults(site, locale, handbook.version.group_version, {
      query,
      after: url.searchParams.get('after') ?? undefined,
    }),
  ])
  const layout = loadLayout(site, locale, handbook, ({ slug }) => ({
    page: `/handbook/${handbook.product}/${slug}/search`,
    anchor: query && `?${new URLSearchParams({ q: query })}`,
  }))
  return { layout, tree, query, results, picture: getSharingPicture('/handbook', locale).src }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { layout, tree, query, results, picture } = loaderData
  const { locale, origin, product } = layout
  const { search, layout: labels } = layout.copy
  const names = { product, version: layout.version.title }
  return (
    <HandbookLayout lightMode={layout.lightMode}>
      <PageHead
        {...{ origin, locale, picture }}
        page={`${layout.page}/search`}
        title={interpolate(search.title, names)}
        description={interpolate(search.description, names)}
      />
      <meta name="robots" content="noindex" />
      <Bar layout={layout} contents={<TreeButton label={labels.tree} />} />
      <div className={styles.columns}>
        <Tree layout={layout} pages={tree} active={[]} />
        <div className={styles.found}>
          <h1 className={styles.heading}>{search.heading}</h1>
          <SearchBox key={query} scope={layout} query={query} large />
          <Results layout={layout} query={query} found={results} />
        </div>
      </div>
    </HandbookLayout>
  )
}
