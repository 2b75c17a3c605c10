import { PageHead } from '../../../frame/page-head.tsx'
import { interpolate } from '../../../language/format.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { handbookOf } from '../../../request/handbook-of.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { Bar } from '../layout/bar.tsx'
import { HandbookLayout } from '../layout/handbook-layout.tsx'
import { Tree, TreeButton } from '../layout/tree.tsx'
import { loadLayout } from '../load-layout.ts'
import { loadOutline } from '../load-outline.ts'
import { loadResults } from '../search/load-results.ts'
import { questionOf } from '../search/question.ts'
import { SearchBox } from '../search/search-box.tsx'
import type { Route } from './+types/page'
import styles from './results.module.css'
import { Results } from './results.tsx'
import '../heading-faces.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const handbook = handbookOf(params)
  const site = context.get(siteRequest)
  const question = questionOf(url.searchParams.get('q') ?? '')
  const [{ tree }, results] = await Promise.all([
    loadOutline(site, locale, handbook.version.group_version),
    loadResults(site, locale, handbook.version.group_version, {
      question,
      after: url.searchParams.get('after') ?? undefined,
    }),
  ])
  const room = loadLayout(site, locale, handbook, ({ slug }) => ({
    page: `/handbook/${handbook.product}/${slug}/search`,
    anchor: question && `?${new URLSearchParams({ q: question })}`,
  }))
  return { room, tree, question, results, picture: getSharingPicture('/handbook', locale).src }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { room, tree, question, results, picture } = loaderData
  const { locale, origin, product } = room
  const { search, room: around } = room.copy
  const names = { product, version: room.version.title }
  return (
    <HandbookLayout lightMode={room.lightMode}>
      <PageHead
        {...{ origin, locale, picture }}
        page={`${room.page}/search`}
        title={interpolate(search.title, names)}
        description={interpolate(search.description, names)}
      />
      <meta name="robots" content="noindex" />
      <Bar room={room} contents={<TreeButton label={around.tree} />} />
      <div className={styles.columns}>
        <Tree room={room} pages={tree} active={[]} />
        <div className={styles.found}>
          <h1 className={styles.heading}>{search.heading}</h1>
          <SearchBox key={question} room={room} question={question} large />
          <Results room={room} question={question} found={results} />
        </div>
      </div>
    </HandbookLayout>
  )
}
