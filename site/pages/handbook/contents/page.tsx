import { Link, useLocation } from 'react-router'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import { PageHead } from '../../../frame/page-head.tsx'
import { link } from '../../../language/link.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { loadHandbook } from '../../../request/load-handbook.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { LateKeep } from '../keep/late-keep.tsx'
import { loadKeep } from '../keep/load-keep.ts'
import { Bar, nameOf } from '../layout/bar.tsx'
import { HandbookLayout } from '../layout/handbook-layout.tsx'
import { OldVersion } from '../layout/old-version.tsx'
import { loadCopy } from '../load-copy.ts'
import { loadLayout } from '../load-layout.ts'
import { loadOutline } from '../load-outline.ts'
import { SearchBox } from '../search/search-box.tsx'
import { absentId } from '../tree/counterpart.ts'
import type { Route } from './+types/page'
import styles from './contents.module.css'
import { Sections } from './sections.tsx'
import '../heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const handbook = await loadHandbook(site, params)
  const { tree, total } = await loadOutline(site, locale, handbook.version.group_version)
  const layout = loadLayout(site, locale, handbook, ({ slug }) => ({
    page: `/handbook/${handbook.product}/${slug}`,
    anchor: '',
  }))
  const picture = getSharingPicture('/handbook', locale).src
  const { contents, reading } = loadCopy(site, locale)
  // The address without a version shows the latest one.
  const head =
    params.version === undefined
      ? {
          page: `/handbook/${handbook.product}` as const,
          title: layout.copy.layout.name,
          description: contents.descriptionOfLatest,
        }
      : { page: handbook.page, title: contents.title, description: contents.description }
  return {
    layout,
    tree,
    total,
    head,
    picture,
    copy: { contents, handbooks: reading.handbooks },
    late: { keep: loadKeep(site, locale) },
  }
}

export default function Contents({ loaderData }: Route.ComponentProps) {
  const { layout, tree, total, head, picture, copy, late } = loaderData
  const { locale, origin, product } = layout
  const version = layout.version.title
  const names = { product, version }
  const { hash } = useLocation()
  return (
    <HandbookLayout lightMode={layout.lightMode} keptLine={layout.copy.layout.kept}>
      <PageHead
        {...{ origin, locale, picture }}
        page={head.page}
        title={interpolate(head.title, names)}
        description={interpolate(head.description, names)}
      />
      <Bar layout={layout} />
      <div className={`grid ${styles.contents}`}>
        <div className={styles.head}>
          <p className={styles.back}>
            <Link to={link(locale, '/handbook')}>{copy.handbooks}</Link>
          </p>
          <h1 className={styles.heading}>
            <span lang="en">{product}</span> <span className={styles.version}>{version}</span>
            <span className="visually-hidden"> {copy.contents.name}</span>
          </h1>
          <p className={styles.lead}>{interpolate(plural(copy.contents.lead, total, locale), { version })}</p>
          <p id={absentId} className={styles.absent} data-shown={hash === `#${absentId}` || undefined}>
            {interpolate(copy.contents.absent, { version })}
          </p>
          <OldVersion layout={layout} path={null} />
          <SearchBox scope={layout} large />
          <LateKeep late={late} locale={locale} start={layout.start} page={null} name={nameOf(layout)} />
        </div>
        {tree.length === 0 ? (
          <p className={styles.missing}>{copy.contents.missing}</p>
        ) : (
          <Sections start={layout.start} pages={tree} locale={locale} copy={copy.contents} />
        )}
      </div>
    </HandbookLayout>
  )
}
